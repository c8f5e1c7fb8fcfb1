import { lessOrNothing, wholeKobo } from '../../money/exact.ts'
import { charge } from '../../rules/bands.ts'
import { minimumWageOfMonth, minimumWageSection } from '../../rules/jobs.ts'
import { firstYearOfAct, lawOf } from '../../years/index.ts'
import { reporters } from '../../years/reporters.ts'
import { administrationSection, section } from '../../years/sections.ts'
import type { WorksheetContent } from '../kinds.ts'
import type { WorkContext, WorkedLine, WorkedSection } from '../rules.ts'
import { contributionsIn, type EmployerYear, payIn, payingEmployers } from './employer-year.ts'
import { monthsInWords, monthsOfYear } from './months.ts'

const line = (label: string, kobo: number, notes: readonly string[] = []): WorkedLine => ({
  label,
  amount: kobo / 100,
  kind: 'line',
  notes,
})
const sum = (label: string, kobo: number, notes: readonly string[] = []): WorkedLine => ({
  ...line(label, kobo, notes),
  kind: 'sum',
})

/** The pay of each employer, and the tax on all of it together beside the PAYE that was taken. */
export function paySections(
  content: WorksheetContent<'pay'>,
  { taxYear }: WorkContext,
): readonly WorkedSection[] {
  const employers = payingEmployers(content)
  if (employers.length === 0) return []
  const each = employers.map((employer) => sectionOf(employer))
  return taxYear < firstYearOfAct ? each : [...each, together(employers, taxYear)]
}

function sectionOf({ name, slips, figures, paidIn }: EmployerYear): WorkedSection {
  const months = paidIn.length === 0 ? '' : `: ${monthsInWords(paidIn)}`
  const from =
    slips.length === 0
      ? `From the amounts of the year${months}.`
      : `From ${slips.length} ${slips.length === 1 ? 'payslip' : 'payslips'}${months}.`
  const { salary, bonus, paye } = figures
  return {
    heading: name,
    lines: [
      line('Salary and allowances', salary ?? 0, [
        from,
        `It belongs to the time worked: ${section('26(2)')}.`,
      ]),
      ...(bonus === null
        ? []
        : [
            line('Bonus, commission, 13th month, leave pay', bonus, [
              `Counted on the day it was paid; after you left, on your last day of work: ${section('26(2)')}.`,
            ]),
          ]),
      sum('Pay', payIn(figures)),
      line('Your own contributions', -contributionsIn(figures), [
        `What was paid comes off: ${section('30(2)(a)')}.`,
      ]),
      line('PAYE taken', paye ?? 0),
    ],
  }
}

const isExempt = ({ figures, benefits, paidIn }: EmployerYear) =>
  payIn(figures) + (benefits ?? 0) <= minimumWageOfMonth * 100 * Math.max(1, paidIn.length)

/** The months of work after the last payslip: "Zenith, August to December". */
function monthsToCome({ name, slips, last }: EmployerYear): readonly string[] {
  if (slips.length === 0) return []
  const until = Math.max(...slips.map(({ month }) => month))
  const end = last ?? monthsOfYear
  const months = Array.from({ length: Math.max(0, end - until) }, (_, index) => until + 1 + index)
  return months.length === 0 ? [] : [`${name}, ${monthsInWords(months)}`]
}

/** One person, one set of bands: the tax on all pay that is not exempt, less the PAYE of every employer. */
function together(employers: readonly EmployerYear[], taxYear: number): WorkedSection {
  const kobo = (of: (employer: EmployerYear) => number, some = employers) =>
    some.reduce((all, employer) => all + of(employer), 0)
  const exempt = employers.filter(isExempt)
  const pay = kobo(({ figures }) => payIn(figures))
  const free = kobo(({ figures }) => payIn(figures), exempt)
  const off = kobo(({ figures }) => contributionsIn(figures))
  const taken = kobo(({ figures }) => figures.paye ?? 0)
  const chargeable = lessOrNothing(wholeKobo(pay - free), wholeKobo(off))
  const tax = charge(chargeable, lawOf(taxYear).bands.list).totalTax * 100
  const open = employers.flatMap((employer) => monthsToCome(employer))
  const toCome =
    open.length === 0
      ? []
      : [
          `Payslips are still to come: ${open.join('; ')}. This is the tax on what is typed so far; the bands are those of a whole year.`,
        ]
  return {
    heading: open.length === 0 ? 'All employers together' : 'All employers together, so far',
    lines: [
      line('Pay', pay),
      ...(exempt.length === 0
        ? []
        : [
            line('Pay up to the minimum wage, exempt', -free, [
              `Each job is looked at alone: ${exempt.map(({ name }) => name).join(', ')}. ${minimumWageSection}.`,
              `Month by month: reported, ${reporters.boardGuidelines}.`,
            ]),
          ]),
      line('Your own contributions', -off, [section('30(2)(a)')]),
      sum('Left of your pay', chargeable.kobo),
      line('Tax on it, by the bands', tax, [
        'Your bands count once for all jobs. Rent and other reliefs, benefits and other income are not in this figure: they are in your result.',
        'Section 58 and Fourth Schedule.',
      ]),
      line('PAYE of every employer', -taken, [administrationSection('51(6) and (7)')]),
      {
        ...line(tax < taken ? 'Taken too much' : 'Not taken yet', Math.abs(tax - taken), toCome),
        kind: 'final',
      },
    ],
  }
}
