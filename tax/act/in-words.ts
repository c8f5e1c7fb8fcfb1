import { formatNaira } from '../money/format.ts'
import type { Result } from '../result.ts'
import { choiceNames } from '../words/en/choice-names.ts'
import type { ByTheAct } from './by-the-act.ts'
import type { Ground } from './choice.ts'

/** What the Act comes to where it is not the result, with what makes the difference: two sentences; null elsewhere. */
export function actInWords({
  act,
  result,
}: {
  readonly act: ByTheAct | null
  readonly result: Result
}): string | null {
  if (act === null || act.totalTax === result.totalTax) return null
  const why = act.parts.map(({ words }) => `${words}.`).join(' ')
  return `By the Act itself it comes to ${formatNaira(act.totalTax)}. ${why}`
}

/** Where a difference comes from and how certain it is, a sentence each: its section first. */
export function groundInWords({ section, reportedBy, unsure }: Ground): readonly string[] {
  return [
    `${section}.`,
    ...(reportedBy === undefined ? [] : [`Reported, not read in the Act: ${reportedBy}.`]),
    ...(unsure === undefined ? [] : [`Not certain: ${unsure}`]),
  ]
}

/** What stands beside the bands in the Act's total, with its naira; negative where it is taken off. */
export function besideTheBands({
  presumptiveTax,
  foreignTaxCredit,
}: ByTheAct): readonly { readonly name: string; readonly amount: number }[] {
  return [
    { name: 'Of it on the turnover of your business', amount: presumptiveTax },
    { name: 'Tax paid abroad, taken off already', amount: foreignTaxCredit === 0 ? 0 : -foreignTaxCredit },
  ].filter(({ amount }) => amount !== 0)
}

/** What may still change the Act's total, in a sentence; null where nothing is left to ask. */
export function openInWords({ questions }: ByTheAct): string | null {
  const open = questions.filter(({ isOpen }) => isOpen).map(({ id }) => choiceNames[id])
  if (open.length === 0) return null
  return `What is not answered counts as in the result. Still open under Make it exact: ${open.join(', ')}.`
}

/** That the effects of the differences are not the difference of all together; null where they are. */
export function togetherInWords({ parts, totalTax }: ByTheAct, resultTax: number): string | null {
  const alone = parts.reduce((sum, { effect }) => sum + effect, 0)
  if (parts.length < 2 || alone === totalTax - resultTax) return null
  return `Each is counted alone here. All together they come to ${formatNaira(totalTax)}, since each changes what the next is counted on.`
}
