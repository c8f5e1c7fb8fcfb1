import type { Option } from '../answers/status.ts'

interface Required {
  /** A row without it is refused. */
  readonly required?: true
  /**
   * Whom it is for: by the keys of choices before it, in its row or once in the worksheet, what is chosen there. To
   * others it is not shown, and what they typed into it is left out. Never beside `required`.
   */
  readonly when?: Readonly<Record<string, readonly string[]>>
}

/** An amount in naira, 0 to one trillion, up to two decimals. */
interface MoneyField extends Required {
  readonly kind: 'money'
}
/** An amount in the currency that the row names, 0 to one trillion, up to two decimals. */
interface ForeignField extends Required {
  readonly kind: 'foreign'
}
/** Naira for one unit of a currency, above 0 and up to a million, up to six decimals. */
interface RateField extends Required {
  readonly kind: 'rate'
}
/** 0 to 100, up to two decimals. */
interface PercentField extends Required {
  readonly kind: 'percent'
}
/** A whole number. */
interface CountField extends Required {
  readonly kind: 'count'
  readonly least: number
  readonly most: number
}
interface ChoiceField extends Required {
  readonly kind: 'choice'
  readonly options: readonly Option[]
}
/** Letters and signs on one line. */
interface TextField extends Required {
  readonly kind: 'text'
  /** Most characters. */
  readonly most: number
  /** It may hold digits of these shapes only, written with or without spaces and hyphens. */
  readonly digits?: 'nin' | 'tax-id' | 'currency'
}
/** A day of the calendar, kept as YYYY-MM-DD: of the tax year, up to its end, or any from 1950 to 2100. */
interface DateField extends Required {
  readonly kind: 'date'
  readonly within: 'year' | 'up-to-year' | 'any'
}

/** What one box of a worksheet takes. */
export type WorksheetField =
  MoneyField | ForeignField | RateField | PercentField | CountField | ChoiceField | TextField | DateField

export type WorksheetFields = Readonly<Record<string, WorksheetField>>

type ValueOf<Field> = Field extends { kind: 'choice'; options: readonly { value: infer Value }[] }
  ? Value
  : Field extends { kind: 'text' | 'date' }
    ? string
    : number

/** The checked values of some fields: a box that was left empty has no key. */
export type ValuesOf<Fields extends WorksheetFields> = {
  readonly [Key in keyof Fields as Fields[Key] extends { required: true } ? Key : never]: ValueOf<Fields[Key]>
} & {
  readonly [Key in keyof Fields as Fields[Key] extends { required: true } ? never : Key]?: ValueOf<
    Fields[Key]
  >
}

/**
 * Whether a box is for whoever chose so [spec 27.7].
 * @param chosen what stands in its row and in the boxes that the worksheet has once, by key.
 */
export function isFor({ when = {} }: WorksheetField, chosen: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when).every(([key, values]) => values.some((value) => value === chosen[key]))
}
