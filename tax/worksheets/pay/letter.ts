import { formatNaira } from '../../money/format.ts'
import { told } from '../../years/told.ts'
import type { EmployerCheck, Finding } from './check-payslips.ts'
import { unnamedEmployer } from './employer-year.ts'
import { awayInWords, causeWords, findingWords, groundOf } from './finding-words.ts'
import { type CheckBeside, limitsInLetter } from './left-out.ts'
import { monthName } from './months.ts'

/** A letter to an employer, to be copied: nothing is sent. */
export interface Letter {
  readonly subject: string
  /** A paragraph each. */
  readonly paragraphs: readonly string[]
}

/**
 * Asks the employer to look at the PAYE that the check does not follow, with figures, months and sections.
 * @returns null where nothing was found.
 */
export function letterOf(check: EmployerCheck, beside: CheckBeside): Letter | null {
  const { taxYear } = beside
  if (check.findings.length === 0) return null
  const until = check.months[check.months.length - 1]?.month
  const isAll = check.isComplete || typeof until !== 'number'
  const when = isAll ? `for ${taxYear}` : `until ${monthName(until)} ${taxYear}`
  return {
    subject: `PAYE on my pay of ${taxYear}`,
    paragraphs: [
      'Dear Sir or Madam,',
      `I compared the PAYE that was taken from my pay ${check.name === unnamedEmployer ? 'with you' : `at ${check.name}`} in ${taxYear} with what the law asks, and I come to another figure. Please look at it with me.`,
      ...check.findings.map((finding) => paragraphOf(finding, check, taxYear)),
      ...(check.taken === null ? [] : [sumOf(check, check.taken, when)]),
      ...limitsInLetter(check, beside),
      ...unsureOf(check.findings),
      'May I ask you for three things: how the figures were worked out; that what is too much or too little is put right in the next payslips; and the record that the PAYE of these months was paid to the State.',
      `PAYE is paid to the State by the ${told.payeRemittanceDay.value}th of the next month (${told.payeRemittanceDay.source}).`,
      'If I have missed something, please tell me and I will correct my figures. Thank you.',
      'Yours faithfully,',
      '______________________________',
    ],
  }
}

function paragraphOf(finding: Finding, check: EmployerCheck, taxYear: number): string {
  const { section, reportedBy } = groundOf(finding)
  const why = finding.causes
    .filter((cause) => cause !== 'unknown')
    .map((cause) => fromMe(causeWords(cause, taxYear)))
  const source = reportedBy === undefined ? '' : ` Reported: ${reportedBy}.`
  return [findingWords(finding, check), ...why, `${section}.${source}`].join(' ')
}

/** The same sentence as the person says it of themselves. */
const fromMe = (words: string) =>
  words
    .replace(/\byour own year\b/g, 'my own year')
    .replace(/\byour\b/g, 'my')
    .replace(/\bYour\b/g, 'My')
    .replace(/\bas if you were\b/g, 'as if I were')
    .replace(/\bYou work fewer there\b/g, 'I work fewer with you')
    .replace(/\bthat you told this employer of\b/g, 'that I told you of')

function sumOf({ due, yearTax, isComplete }: EmployerCheck, taken: number, when: string): string {
  const over = Math.round((taken - due) * 100) / 100
  const sum = `In all, ${formatNaira(taken)} was taken ${when} and ${formatNaira(due)} was due: ${over === 0 ? 'no difference' : awayInWords(over)}.`
  return isComplete ? sum : `${sum} The tax of the year on this pay would be ${formatNaira(yearTax)}.`
}

function unsureOf(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.flatMap((finding) => groundOf(finding).unsure ?? []))]
}
