import { type Exact, nothing } from '../../money/exact.ts'
import { formatNaira } from '../../money/format.ts'
import type { Assessment } from '../../rules/assess.ts'
import { certainlyAlone } from '../../act/by-the-act.ts'
import type { Choice } from '../../act/choice.ts'
import type { Declared } from '../../rules/declared.ts'
import { effectOf, effectOfTakingOff } from '../what-if.ts'

export type NoteId =
  | 'minimum-wage'
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
  /** The effect of that change alone on this person's tax, in whole naira; negative when the tax would be lower. */
  readonly effect: number
}

/** The note of one rule for a person, or null when the rule does not concern them. */
export type NoteRule = (assessment: Assessment) => Note | null

type NoteTemplate = Omit<Note, 'effect' | 'words'> & { readonly words: (taxThen: string) => string }

/** A note with the effect of its change, and the resulting tax in its words. */
function noteOf(effect: number, { totalTax }: Assessment, template: NoteTemplate): Note {
  return { ...template, words: template.words(formatNaira(totalTax + effect)), effect }
}

/** A note about a difference that hangs on nothing but the answers; null where it does not concern the person. */
export function noteOfChoice(
  assessment: Assessment,
  choice: Choice,
  template: Omit<NoteTemplate, 'words'> & {
    readonly words: (taxThen: string, then: Declared) => string
  },
): Note | null {
  const alone = certainlyAlone(choice, assessment)
  if (alone === null) return null
  const { effect, reading } = alone
  return noteOf(effect, assessment, { ...template, words: (tax) => template.words(tax, reading.declared) })
}

/** A note about a changed declaration; the engine calculates the effect. */
export function noteOfChange(assessment: Assessment, changed: Declared, template: NoteTemplate): Note {
  return noteOf(effectOf(changed, assessment), assessment, template)
}

/** A note about a larger or smaller deduction; the engine calculates the effect. */
export function noteOfDeduction(
  assessment: Assessment,
  { more = nothing, less = nothing }: { readonly more?: Exact; readonly less?: Exact },
  template: NoteTemplate,
): Note {
  return noteOf(effectOfTakingOff(more, less, assessment), assessment, template)
}
