import type * as z from 'zod/mini'
import { emptyFieldWords } from '../../contract/http/field-words.ts'
import { ApiError, errorMessage } from '../api/api-error.ts'

/**
 * What is wrong with a form: words that say how to mend it, by the id of the input. `form` is a fault of no one
 * field, like an answer of the server.
 */
export type Faults<Name extends string> = Readonly<Partial<Record<Name | 'form', string>>>

/** Nothing is wrong. */
export function noFaults<Name extends string>(): Faults<Name> {
  return {} as Faults<Name>
}

/** Whether anything is wrong. */
export function hasFaults(faults: Faults<string>): boolean {
  return Object.keys(faults).length > 0
}

/** The first fault of each field by the contract's schema, in the contract's words; empty when nothing is wrong. */
export function schemaFaults<Name extends string>(
  schema: z.ZodMiniType,
  values: Readonly<Record<Name, unknown>>,
): Faults<Name> {
  const read = schema.safeParse(values)
  if (read.success) return noFaults()
  const faults: Partial<Record<Name | 'form', string>> = {}
  for (const { path, message } of read.error.issues) {
    const name = isNameOf(values, path[0]) ? path[0] : 'form'
    faults[name] ??= message
  }
  return faults
}

/** Fields left empty, in the contract's words: for a form whose other faults the server tells. */
export function emptyFaults<Name extends keyof typeof emptyFieldWords>(
  values: Readonly<Record<Name, string>>,
): Faults<Name> {
  const faults: Partial<Record<keyof typeof emptyFieldWords, string>> = {}
  for (const name in values) if (values[name].trim() === '') faults[name] = emptyFieldWords[name]
  return faults as Faults<Name>
}

/** A failed call as faults: at the fields that the server named, otherwise its message for the whole form. */
export function callFaults<Name extends string>(thrown: unknown, names: readonly Name[]): Faults<Name> {
  const fields = thrown instanceof ApiError ? thrown.fields : {}
  const known = names.flatMap((name) => {
    const message = fields[name]
    return message === undefined ? [] : [[name, message] as const]
  })
  if (known.length === 0) return { form: errorMessage(thrown) } as Faults<Name>
  return Object.fromEntries(known) as Faults<Name>
}

function isNameOf<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
  key: PropertyKey | undefined,
): key is Name {
  return key !== undefined && Object.keys(values).includes(String(key))
}
