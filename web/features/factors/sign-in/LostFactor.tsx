import { errorMessage } from '../../../api/api-error.ts'
import { askRegain } from '../../../api/sign-in-calls.ts'
import { Button } from '../../../components/Button.tsx'
import { useWrite } from '../../../writes/index.ts'

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

interface LostFactorProps {
  /** The token of the reset link. */
  token: string
  /** When a reset works without the second step, if that was asked for already: ISO 8601. */
  withoutFrom: string | undefined
}

/** For who has lost the second step: seven days of mails, then the mailbox alone is enough. */
export function LostFactor({ token, withoutFrom }: LostFactorProps) {
  const { mutate, isPending, isSuccess, error } = useWrite({
    mutationFn: () => askRegain(token),
    gcTime: 0,
  })
  if (withoutFrom !== undefined)
    return (
      <p>
        You asked to get in without it. From {day.format(new Date(withoutFrom))} a new reset link works with
        your mailbox alone.
      </p>
    )
  if (isSuccess)
    return (
      <output>
        In seven days a new reset link works with your mailbox alone. We mail you until then, and whoever
        shows the second step stops it.
      </output>
    )
  return (
    <>
      <Button kind="link" busy={isPending && 'Sending…'} onClick={() => mutate()}>
        I have lost it
      </Button>
      {error !== null && <p role="alert">{errorMessage(error)}</p>}
    </>
  )
}
