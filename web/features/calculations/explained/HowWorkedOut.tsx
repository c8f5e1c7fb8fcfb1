import {
  citationText,
  formatNaira,
  shownLines,
  signedAmount,
  totalDeductionsOf,
  type Line,
  type Result,
} from '../../../../tax/index.ts'
import { articleOfLine } from '../../../../tax/guide/article-ids.ts'
import { helpAddress } from '../../../addresses.ts'
import { GuideLink } from '../../../components/Help.tsx'
import { Ledger, Workings, WorkingLine } from '../../../components/figures/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import { ledgerOf } from './figures.ts'

/** Every figure of a result with its inputs, rule and section of law. */
export function HowWorkedOut({ lines, result }: { lines: readonly Line[]; result: Result }) {
  return (
    <Fold heading="How this was worked out" outcome={`${formatNaira(totalDeductionsOf(result))} off`}>
      <p className="note">Open a line to see the sum and the section of the Act.</p>
      <Workings>
        {shownLines(lines).map((line) => (
          <WorkedOut key={line.id} line={line} />
        ))}
      </Workings>
    </Fold>
  )
}

const kinds = { sum: 'sum', total: 'final' } as const

function WorkedOut({ line }: { line: Line }) {
  const { role, label, sentence, citation } = line
  const ledger = ledgerOf(line)
  return (
    <WorkingLine
      label={
        role === 'exempt' ? (
          <>
            {label} <span className="note">not counted</span>
          </>
        ) : (
          label
        )
      }
      amount={formatNaira(signedAmount(line))}
      cite={citationText(citation)}
      kind={role === 'sum' || role === 'total' ? kinds[role] : 'line'}
    >
      <p>{sentence}</p>
      {ledger.length > 0 && <Ledger lines={ledger} />}
      <p>
        <GuideLink to={helpAddress(articleOfLine(line.id))} />
      </p>
    </WorkingLine>
  )
}
