import { useMemo } from 'react'
import type { Draft } from '../../../../contract/http/index.ts'
import {
  actName,
  explain,
  formatNaira,
  sameInWords,
  type ContributionKey,
  listed,
} from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { Ledger } from '../../../components/figures/index.ts'
import { contributionOf } from '../assumed.ts'
import { lawYear } from '../compute.ts'
import { currentYear } from '../dates.ts'
import { ExemptionWords } from '../figures/ExemptionWords.tsx'
import { ResultBox } from '../figures/ResultHead.tsx'
import { UnderTheTotal } from '../figures/YearLaw.tsx'
import { payeInWords, putAsideInWords } from './month-words.ts'

type DraftAnswers = Draft['answers']

const useExplained = (answers: DraftAnswers) =>
  useMemo(() => explain(answers, { currentYear: currentYear() }), [answers])

/** What the Act comes to, or the law of a year before it, under the total. */
export function ByTheAct({ answers }: { answers: DraftAnswers }) {
  const { act, yearLaw, result } = useExplained(answers)
  if (yearLaw !== null) return <UnderTheTotal {...yearLaw} amount={<b>{formatNaira(yearLaw.totalTax)}</b>} />
  if (act === null) return null
  if (act.totalTax === result.totalTax) return <p className="note">{sameInWords(act)}.</p>
  return (
    <UnderTheTotal
      name={actName(act)}
      words={act.parts.map(({ words }) => words)}
      amount={formatNaira(act.totalTax)}
    />
  )
}

/** On what an exemption rests, and what the Act says of the pay. */
export function Exemption({ answers }: { answers: DraftAnswers }) {
  const { standing } = useExplained(answers)
  return <ExemptionWords standing={standing} taxYear={lawYear(answers)} />
}

/**
 * The month: PAYE in this result, by the Act and on the payslip, or what to put aside.
 * @param onCount counts contributions as ₦0 and calculates again; absent where that cannot be done.
 */
export function Month({
  answers,
  onCount,
}: {
  answers: DraftAnswers
  onCount: ((keys: readonly ContributionKey[]) => void) | undefined
}) {
  const { act, month } = useExplained(answers)
  if (act === null) return null
  const words = month === null ? putAsideInWords(act) : payeInWords(month, act, lawYear(answers))
  if (words === undefined) return null
  const { before, figure, after, rows, sentences, cite, count } = words
  const names = listed(count.map((key) => contributionOf(key)?.shortName ?? ''))
  return (
    <ResultBox before={before} figure={figure} after={after}>
      {rows.length > 0 && (
        <Ledger
          lines={rows.map(({ label, amount, mine }) => ({
            label: mine ? <b>{label}</b> : label,
            amount: mine ? <b>{amount}</b> : amount,
          }))}
        />
      )}
      <p>{sentences.join(' ')}</p>
      {cite !== undefined && <p className="cite">{cite}</p>}
      {onCount !== undefined && count.length > 0 && (
        <Button kind="link" onClick={() => onCount(count)}>
          Count {names} as ₦0 and calculate again
        </Button>
      )}
    </ResultBox>
  )
}
