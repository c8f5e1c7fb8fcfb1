import { useCallback, useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { emptyFieldWords } from '../../contract/http/field-words.ts'
import { ApiError, errorMessage } from '../api/api-error.ts'
import type { FieldFault } from '../components/ErrorSummary.tsx'

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

const tinWords = 'TIN must be in the format 12345678-0001'

/** What is wrong with a Tax Identification Number as typed: eight digits, a hyphen, four digits (SPEC section 5). */
export function tinFault(text: string): string | undefined {
  return /^\d{8}-\d{4}$/.test(text.trim()) ? undefined : tinWords
}

export interface FaultsOfForm<Name extends string> {
  faults: Faults<Name>
  /** For ErrorSummary: a new list, and so focus, with every `show`. */
  summary: readonly FieldFault[]
  /** Shows what is wrong now in place of what was; gives whether anything is. */
  show: (faults: Faults<Name>) => boolean
}

/** What is wrong with a form since its last submit. */
export function useFaults<Name extends string>(): FaultsOfForm<Name> {
  const [faults, setFaults] = useState<Faults<Name>>(noFaults)
  const summary = useMemo(() => summaryOf(faults), [faults])
  const show = useCallback((next: Faults<Name>) => {
    setFaults(next)
    return hasFaults(next)
  }, [])
  return { faults, summary, show }
}

function summaryOf(faults: Faults<string>): readonly FieldFault[] {
  return Object.entries(faults).flatMap(([field, message]) => {
    if (message === undefined) return []
    return field === 'form' ? [{ message }] : [{ field, message }]
  })
}
