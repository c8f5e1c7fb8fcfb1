import { listed } from '../../listed.ts'
import { certainlyAlone } from '../../act/by-the-act.ts'
import { contributionsPaid, pensionerDeductions } from '../../act/choices/contributions.ts'
import { amountOf, contributionRows } from '../../answers/keys.ts'
import { isBlank } from '../../answers/raw-answers.ts'
import { partOf } from '../../rules/assess.ts'
import { emptyContributions, has, isPensioner, type NoteRule, ofChoice, ofDeduction } from './note.ts'
import { reporters } from '../../years/reporters.ts'

/** Only contributions that were paid come off [spec 15.3]. */
export const contributionsNote: NoteRule = {
  id: 'contributions-paid',
  settledBy: 'contributions-paid',
  heading: 'Only what you paid comes off',
  section: 'Section 30(2)(a)(i) to (iii)',
  concerns: (assessment) => certainlyAlone(contributionsPaid, assessment) !== null,
  says: (assessment) => {
    const names = emptyContributions(assessment).map(({ shortName }) => shortName)
    return `The Act takes off pension, NHF and NHIS that were really paid. What is assumed for ${listed(names)} comes off by the Act only if you paid it.`
  },
  does: (assessment) =>
    ofChoice(assessment, contributionsPaid, (tax) => `If you paid nothing of it, your tax is ${tax}.`),
}

/** The Act has no rule that pensioners may not deduct [spec 15.6]. */
export const pensionerDeductionsNote: NoteRule = {
  id: 'pensioner-deductions',
  heading: 'Pensioners may deduct too',
  section: 'Section 30(2)(a)(i) to (iii)',
  concerns: (assessment) =>
    isPensioner(assessment) && contributionRows.some(({ key }) => has(key)(assessment)),
  says: 'The Act takes off contributions that a pensioner paid as for anyone else.',
  does: (assessment) => ofChoice(assessment, pensionerDeductions, (tax) => `Your tax is then ${tax}.`),
}

/** Deductions must be claimed, and evidence may be asked for (sections 31 and 32). */
export const rentProofNote: NoteRule = {
  id: 'rent-proof',
  heading: 'Keep proof of your rent',
  section: 'Sections 31 and 32',
  concerns: (assessment) => partOf(assessment, amountOf('rentPaidBySelf')).kobo > 0,
  says: (_assessment, own) => {
    const ofYear = `Of rent paid for more than one year only the year’s part counts, as reported by the ${reporters.boardGuidelines}.`
    const proof = 'The tax office may ask for evidence of a deduction. Without it the rent relief falls away.'
    return isBlank(own.rentMonths) ? `${proof} ${ofYear}` : proof
  },
  does: (assessment) =>
    ofDeduction(
      assessment,
      { less: partOf(assessment, amountOf('rentPaidBySelf')) },
      (tax) => `Without the relief your tax is ${tax}.`,
    ),
}

/** Interest counts on a loan for developing an owner-occupied house only [spec 15.11]. */
export const mortgageNote: NoteRule = {
  id: 'mortgage-home',
  settledBy: 'mortgage-home',
  heading: 'The loan must be for a house that you live in',
  section: 'Section 30(2)(a)(iv)',
  concerns: has('mortgageInterest'),
  says: 'Interest comes off only on a loan for developing a residential house that its owner occupies.',
  does: (assessment) =>
    ofDeduction(
      assessment,
      { less: partOf(assessment, amountOf('mortgageInterest')) },
      (tax) => `If yours is for anything else, your tax is ${tax}.`,
    ),
}

/** Premiums of the preceding year, on one's own or one's spouse's life [spec 15.12]. */
export const lifeAssuranceNote: NoteRule = {
  id: 'life-preceding-year',
  settledBy: 'life-preceding-year',
  heading: 'Premiums count a year later',
  section: 'Section 30(2)(a)(v)',
  concerns: has('lifeAssurance'),
  says: 'The Act takes off premiums paid in the year before, on your own or your spouse’s life.',
  does: (assessment) =>
    ofDeduction(
      assessment,
      { less: partOf(assessment, amountOf('lifeAssurance')) },
      (tax) => `If none of yours is such, your tax is ${tax}.`,
    ),
}
