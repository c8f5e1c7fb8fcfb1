import { useCallback, useMemo, useState } from 'react'
import type { FieldFault } from '../components/ErrorSummary.tsx'
import { hasFaults, noFaults, type Faults } from './faults.ts'

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
