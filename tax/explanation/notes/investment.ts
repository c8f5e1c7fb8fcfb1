import { formatNaira } from '../../money/format.ts'
import { given } from '../../rules/declared.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { administrationSection, citationLine, section } from '../../years/sections.ts'
import { certainChanges } from '../certain-changes.ts'
import { withAmount, withMoreIncome } from '../what-if.ts'
import { noteOfChange, type NoteRule } from './note.ts'

/** Tax withheld from a Nigerian dividend is final [spec 15.5]. */
export const dividendsNote: NoteRule = (assessment) => {
  const changed = certainChanges['dividends-final'](assessment)
  if (changed === null) return null
  return noteOfChange(assessment, changed(assessment.declared), {
    id: 'dividends-final',
    heading: 'Nigerian dividends are taxed before you get them',
    words: (tax) =>
      `The 10% that the company withheld is the final tax on them. Left out of your income, your tax is ${tax}.`,
    section: citationLine([section('28(2)(b)(iv)'), administrationSection('51(3)')]),
  })
}

/** Interest on government bonds is exempt, on short-term securities finally taxed [spec 15.6]. */
export const interestNote: NoteRule = (assessment) => {
  const { declared } = assessment
  if ((given(declared, 'interest') ?? 0) === 0 || declared.status === 'pensioner') return null
  return noteOfChange(assessment, withAmount(declared, 'interest', 0), {
    id: 'interest-exempt',
    heading: 'Some interest is not taxed again',
    words: (tax) =>
      `Interest on Federal and State bonds is exempt, and on short-term securities and corporate bonds the tax withheld is final. If all of yours is of these kinds, your tax is ${tax}.`,
    section: citationLine([section('163(1)(n)'), administrationSection('51(5)')]),
  })
}

/** The Act has no rule that a pensioner's interest is free [spec 15.6]. */
export const pensionerInterestNote: NoteRule = (assessment) => {
  const { declared } = assessment
  const interest = given(declared, 'interest') ?? 0
  if (interest === 0 || declared.status !== 'pensioner') return null
  return noteOfChange(assessment, withMoreIncome(declared, interest), {
    id: 'pensioner-interest',
    heading: 'Interest is taxed for pensioners too',
    words: (tax) =>
      `We count a pensioner’s interest as zero; the Act taxes interest that is neither exempt nor finally taxed. If yours is such, your tax is ${tax}.`,
    section: section('28', '163(1)(n)'),
  })
}

/** Nor that a pensioner's foreign dividends are [spec 15.6, 15.9]. */
export const pensionerForeignDividendsNote: NoteRule = (assessment) => {
  const { declared } = assessment
  const dividends = given(declared, 'dividendsForeign') ?? 0
  if (dividends === 0 || declared.status !== 'pensioner') return null
  return noteOfChange(assessment, withMoreIncome(declared, dividends), {
    id: 'pensioner-foreign-dividends',
    heading: 'Foreign dividends may be taxed',
    words: (tax) =>
      `We count a pensioner’s foreign dividends as zero; the Act exempts only those brought in through approved channels. If yours were not, your tax is ${tax}.`,
    section: section('12', '163(1)(s)'),
  })
}

/** Foreign dividends through approved channels are exempt [spec 15.9]. */
export const foreignDividendsNote: NoteRule = (assessment) => {
  const { declared } = assessment
  if ((given(declared, 'dividendsForeign') ?? 0) === 0 || declared.status === 'pensioner') return null
  return noteOfChange(assessment, withAmount(declared, 'dividendsForeign', 0), {
    id: 'foreign-dividends-channels',
    heading: 'Foreign dividends may be exempt',
    words: (tax) =>
      `Dividends from abroad that came in through approved channels are exempt. If yours did, your tax is ${tax}.`,
    section: section('163(1)(s)'),
  })
}

/** So are foreign interest, rent and royalties [spec 15.9]. */
export const foreignIncomeNote: NoteRule = (assessment) => {
  if ((given(assessment.declared, 'foreignIncome') ?? 0) === 0) return null
  return noteOfChange(assessment, withAmount(assessment.declared, 'foreignIncome', 0), {
    id: 'foreign-income-channels',
    heading: 'Some income from abroad is exempt',
    words: (tax) =>
      `Interest, rent and royalties from abroad that came in through approved channels are exempt; for the rest, tax paid abroad is credited. If all of yours is exempt, your tax is ${tax}.`,
    section: section('163(1)(s)', '120'),
  })
}

/** Compensation for loss of office is free up to 50 million [spec 15.10]. */
export const lossOfOfficeNote: NoteRule = (assessment) => {
  const { declared } = assessment
  const other = given(declared, 'otherIncome') ?? 0
  if (other === 0) return null
  const free = noteFigures.lossOfOfficeFree
  const excess = Math.max(0, other - free.value * 100)
  return noteOfChange(assessment, withAmount(declared, 'otherIncome', excess), {
    id: 'loss-of-office',
    heading: 'Compensation for losing a job is mostly free',
    words: (tax) =>
      `The first ${formatNaira(free.value)} of compensation for loss of office or injury is outside tax. If your other income is such, your tax is ${tax}.`,
    section: free.source,
  })
}
