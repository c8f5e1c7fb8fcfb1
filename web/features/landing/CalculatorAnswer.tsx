import { Dash, Figure, Ledger } from '../../components/figures/index.ts'
import { sampleCase } from '../../components/plans/index.ts'
import type { Answer } from './work-out.ts'

const leftOut =
  'From salary and rent alone. Business income, pension, NHF, NHIS, benefits and the rest are in the full questionnaire.'

/** What the small calculator found, and what it left out. */
export function CalculatorAnswer({ answer }: { answer: Answer | 'unreachable' }) {
  if (answer === 'unreachable')
    return <p>The calculator could not be fetched. Check your network and try again.</p>
  if (answer.kind === 'faults') return <p>Mend the amounts to see the tax.</p>
  if (answer.kind === 'exempt')
    return (
      <>
        <Figure label={`Tax for ${sampleCase.taxYear}`} value="₦0" />
        <p>{answer.reason}</p>
        <p className="note">{leftOut}</p>
      </>
    )
  return (
    <>
      <Figure label={`Tax for ${sampleCase.taxYear}, as a free account shows it`} value={answer.masked} />
      <Ledger
        lines={[
          { label: 'Band reached', amount: `${answer.band} at ${answer.rate}%` },
          { label: 'Each month, effective rate', amount: <Dash means="Hidden, shown with Pro" /> },
        ]}
      />
      <p className="note">{leftOut}</p>
    </>
  )
}
