import { contributionsPaid, pensionerDeductions } from '../../act/choices/contributions.ts'
import { amountOf } from '../../answers/keys.ts'
import { partOf } from '../../rules/assess.ts'
import { given } from '../../rules/declared.ts'
import { noteOfChoice, noteOfDeduction, type NoteRule } from './note.ts'

/** Only contributions that were paid come off [spec 15.3]. */
export const contributionsNote: NoteRule = (assessment) => {
  return noteOfChoice(assessment, contributionsPaid, {
    id: 'contributions-paid',
    heading: 'Only what you paid comes off',
    words: (tax) =>
      `The Act takes off pension, NHF and NHIS that were really paid. If you paid nothing where we assumed a share of your income, your tax is ${tax}.`,
    section: 'Section 30(2)(a)(i) to (iii)',
  })
}

/** The Act has no rule that pensioners may not deduct [spec 15.6]. */
export const pensionerDeductionsNote: NoteRule = (assessment) => {
  return noteOfChoice(assessment, pensionerDeductions, {
    id: 'pensioner-deductions',
    heading: 'Pensioners may deduct too',
    words: (tax) =>
      `The Act takes off contributions that a pensioner paid as for anyone else. Your tax is then ${tax}.`,
    section: 'Section 30(2)(a)(i) to (iii)',
  })
}

/** Deductions must be claimed, and evidence may be asked for (sections 31 and 32). */
export const rentProofNote: NoteRule = (assessment) => {
  const relief = partOf(assessment, amountOf('rentPaidBySelf'))
  if (relief.kobo === 0) return null
  return noteOfDeduction(
    assessment,
    { less: relief },
    {
      id: 'rent-proof',
      heading: 'Keep proof of your rent',
      words: (tax) =>
        `The tax office may ask for evidence of a deduction. Without it the rent relief falls away and your tax is ${tax}.`,
      section: 'Sections 31 and 32',
    },
  )
}

/** Interest counts on a loan for developing an owner-occupied house only [spec 15.11]. */
export const mortgageNote: NoteRule = (assessment) => {
  if ((given(assessment.declared, 'mortgageInterest') ?? 0) === 0) return null
  return noteOfDeduction(
    assessment,
    { less: partOf(assessment, amountOf('mortgageInterest')) },
    {
      id: 'mortgage-home',
      heading: 'The loan must be for a house that you live in',
      words: (tax) =>
        `Interest comes off only on a loan for developing a residential house that its owner occupies. If yours is for anything else, your tax is ${tax}.`,
      section: 'Section 30(2)(a)(iv)',
    },
  )
}

/** Premiums of the preceding year, on one's own or one's spouse's life [spec 15.12]. */
export const lifeAssuranceNote: NoteRule = (assessment) => {
  if ((given(assessment.declared, 'lifeAssurance') ?? 0) === 0) return null
  return noteOfDeduction(
    assessment,
    { less: partOf(assessment, amountOf('lifeAssurance')) },
    {
      id: 'life-preceding-year',
      heading: 'Premiums count a year later',
      words: (tax) =>
        `The Act takes off premiums paid in the year before, on your own or your spouse’s life. If yours were paid otherwise, your tax is ${tax}.`,
      section: 'Section 30(2)(a)(v)',
    },
  )
}
