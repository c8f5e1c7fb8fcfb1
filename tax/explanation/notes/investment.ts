import { certainlyAlone } from '../../act/by-the-act.ts'
import { dividendsFinal } from '../../act/choices/investment.ts'
import { formatNaira } from '../../money/format.ts'
import { given } from '../../rules/declared.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { administrationSection, citationLine, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import { withAmount, withMoreIncome } from '../what-if.ts'
import { has, isPensioner, type NoteRule, ofChange, ofChoice } from './note.ts'

/** Tax withheld from a Nigerian dividend is final [spec 15.5]. */
export const dividendsNote: NoteRule = {
  id: 'dividends-final',
  heading: 'Nigerian dividends are taxed before you get them',
  section: citationLine([section('28(2)(b)(iv)'), administrationSection('51(3)')]),
  concerns: (assessment) => certainlyAlone(dividendsFinal, assessment) !== null,
  says: 'The 10% that the company withheld is the final tax on them: by the Act they are left out of your income.',
  does: (assessment) => ofChoice(assessment, dividendsFinal, (tax) => `Without them your tax is ${tax}.`),
}

/** Interest on government bonds is exempt, on short-term securities finally taxed [spec 15.6]. */
export const interestNote: NoteRule = {
  id: 'interest-exempt',
  settledBy: 'interest-kinds',
  ofResidents: true,
  heading: 'Some interest is not taxed again',
  section: citationLine([section('163(1)(n)'), administrationSection('51(5)')]),
  concerns: (assessment) => has('interest')(assessment) && !isPensioner(assessment),
  says: `Interest on Federal and State bonds is exempt, and on short-term securities and corporate bonds the tax withheld is final. Treasury bills belong to these, as reported by the ${reporters.treasuryBills}. Other interest, as on savings and deposits, is taxed.`,
  does: 'unknown',
}

/** The Act has no rule that a pensioner's interest is free [spec 15.6]. */
export const pensionerInterestNote: NoteRule = {
  id: 'pensioner-interest',
  settledBy: 'interest-kinds',
  ofResidents: true,
  heading: 'Interest is taxed for pensioners too',
  section: section('28', '163(1)(n)'),
  concerns: (assessment) => has('interest')(assessment) && isPensioner(assessment),
  says: 'We count a pensioner’s interest as zero. The Act taxes interest on savings and deposits for pensioners too; that on Federal and State bonds is exempt, and on short-term securities and corporate bonds the tax withheld is final.',
  does: 'unknown',
}

/** Nor that a pensioner's foreign dividends are [spec 15.6, 15.9]. */
export const pensionerForeignDividendsNote: NoteRule = {
  id: 'pensioner-foreign-dividends',
  settledBy: 'foreign-dividends',
  ofResidents: true,
  heading: 'Foreign dividends may be taxed',
  section: section('12', '163(1)(s)'),
  concerns: (assessment) => has('dividendsForeign')(assessment) && isPensioner(assessment),
  says: 'We count a pensioner’s foreign dividends as zero; the Act exempts only those brought in through approved channels. Which these are the Act does not say, so it is not certain.',
  does: (assessment) =>
    ofChange(
      assessment,
      withMoreIncome(assessment.declared, given(assessment.declared, 'dividendsForeign') ?? 0),
      (tax) => `If none of yours did, your tax is ${tax}.`,
    ),
}

/** Foreign dividends through approved channels are exempt [spec 15.9]. */
export const foreignDividendsNote: NoteRule = {
  id: 'foreign-dividends-channels',
  settledBy: 'foreign-dividends',
  ofResidents: true,
  heading: 'Foreign dividends may be exempt',
  section: section('163(1)(s)'),
  concerns: (assessment) => has('dividendsForeign')(assessment) && !isPensioner(assessment),
  says: 'Dividends from abroad that came in through approved channels are exempt. Which channels are approved the Act does not say, so it is not certain.',
  does: (assessment) =>
    ofChange(
      assessment,
      withAmount(assessment.declared, 'dividendsForeign', 0),
      (tax) => `If all of yours did, your tax is ${tax}.`,
    ),
}

/** So are foreign interest, rent and royalties, and never pay and fees: which part is exempt is not known [spec 15.9]. */
export const foreignIncomeNote: NoteRule = {
  id: 'foreign-income-channels',
  settledBy: 'foreign-income',
  ofResidents: true,
  heading: 'Foreign pay and fees are taxed here',
  section: section('163(1)(s)', '120'),
  concerns: has('foreignIncome'),
  says: 'A resident of Nigeria is taxed on pay, fees and profit from anywhere, and may credit the tax paid abroad on it, up to the Nigerian tax on that income. Exempt are only interest, rent and royalties from abroad, as dividends are, and only if they came in through approved channels. Which channels are approved the Act does not say, so it is not certain.',
  does: 'unknown',
}

/** What compensation for loss of office is: how much of other income is such is not known [spec 15.10]. */
export const lossOfOfficeNote: NoteRule = {
  id: 'loss-of-office',
  settledBy: 'compensation',
  heading: 'Compensation for losing a job is mostly free',
  section: noteFigures.lossOfOfficeFree.source,
  concerns: has('otherIncome'),
  says: `If some of your other income is compensation for losing a job, for injury or for libel, only the part of it above ${formatNaira(noteFigures.lossOfOfficeFree.value)} is charged. Leave pay and bonuses are not compensation. Whether the part above is charged in the same year or the next is not certain.`,
  does: 'unknown',
}
