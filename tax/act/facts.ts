import {
  type ChoiceFactKey,
  type CountFactKey,
  type FactChoice,
  type FactKey,
  factKeys,
  facts as rows,
  type MoneyFactKey,
} from '../answers/facts.ts'
import type { OwnAnswers } from '../answers/raw-answers.ts'
import { parseAmount } from '../money/amount.ts'

/** What was answered beyond the questionnaire. What was not answered, or cannot be read, has no key. */
export type Facts = {
  /** Kobo. */
  readonly [Key in MoneyFactKey]?: number
} & { readonly [Key in CountFactKey]?: number } & {
  readonly [Key in ChoiceFactKey]?: FactChoice<Key>
}

function valueOf(key: FactKey, raw: unknown): number | string | undefined {
  const row = rows[key]
  if (row.kind === 'choice') return row.options.find(({ value }) => value === raw)?.value
  const parsed = parseAmount(raw)
  if (parsed.kind !== 'amount') return undefined
  if (row.kind === 'money') return Math.round(parsed.naira * 100)
  const { naira: count } = parsed
  return Number.isInteger(count) && count >= 1 && count <= row.most ? count : undefined
}

/** Reads the facts among answers of any origin: any input is safe. */
export function readFacts(own: OwnAnswers): Facts {
  const read: Partial<Record<FactKey, number | string>> = {}
  for (const key of factKeys) {
    const value = valueOf(key, own[key])
    if (value !== undefined) read[key] = value
  }
  // Each value is of the kind of its row.
  return read as Facts
}
