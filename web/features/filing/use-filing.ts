import { useQuery } from '@tanstack/react-query'
import type { ShownWorksheet, Submission } from '../../../contract/http/index.ts'
import { checkWorksheet, type WorksheetKind, type Worksheets } from '../../../tax/index.ts'
import { readSubmission } from '../../api/calls.ts'
import { listWorksheets } from '../../api/filing-calls.ts'
import { lawYear, submissionKey } from '../calculations/index.ts'

export const worksheetsKey = (id: string) => ['worksheets', id] as const

/** A calculation with its worksheets, as the plan shows them. */
export interface FilingOf {
  submission: Submission
  kept: readonly ShownWorksheet[]
  /** What they hold; empty on the free plan. */
  worksheets: Worksheets
  /** Whether figures are shown. */
  isOpen: boolean
  taxYear: number
}

/** Reads a calculation and its worksheets. */
export function useFiling(id: string) {
  const calculation = useQuery({
    queryKey: submissionKey(id),
    queryFn: ({ signal }) => readSubmission(id, { signal }),
    staleTime: 0,
  })
  const sheets = useQuery({
    queryKey: worksheetsKey(id),
    queryFn: ({ signal }) => listWorksheets(id, { signal }),
    staleTime: 0,
  })
  const [submission, kept] = [calculation.data, sheets.data]
  const filing: FilingOf | undefined =
    submission && kept
      ? {
          submission,
          kept,
          worksheets: contentsOf(kept, lawYear(submission.answers)),
          isOpen: submission.result.totalTaxMasked === null,
          taxYear: lawYear(submission.answers),
        }
      : undefined
  return {
    filing,
    error: calculation.error ?? sheets.error,
    retry: () => void Promise.all([calculation.refetch(), sheets.refetch()]),
  }
}

/** What worksheets hold; one that no longer fits, because the tax year was changed, is left out until it is mended. */
export function contentsOf(
  kept: readonly Pick<ShownWorksheet, 'kind' | 'content'>[],
  taxYear: number,
): Worksheets {
  const sound = kept.flatMap(({ kind, content }) => {
    const check = checkWorksheet<WorksheetKind>(kind, content, taxYear)
    return content !== null && check.ok ? [[kind, check.content] as const] : []
  })
  return Object.fromEntries(sound)
}
