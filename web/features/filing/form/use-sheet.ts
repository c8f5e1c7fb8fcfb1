import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ShownWorksheet, Submission } from '../../../../contract/http/index.ts'
import {
  beginningOf,
  checkWorksheet,
  type WorksheetFaults,
  type WorksheetKind,
} from '../../../../tax/index.ts'
import { ApiError, errorMessage, hasCode } from '../../../api/api-error.ts'
import { saveWorksheet } from '../../../api/filing-calls.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { useKeptForm } from '../../../forms/kept/index.ts'
import { useWrite } from '../../../writes/index.ts'
import { refreshSubmissions, submissionKey } from '../../calculations/index.ts'
import { worksheetsKey } from '../use-filing.ts'
import { isSameTyped, rawOf, typedOf, type TypedSheet } from './typed.ts'

interface Place {
  submissionId: string
  kind: WorksheetKind
  taxYear: number
  /** What it starts from where it was not begun. */
  answers: Submission['answers']
  /** As the account has it; undefined where it was not begun. */
  kept: ShownWorksheet | undefined
}

/**
 * A worksheet as it is typed: kept on this device from the first change until the account has it, and checked as a whole
 * when it is saved.
 */
export function useSheet({ submissionId, kind, taxYear, answers, kept }: Place) {
  const queries = useQueryClient()
  const toast = useToast()
  const atFirst = useMemo(
    () => typedOf(kind, kept ? kept.content : beginningOf(kind, answers), kept?.version ?? 0),
    [kind, kept, answers],
  )
  const form = useKeptForm<TypedSheet>(`worksheet-${kind}-${submissionId}`, atFirst)
  const [faults, setFaults] = useState<WorksheetFaults>({})
  const [elsewhere, setElsewhere] = useState<ShownWorksheet>()
  const typed = form.values
  // A file may have brought thousands of rows: what follows from them waits for the keys.
  const settled = useDeferredValue(typed)
  const check = useMemo(() => checkWorksheet(kind, rawOf(settled), taxYear), [kind, settled, taxYear])
  const isUnsaved = useMemo(() => !isSameTyped(settled, atFirst), [settled, atFirst])

  const saving = useWrite({
    mutationFn: ({ fill, version }: { fill: boolean; version: number }) =>
      saveWorksheet(submissionId, kind, { version, content: rawOf(typed), fill }),
    onSuccess: ({ worksheet, submission }, { fill }) => {
      form.replace(typedOf(kind, worksheet.content, worksheet.version))
      setElsewhere(undefined)
      queries.setQueryData(submissionKey(submissionId), submission)
      toast(fill ? 'Saved, and your calculation follows it.' : 'Saved.', 'success')
      return Promise.all([
        queries.invalidateQueries({ queryKey: worksheetsKey(submissionId) }),
        refreshSubmissions(queries),
      ])
    },
    onError: (thrown) => {
      const there = hasCode(thrown, 'stale_worksheet') ? worksheetIn(thrown) : undefined
      if (there !== undefined) return setElsewhere(there)
      const named = thrown instanceof ApiError ? boxFaults(thrown.fields) : {}
      setFaults(named)
      if (Object.keys(named).length === 0)
        toast(`${errorMessage(thrown)} What you typed stays on this device.`, 'error')
    },
  })

  return {
    typed,
    change: form.change,
    check,
    faults,
    elsewhere,
    isSaving: saving.isPending,
    isUnsaved,
    /** Checks, then saves; a version is given to put it in place of what another device saved. */
    save: (fill: boolean, version = typed.version) => {
      const now = checkWorksheet(kind, rawOf(typed), taxYear)
      setFaults(now.ok ? {} : { ...now.faults })
      if (now.ok) saving.mutate({ fill, version })
    },
    /** Takes what another device saved in place of what was typed here. */
    takeTheirs: (theirs: ShownWorksheet) => {
      form.replace(typedOf(kind, theirs.content, theirs.version))
      setElsewhere(undefined)
      void queries.invalidateQueries({ queryKey: worksheetsKey(submissionId) })
    },
  }
}

/** The worksheet as the server has it, in its refusal. */
function worksheetIn(thrown: unknown): ShownWorksheet | undefined {
  const body = thrown instanceof ApiError ? thrown.body : undefined
  return (body as { worksheet?: ShownWorksheet } | undefined)?.worksheet
}

/** The server's faults by the path of the box. */
function boxFaults(fields: Readonly<Record<string, string>>): WorksheetFaults {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^content\./, ''), message]),
  )
}
