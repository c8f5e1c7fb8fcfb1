import { useCallback, useMemo, useState } from 'react'
import { readTin, tinWords } from '../../tax/answers/tin.ts'
import { emailFault, emptyFieldWords, newPasswordFault } from '../../contract/http/person-fields.ts'
import { ApiError, errorMessage } from '../api/api-error.ts'
import type { FieldFault } from '../components/Form.tsx'

/**
 * The faults of a form by the id of the input, in words that say how to correct them. `form` holds a fault of no single
 * field, such as an answer of the server.
 */
export type Faults<Name extends string> = Readonly<Partial<Record<Name | 'form', string>>>

/** A form without faults. */
export function noFaults<Name extends string>(): Faults<Name> {
  return {} as Faults<Name>
}

/** Whether a form has any fault. */
export function hasFaults(faults: Faults<string>): boolean {
  return Object.keys(faults).length > 0
}

/** What the contract's schemas say of what one joins with. The schemas themselves weigh more than the pages that ask for it. */
const checks = { email: emailFault, password: newPasswordFault } as const

/** The faults of an address and a new password, in the contract's words; empty for valid values. */
export function newFaults<Name extends keyof typeof checks>(
  values: Readonly<Record<Name, string>>,
): Faults<Name> {
  const faults: Partial<Record<keyof typeof checks, string>> = {}
  for (const name in values) {
    const fault = checks[name](values[name])
    if (fault !== undefined) faults[name] = fault
  }
  return faults as Faults<Name>
}

/** The fields left empty, in the contract's words, for a form whose other faults the server reports. */
export function emptyFaults<Name extends keyof typeof emptyFieldWords>(
  values: Readonly<Record<Name, string>>,
): Faults<Name> {
  const faults: Partial<Record<keyof typeof emptyFieldWords, string>> = {}
  for (const name in values) if (values[name].trim() === '') faults[name] = emptyFieldWords[name]
  return faults as Faults<Name>
}

/** The faults of a failed call: at the fields that the server names, otherwise its message for the whole form. */
export function callFaults<Name extends string>(thrown: unknown, names: readonly Name[]): Faults<Name> {
  const fields = thrown instanceof ApiError ? thrown.fields : {}
  const known = names.flatMap((name) => {
    const message = fields[name]
    return message === undefined ? [] : [[name, message] as const]
  })
  if (known.length === 0) return { form: errorMessage(thrown) } as Faults<Name>
  return Object.fromEntries(known) as Faults<Name>
}

/** The fault of a typed Tax ID [spec 20.3]. */
export function tinFault(text: string): string | undefined {
  return readTin(text) === null ? tinWords : undefined
}

export interface FaultsOfForm<Name extends string> {
  faults: Faults<Name>
  /** For ErrorSummary: every `show` makes a new list, which takes focus. */
  summary: readonly FieldFault[]
  /** Replaces the faults that are shown. @returns whether there are any. */
  show: (faults: Faults<Name>) => boolean
}

/**
 * The faults of a form since its last submit.
 * @param step of a form that has several: a fault belongs to the step on which it was shown, and no other shows it.
 */
export function useFaults<Name extends string>(step?: string): FaultsOfForm<Name> {
  const [found, setFound] = useState<{ step?: string | undefined; faults: Faults<Name> }>(() => ({
    step,
    faults: noFaults(),
  }))
  const faults = useMemo(() => (found.step === step ? found.faults : noFaults<Name>()), [found, step])
  const summary = useMemo(() => summaryOf(faults), [faults])
  const show = useCallback(
    (next: Faults<Name>) => {
      setFound({ step, faults: next })
      return hasFaults(next)
    },
    [step],
  )
  return { faults, summary, show }
}

function summaryOf(faults: Faults<string>): readonly FieldFault[] {
  return Object.entries(faults).flatMap(([field, message]) => {
    if (message === undefined) return []
    return field === 'form' ? [{ message }] : [{ field, message }]
  })
}
