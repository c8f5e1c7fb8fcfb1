import {
  changeInWords,
  citationText,
  type Explanation,
  type Line,
  noteEffectInWords,
  type OldLaw,
  type OldLawReading,
  signedAmount,
  totalDeductionsOf,
  totalName,
} from '../explanation/index.ts'
import {
  actName,
  type ByTheAct,
  besideTheBands,
  groundInWords,
  openInWords,
  togetherInWords,
} from '../act/index.ts'
import { formatEffectiveRate, formatNaira, formatRate } from '../money/format.ts'
import type { Result } from '../result.ts'
import { type Row, table } from './table.ts'

const effect = (naira: number) => (naira > 0 ? `+${formatNaira(naira)}` : formatNaira(naira))

/** The result as a table. @param told what is said under it: how the person stands, in sentences. */
export function printResult(result: Result, told: readonly string[], heading: string): string {
  const rows: Row[] = [
    { label: totalName('earnedIncome'), figure: formatNaira(result.earnedIncome) },
    { label: totalName('investmentIncome'), figure: formatNaira(result.investmentIncome) },
    { label: totalName('benefitsInKind'), figure: formatNaira(result.benefitsInKind) },
    { label: totalName('annualIncome'), figure: formatNaira(result.annualIncome), concludes: true },
    { label: totalName('totalDeductions'), figure: formatNaira(-totalDeductionsOf(result)) },
    { label: totalName('taxableIncome'), figure: formatNaira(result.taxableIncome), concludes: true },
    ...result.breakdown.map(({ band, amount, rate, tax }) => ({
      label: `${band}: ${formatNaira(amount)} at ${formatRate(rate)}`,
      figure: formatNaira(tax),
    })),
    { label: totalName('totalTax'), figure: formatNaira(result.totalTax), concludes: true },
    { label: totalName('effectiveRate'), figure: formatEffectiveRate(result.effectiveRate) },
  ]
  const exempt = result.exemptionReason === null ? '' : `\n\nNo tax is due. ${result.exemptionReason}`
  return `${heading}\n\n${table(rows)}${exempt}${told.map((words) => `\n\n${words}`).join('')}`
}

const printLine = (line: Line) =>
  `${line.label}: ${formatNaira(signedAmount(line))}\n    ${line.sentence}\n    ${citationText(line.citation)}`

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `\n\n${title}\n\n${lines.join('\n')}`

const reading = ({ name, totalTax }: OldLawReading) => `  ${name}: ${formatNaira(totalTax)}`

/** The old law's figure in both readings, its relief beside ours, and what it says of a job at the minimum wage. */
function oldLawLines({ net, plain, consolidatedWords, exemption, totalTaxIfExempt }: OldLaw): string[] {
  const ifExempt = totalTaxIfExempt === null ? '' : ` If it is exempt: ${formatNaira(totalTaxIfExempt)}.`
  const pay = exemption && `  ${exemption.heading}. ${exemption.words}${ifExempt} ${exemption.source}.`
  return [reading(net), reading(plain), `  ${consolidatedWords}`, ...(pay === null ? [] : [pay])]
}

/** The Act's total under its differences, each with its section and how certain it is; then what is still open. */
function actLines(act: ByTheAct, { totalTax }: Result): readonly string[] {
  const parts = act.parts.map(
    ({ words, effect: by, ground }) => `  ${effect(by)}  ${words}. ${groundInWords(ground).join(' ')}`,
  )
  const beside = besideTheBands(act).map(({ name, amount }) => `  ${name}: ${formatNaira(amount)}`)
  const words = [togetherInWords(act, totalTax), openInWords(act)].flatMap((text) =>
    text === null ? [] : [`  ${text}`],
  )
  return [...parts, `  All together: ${formatNaira(act.totalTax)}`, ...beside, ...words]
}

/** The month in the result and by the Act; what an employer took in a year that is past is not worked out. */
function monthLines({ monthly: { tax, paye, takeHome }, act }: Explanation): readonly string[] {
  const all = `  Tax in this result: ${formatNaira(tax)}`
  if (act === null || paye === null || takeHome === null)
    return act === null || act.putAside === 0
      ? [all]
      : [all, `  To put aside, by the Act: ${formatNaira(act.putAside)}`]
  const isNone = act.isPayExempt
  return [
    all,
    `  PAYE in this result: ${formatNaira(paye)}`,
    `  ${actName(act).replace('By the Act', 'PAYE by the Act')}: ${formatNaira(isNone ? 0 : (act.paye ?? paye))}`,
    ...(act.putAside > 0 ? [`  To put aside beside PAYE, by the Act: ${formatNaira(act.putAside)}`] : []),
    `  Take-home pay: ${formatNaira(isNone ? takeHome + paye : takeHome)}`,
    '  Take-home pay holds when your employer counts the same rent and contributions as this result.',
  ]
}

/**
 * Everything that there is to say about a result.
 * @param told how the person stands, in sentences.
 * @param dropped what was typed for the Act and does not count, in sentences.
 */
export function printExplanation(
  explanation: Explanation,
  told: readonly string[],
  dropped: readonly string[],
  heading: string,
): string {
  const { result, lines, assumptions, notes, oldLaw, changes, notOffered, act } = explanation
  return [
    printResult(result, told, heading),
    section('How it came about', lines.map(printLine)),
    section(
      'Assumptions (what each does to the tax)',
      assumptions.map(({ words, effect: by }) => `  ${effect(by)}  ${words}`),
    ),
    section(
      'What the Act says (none of it changes the result)',
      notes.map(
        ({ heading: title, words, section: where, effect: by }) =>
          `  ${noteEffectInWords(by)}  ${title}. ${words} ${where}.`,
      ),
    ),
    section(
      'By the Act (what each difference does to the tax alone)',
      act === null ? [] : actLines(act, result),
    ),
    section(
      'Not counted by the Act as typed',
      dropped.map((words) => `  ${words}`),
    ),
    section(`The old law: ${oldLaw.words}`, oldLawLines(oldLaw)),
    section('What would change it', [
      ...changes.map(
        (change) => `  ${changeInWords(change)}  ${change.heading}. ${change.words} ${change.section}.`,
      ),
      ...(notOffered === null ? [] : [`  ${notOffered}`]),
    ]),
    section('A month', monthLines(explanation)),
  ].join('')
}
