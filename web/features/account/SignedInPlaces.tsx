import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { endOtherSessions, listSessions } from '../../api/calls.ts'
import { Button } from '../../components/Button.tsx'
import { Row, Rows } from '../../components/lists.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { Waiting } from '../../components/notices.tsx'
import { dayInWords } from '../calculations/index.ts'
import { browserName } from './browser-name.ts'

/** Query key of the list of sessions; invalidated when sessions end. */
export const sessionsKey = ['sessions'] as const

/** Every browser that is signed in, with a button that ends all sessions but this one. */
export function SignedInPlaces() {
  const toast = useToast()
  const queries = useQueryClient()
  const { data: sessions, error, refetch } = useQuery({ queryKey: sessionsKey, queryFn: listSessions })
  const { mutate, isPending } = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      toast('Signed out everywhere else.', 'success')
      await queries.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })

  if (sessions === undefined)
    return error === null ? (
      <Waiting rows={1}>Loading where you are signed in</Waiting>
    ) : (
      <div>
        <p>{errorMessage(error)}</p>
        <Button kind="line" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  return (
    <div>
      <Rows>
        {sessions.map(({ current, userAgent, signedInAt, lastUsedAt }) => (
          <Row
            key={`${signedInAt} ${userAgent}`}
            title={browserName(userAgent)}
            about={`Signed in ${dayInWords(signedInAt)}, last used ${dayInWords(lastUsedAt)}`}
            aside={current ? 'This browser' : undefined}
            actions={null}
          />
        ))}
      </Rows>
      {sessions.length > 1 && (
        <Button kind="line" disabled={isPending} onClick={() => mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </div>
  )
}
