import { given } from '../../rules/declared.ts'
import { section } from '../../years/sections.ts'
import { withAmount, withMoreIncome } from '../what-if.ts'
import { noteOfChange, type NoteRule } from './note.ts'

/** A gratuity under the Pension Reform Act is exempt [spec 15.4]. */
export const gratuityNote: NoteRule = (assessment) => {
  if ((given(assessment.declared, 'gratuities') ?? 0) === 0) return null
  return noteOfChange(assessment, withAmount(assessment.declared, 'gratuities', 0), {
    id: 'gratuity-exempt',
    heading: 'A gratuity may be exempt',
    words: (tax) =>
      `A gratuity granted under the Pension Reform Act is exempt. If yours is one, your tax is ${tax}.`,
    section: section('163(1)(i)'),
  })
}

/** So is an annuity that is a retirement benefit under that Act [spec 15.4]. */
export const annuityNote: NoteRule = (assessment) => {
  if ((given(assessment.declared, 'annuity') ?? 0) === 0) return null
  return noteOfChange(assessment, withAmount(assessment.declared, 'annuity', 0), {
    id: 'annuity-exempt',
    heading: 'A retirement annuity may be exempt',
    words: (tax) =>
      `An annuity that is a retirement benefit under the Pension Reform Act is exempt. If yours is one, your tax is ${tax}.`,
    section: section('163(1)(i)'),
  })
}

/** A pension outside that Act is income [spec 15.15]. */
export const pensionNote: NoteRule = (assessment) => {
  const { declared } = assessment
  const pension = given(declared, 'pension') ?? 0
  if (pension === 0) return null
  return noteOfChange(assessment, withMoreIncome(declared, pension), {
    id: 'pension-taxable',
    heading: 'A pension outside the Pension Reform Act is taxed',
    words: (tax) =>
      `We treat your pension as exempt, as those under the Pension Reform Act are. If yours is not one, it is income and your tax is ${tax}.`,
    section: section('163(1)(i)', '4(2)(b)'),
  })
}
