import { certainlyAlone } from '../../act/by-the-act.ts'
import type { Choice, ChoiceId } from '../../act/choice.ts'
import type { OwnAnswers } from '../../answers/raw-answers.ts'
import { type AmountKey, contributionRows, employmentIncomeKeys, rowsOf } from '../../answers/keys.ts'
import { type Exact, nothing } from '../../money/exact.ts'
import { signedNaira } from '../../money/format.ts'
import type { Assessment } from '../../rules/assess.ts'
import { type Declared, given } from '../../rules/declared.ts'
import { effectOf, effectOfTakingOff } from '../what-if.ts'

export type NoteId =
  | 'minimum-wage'
  | 'two-jobs'
  | 'contributions-paid'
  | 'gratuity-exempt'
  | 'annuity-exempt'
  | 'pension-taxable'
  | 'dividends-final'
  | 'interest-exempt'
  | 'pensioner-interest'
  | 'pensioner-foreign-dividends'
  | 'pensioner-deductions'
  | 'foreign-dividends-channels'
  | 'foreign-income-channels'
  | 'accommodation-limit'
  | 'vehicle-share'
  | 'loss-of-office'
  | 'gains-free'
  | 'sale-in-30-days'
  | 'business-records'
  | 'rent-proof'
  | 'mortgage-home'
  | 'life-preceding-year'
  | 'family'
  | 'tax-id'

/** What the Act says beside the result [spec 15.2]. It never changes the result [decision 0004]. */
export interface Note {
  readonly id: NoteId
  readonly heading: string
  readonly words: string
  /** The section of the Nigeria Tax Act 2025, or of another Act that is named here. */
  readonly section: string
  /**
   * The effect of that change alone on this person's tax, in whole naira; negative when the tax would be lower. Null
   * where it hangs on a part that is not known: then nothing says what the tax would be
   * [decision 0037].
   */
  readonly effect: number | null
}

/** The effect of a note in its column: "−₦86,400"; "depends" where it hangs on what is not known. */
export function noteEffectInWords(effect: number | null): string {
  return effect === null ? 'depends' : signedNaira(effect)
}

/** A note before it is told to somebody: to every plan what it says, to Pro also what it does to the tax. */
export interface NoteRule {
  readonly id: NoteId
  readonly heading: string
  readonly section: string
  /** The matter of the reading by the Act that it is about: once that is answered in full, it is told there. */
  readonly settledBy?: ChoiceId
  /** Whether it concerns a person. @param own the answers as typed. */
  readonly concerns: (assessment: Assessment, own: OwnAnswers) => boolean
  /** What the Act says, with the law's figures and none of the person's: every plan reads it [spec 16.14]. */
  readonly says: string | ((assessment: Assessment, own: OwnAnswers) => string)
  /**
   * What it does to the tax of the person: `unknown` where that hangs on a part that was not asked, `nothing` where it
   * changes nobody's, and then only Pro reads it.
   */
  readonly does: ((assessment: Assessment) => NoteEffect) | 'unknown' | 'nothing'
}

/** What a note does to a person's tax. */
export interface NoteEffect {
  /** Whole naira; negative when the tax would be lower. */
  readonly effect: number
  /** The sentence after what the Act says. @param tax the tax as it would be, formatted. */
  readonly words: (tax: string) => string
}

/** The effect of another declaration; the engine calculates it. */
export function ofChange(assessment: Assessment, changed: Declared, words: NoteEffect['words']): NoteEffect {
  return { effect: effectOf(changed, assessment), words }
}

/** The effect of a difference of the Act alone, as it stands without what is asked after the result. */
export function ofChoice(assessment: Assessment, choice: Choice, words: NoteEffect['words']): NoteEffect {
  return { effect: certainlyAlone(choice, assessment)?.effect ?? 0, words }
}

/** The effect of a larger or smaller deduction; the engine calculates it. */
export function ofDeduction(
  assessment: Assessment,
  { more = nothing, less = nothing }: { readonly more?: Exact; readonly less?: Exact },
  words: NoteEffect['words'],
): NoteEffect {
  return { effect: effectOfTakingOff(more, less, assessment), words }
}

/** Whether somebody declared more than nothing under a key. */
export const has =
  (key: AmountKey) =>
  ({ declared }: Pick<Assessment, 'declared'>): boolean =>
    (given(declared, key) ?? 0) > 0

const besidesPay = rowsOf('earned', 'investment', 'benefit').filter(
  ({ key }) => !employmentIncomeKeys.includes(key),
)

/** Whether somebody declared an income that comes from no employer. */
export const hasIncomeBesidesPay = (assessment: Pick<Assessment, 'declared'>): boolean =>
  besidesPay.some(({ key }) => has(key)(assessment))

export const isPensioner = ({ declared }: Pick<Assessment, 'declared'>): boolean =>
  declared.status === 'pensioner'

/** The contributions that were left empty. */
export function emptyContributions({ declared: { amounts } }: Pick<Assessment, 'declared'>) {
  return contributionRows.filter(({ index }) => amounts[index] === null)
}
