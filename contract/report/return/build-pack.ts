import { product } from '../../http/index.ts'
import { dueOf } from '../../../tax/settlement/days.ts'
import { firstOf, remarksOf } from '../remarks.ts'
import { mapTexts, type Answer, type Fact, type Report, type Row, type Section } from '../report.ts'
import { cleanText } from '../request/taxpayer.ts'
import { naira, row } from '../table.ts'
import { dayInWords, reportWords } from '../words.ts'
import { fieldsOf } from './fields.ts'
import type { Pack } from './pack.ts'
import { balanceSection, finalTaxSection } from './sections/balance.ts'
import { checklistSection, declarationSection, whereSection } from './sections/closing.ts'
import { deductionsWithProof } from './sections/deductions.ts'
import { incomeBySource, leftOutSection } from './sections/income.ts'
import { kindsSection } from './sections/kinds.ts'
import { taxSections } from './sections/tax.ts'
import { taxIdOf, whoSection } from './sections/who.ts'
import { worksheetSections } from './sections/worksheet.ts'
import { yearsSection } from './sections/years.ts'
import { statedTax } from './pack.ts'

/** The words of the pack that nothing else may state. */
const words = {
  subtitle: 'Return pack: what to copy into your income tax return',
  notOfficial:
    'This is not an official form. We have not seen Form A of Lagos, or the form of any other State. Copy these figures into the form of your tax office, and hand this in with it where the office takes it.',
} as const

/** "NaijaTax-Return-2026-2026-11-20.pdf" and ".zip". @param today YYYY-MM-DD in Nigeria. */
export function packFileName(taxYear: number, today: string, ending: 'pdf' | 'zip'): string {
  return `${reportWords.title}-Return-${taxYear}-${today}.${ending}`
}

/**
 * The return of a calculation on paper, its sections in the order in which a return asks for them. Masked, it has each
 * section with a dash for every figure [spec 31.1, 31.2, 31.10].
 */
export function packReport(pack: Pack): Report {
  const { source, taxYear, calculation } = pack
  const name = `${reportWords.title}: ${words.subtitle}`
  const report: Report = {
    language: 'en-NG',
    documentTitle: `${name}, ${reportWords.taxYear} ${taxYear}`,
    title: reportWords.title,
    subtitle: words.subtitle,
    runningHead: name,
    facts: factsOf(pack),
    first: [words.notOfficial, statedInWords(pack), ...firstOf(source, calculation)],
    answer: answerOf(pack),
    act: taxRow(pack),
    remarks: remarksOf(calculation, source),
    isMasked: calculation.open === undefined,
    picture: null,
    sections: sectionsOf(pack),
    footer: { date: dayInWords(source.today), owner: product.footer },
    fileName: packFileName(taxYear, source.today, 'pdf'),
  }
  return mapTexts(report, cleanText)
}

function sectionsOf(pack: Pack): readonly Section[] {
  const sections = [
    whoSection(pack),
    incomeBySource(pack),
    ...worksheetSections(pack, 'pay'),
    ...worksheetSections(pack, 'business'),
    kindsSection(pack),
    ...worksheetSections(pack, 'foreign'),
    ...worksheetSections(pack, 'gains'),
    leftOutSection(pack),
    deductionsWithProof(pack),
    ...taxSections(pack),
    ...worksheetSections(pack, 'payments'),
    finalTaxSection(pack),
    balanceSection(pack),
    yearsSection(pack),
    declarationSection(pack),
    checklistSection(pack),
    whereSection(pack),
  ]
  return sections.filter((section) => section !== null)
}

function factsOf(pack: Pack): readonly Fact[] {
  const { taxYear, source } = pack
  const due = dueOf(taxYear)
  const state = fieldsOf(pack, 'details').find(({ key }) => key === 'stateOfResidence')?.text ?? ''
  return [
    { label: reportWords.taxpayer, value: source.taxpayer.name ?? reportWords.notGiven },
    { label: 'Tax ID', value: taxIdOf(pack) || reportWords.notGiven },
    { label: reportWords.taxYear, value: String(taxYear) },
    {
      label: 'Return due, and State',
      value:
        [due === null ? '' : dayInWords(due.day), state].filter((text) => text !== '').join(', ') ||
        reportWords.notGiven,
    },
  ]
}

/** Which of the two readings the return states, and why. */
function statedInWords({ stated, calculation }: Pack): string {
  if (calculation.open === undefined || stated === 'act')
    return 'The figure to hand in is the one by the Act, because a return is your own working by the law. Our estimate stands beside it.'
  return 'The figure here is our estimate: the Act itself is not read for this calculation.'
}

/** What is left by the reading that the return states: to pay, to get back, or nothing. */
function answerOf({ settlement, stated }: Pack): Answer {
  const by = stated === 'act' ? 'by the Act' : 'by our estimate'
  if (settlement === null) return { kind: 'due', label: `Left to pay, ${by}`, amount: naira(null) }
  const { left } = settlement
  if (left === 0)
    return {
      kind: 'exempt',
      label: 'NOTHING IS LEFT TO PAY',
      reason: 'You hand in the return all the same: it shows why.',
    }
  const label = left > 0 ? 'Left to pay' : 'To get back'
  return { kind: 'due', label: `${label}, ${by}`, amount: naira(Math.abs(left)) }
}

/** The tax of the year, from which the balance comes, with the other reading beside it. */
function taxRow(pack: Pack): Row {
  const { stated, calculation } = pack
  const estimate = calculation.open?.totalTax
  const notes =
    stated === 'act' && estimate !== undefined ? [`By our estimate it is ${naira(estimate)}.`] : []
  return row(['Tax of the year', naira(statedTax(pack))], 'line', notes)
}
