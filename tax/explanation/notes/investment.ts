import { formatNaira } from '../../money/format.ts'
import { given } from '../../rules/declared.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { administrationSection, citationLine, section } from '../../years/sections.ts'
import { certainChanges } from '../certain-changes.ts'
import { withAmount, withMoreIncome } from '../what-if.ts'
import { has, isPensioner, type NoteRule, ofChange } from './note.ts'

/** Tax withheld from a Nigerian dividend is final [spec 15.5]. */
export const dividendsNote: NoteRule = {
  id: 'dividends-final',
  heading: 'Nigerian dividends are taxed before you get them',
  section: citationLine([section('28(2)(b)(iv)'), administrationSection('51(3)')]),
  concerns: (assessment) => certainChanges['dividends-final'](assessment) !== null,
  says: 'The 10% that the company withheld is the final tax on them: by the Act they are left out of your income.',
  does: (assessment) =>
    ofChange(
      assessment,
      certainChanges['dividends-final'](assessment)?.(assessment.declared) ?? assessment.declared,
      (tax) => `Without them your tax is ${tax}.`,
    ),
}

/** Interest on government bonds is exempt, on short-term securities finally taxed [spec 15.6]. */
export const interestNote: NoteRule = {
  id: 'interest-exempt',
  heading: 'Some interest is not taxed again',
  section: citationLine([section('163(1)(n)'), administrationSection('51(5)')]),
  concerns: (assessment) => has('interest')(assessment) && !isPensioner(assessment),
  says: 'Interest on Federal and State bonds is exempt, and on short-term securities and corporate bonds the tax withheld is final.',
  does: (assessment) =>
    ofChange(
      assessment,
      withAmount(assessment.declared, 'interest', 0),
      (tax) => `If all of yours is of these kinds, your tax is ${tax}.`,
    ),
}

/** The Act has no rule that a pensioner's interest is free [spec 15.6]. */
export const pensionerInterestNote: NoteRule = {
  id: 'pensioner-interest',
  heading: 'Interest is taxed for pensioners too',
  section: section('28', '163(1)(n)'),
  concerns: (assessment) => has('interest')(assessment) && isPensioner(assessment),
  says: 'We count a pensioner’s interest as zero; the Act taxes interest that is neither exempt nor finally taxed.',
  does: (assessment) =>
    ofChange(
      assessment,
      withMoreIncome(assessment.declared, given(assessment.declared, 'interest') ?? 0),
      (tax) => `If yours is such, your tax is ${tax}.`,
    ),
}

/** Nor that a pensioner's foreign dividends are [spec 15.6, 15.9]. */
export const pensionerForeignDividendsNote: NoteRule = {
  id: 'pensioner-foreign-dividends',
  heading: 'Foreign dividends may be taxed',
  section: section('12', '163(1)(s)'),
  concerns: (assessment) => has('dividendsForeign')(assessment) && isPensioner(assessment),
  says: 'We count a pensioner’s foreign dividends as zero; the Act exempts only those brought in through approved channels.',
  does: (assessment) =>
    ofChange(
      assessment,
      withMoreIncome(assessment.declared, given(assessment.declared, 'dividendsForeign') ?? 0),
      (tax) => `If yours were not, your tax is ${tax}.`,
    ),
}

/** Foreign dividends through approved channels are exempt [spec 15.9]. */
export const foreignDividendsNote: NoteRule = {
  id: 'foreign-dividends-channels',
  heading: 'Foreign dividends may be exempt',
  section: section('163(1)(s)'),
  concerns: (assessment) => has('dividendsForeign')(assessment) && !isPensioner(assessment),
  says: 'Dividends from abroad that came in through approved channels are exempt.',
  does: (assessment) =>
    ofChange(
      assessment,
      withAmount(assessment.declared, 'dividendsForeign', 0),
      (tax) => `If yours did, your tax is ${tax}.`,
    ),
}

/** So are foreign interest, rent and royalties [spec 15.9]. */
export const foreignIncomeNote: NoteRule = {
  id: 'foreign-income-channels',
  heading: 'Some income from abroad is exempt',
  section: section('163(1)(s)', '120'),
  concerns: has('foreignIncome'),
  says: 'Interest, rent and royalties from abroad that came in through approved channels are exempt; for the rest, tax paid abroad is credited.',
  does: (assessment) =>
    ofChange(
      assessment,
      withAmount(assessment.declared, 'foreignIncome', 0),
      (tax) => `If all of yours is exempt, your tax is ${tax}.`,
    ),
}

/** Compensation for loss of office is free up to 50 million [spec 15.10]. */
export const lossOfOfficeNote: NoteRule = {
  id: 'loss-of-office',
  heading: 'Compensation for losing a job is mostly free',
  section: noteFigures.lossOfOfficeFree.source,
  concerns: has('otherIncome'),
  says: `The first ${formatNaira(noteFigures.lossOfOfficeFree.value)} of compensation for loss of office or injury is outside tax.`,
  does: (assessment) => {
    const other = given(assessment.declared, 'otherIncome') ?? 0
    const excess = Math.max(0, other - noteFigures.lossOfOfficeFree.value * 100)
    return ofChange(
      assessment,
      withAmount(assessment.declared, 'otherIncome', excess),
      (tax) => `If your other income is such, your tax is ${tax}.`,
    )
  },
}
