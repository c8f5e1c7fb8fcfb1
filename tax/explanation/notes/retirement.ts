import { given } from '../../rules/declared.ts'
import { section } from '../../years/sections.ts'
import { withAmount, withMoreIncome } from '../what-if.ts'
import { has, type NoteRule, ofChange } from './note.ts'

/** A gratuity under the Pension Reform Act is exempt [spec 15.4]. */
export const gratuityNote: NoteRule = {
  id: 'gratuity-exempt',
  settledBy: 'gratuity-exempt',
  heading: 'A gratuity may be exempt',
  section: section('163(1)(i)'),
  concerns: has('gratuities'),
  says: 'A gratuity granted under the Pension Reform Act is exempt.',
  does: (assessment) =>
    ofChange(
      assessment,
      withAmount(assessment.declared, 'gratuities', 0),
      (tax) => `If yours is one, your tax is ${tax}.`,
    ),
}

/** So is an annuity that is a retirement benefit under that Act [spec 15.4]. */
export const annuityNote: NoteRule = {
  id: 'annuity-exempt',
  settledBy: 'annuity-exempt',
  heading: 'A retirement annuity may be exempt',
  section: section('163(1)(i)'),
  concerns: has('annuity'),
  says: 'An annuity that is a retirement benefit under the Pension Reform Act is exempt.',
  does: (assessment) =>
    ofChange(
      assessment,
      withAmount(assessment.declared, 'annuity', 0),
      (tax) => `If yours is one, your tax is ${tax}.`,
    ),
}

/** A pension outside that Act is income [spec 15.15]. */
export const pensionNote: NoteRule = {
  id: 'pension-taxable',
  settledBy: 'pension-taxable',
  heading: 'A pension outside the Pension Reform Act is taxed',
  section: section('163(1)(i)', '4(2)(b)'),
  concerns: has('pension'),
  says: 'We treat your pension as exempt, as those under the Pension Reform Act are. If yours is not one, it is income.',
  does: (assessment) =>
    ofChange(
      assessment,
      withMoreIncome(assessment.declared, given(assessment.declared, 'pension') ?? 0),
      (tax) => `Your tax is then ${tax}.`,
    ),
}
