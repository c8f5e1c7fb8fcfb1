import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Body } from '../../api/calls.ts'
import { call } from '../../api/client.ts'
import { errorMessage } from '../../api/api-error.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useWrite } from '../../writes/index.ts'

const linksKey = (submissionId: string) => ['accountant-links', submissionId] as const

/** The links of a calculation, and how many more the account may have. */
export function useLinks(submissionId: string) {
  return useQuery({
    queryKey: linksKey(submissionId),
    queryFn: ({ signal }) => call('listAccountantLinks', { params: { id: submissionId }, signal }),
  })
}

/** Makes a link. @returns the link and its address, which no other call gives. */
export const makeLink = (submissionId: string, body: Body<'makeAccountantLink'>) =>
  call('makeAccountantLink', { params: { id: submissionId }, body })

/** Reads the links of a calculation anew. */
export function useRefreshLinks(submissionId: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: linksKey(submissionId) })
}

/** Ends one link at a time. */
export function useEndLink(submissionId: string) {
  const toast = useToast()
  const refresh = useRefreshLinks(submissionId)
  const { mutate, isPending, variables } = useWrite({
    mutationFn: ({ id }: { id: string; reader: string }) => call('endAccountantLink', { params: { id } }),
    onSuccess: (_nothing, { reader }) => toast(`The link for ${reader} is ended.`, 'success'),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
    onSettled: refresh,
  })
  return { end: mutate, isPending, ending: isPending ? variables?.id : undefined }
}
