import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { decideEmailChange, readEmailDecision } from '../../../contract/http/email-change.ts'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Address } from '../../components/sign-in/Address.tsx'
import { MissingLink } from '../../components/sign-in/MissingLink.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { Warning } from '../../components/notices.tsx'
import { useSession } from '../../session/index.ts'
import { longDay } from '../../components/sign-in/day.ts'
import { useWrite } from '../../writes/index.ts'
import styles from './email-change.module.css'

type Asked = z.infer<typeof readEmailDecision.answer>
type Outcome = z.infer<typeof decideEmailChange.answer>['did']

/** /email-change: opened from the mail to the old address, whose holder allows or stops the change. */
export function EmailChangeDecision() {
  const token = useMailedToken()
  return token === undefined ? <MissingLink /> : <Decision token={token} />
}

function Decision({ token }: { token: string }) {
  const { refresh } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['email-decision', token],
    queryFn: () => call('readEmailDecision', { body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const decide = useWrite({
    mutationFn: (decision: 'allow' | 'stop') => call('decideEmailChange', { body: { token, decision } }),
    // Both may end the session of this browser.
    onSuccess: () => refresh().catch(() => null),
  })

  const fault = error ?? decide.error
  if (fault !== null)
    return <NotDecided fault={fault} onRetry={error === null ? () => decide.reset() : () => void refetch()} />
  if (data === undefined)
    return (
      <SplitPage view="checking" title="Change of your email address" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  if (decide.data !== undefined) return <Decided did={decide.data.did} asked={data} />
  return (
    <Question
      asked={data}
      deciding={decide.isPending ? decide.variables : undefined}
      onDecide={decide.mutate}
    />
  )
}

interface QuestionProps {
  asked: Asked
  /** What was pressed, while it is done. */
  deciding: 'allow' | 'stop' | undefined
  onDecide: (decision: 'allow' | 'stop') => void
}

function Question({ asked: { newEmail, proved, takesEffectAt }, deciding, onDecide }: QuestionProps) {
  return (
    <SplitPage view="question" title="Is this your new email address?" heading>
      <p>Somebody signed in to your account asked to move it to:</p>
      <p className={styles.address}>
        <Address of={newEmail} />
      </p>
      <p>
        {proved
          ? `Without a word from you it moves on ${longDay(takesEffectAt)}.`
          : 'Nothing moves before that address is proved by a mail to it.'}{' '}
        Whoever reads that mailbox then owns your account.
      </p>
      <Actions spaced>
        <Button
          busy={deciding === undefined ? false : deciding !== 'allow' || 'Allowing…'}
          onClick={() => onDecide('allow')}
        >
          Allow
        </Button>
        <Button
          kind="red"
          busy={deciding === undefined ? false : deciding !== 'stop' || 'Stopping…'}
          onClick={() => onDecide('stop')}
        >
          Stop
        </Button>
      </Actions>
      <p className="small">
        Stop if you did not ask for it: the change is gone, every device is signed out, and you choose a new
        password.
      </p>
    </SplitPage>
  )
}

function Decided({ did, asked: { newEmail } }: { did: Outcome; asked: Asked }) {
  if (did === 'stopped')
    return (
      <SplitPage view="stopped" title="Your email address stays as it was" heading>
        <output>
          The change was stopped and every device was signed out. Now choose a new password: somebody may know
          the old one.
        </output>
        <Actions spaced>
          <ButtonLink to="/forgot-password">Choose a new password</ButtonLink>
        </Actions>
      </SplitPage>
    )
  const isDone = did === 'changed-email'
  return (
    <SplitPage
      view={did}
      title={isDone ? 'Your email address was changed' : 'You allowed the change'}
      heading
    >
      <output>
        {isDone
          ? `It is ${newEmail} from now on. Every other device was signed out.`
          : `It takes effect as soon as the link in the mail to ${newEmail} is opened.`}
      </output>
      <Actions spaced>
        <ButtonLink to="/account">Go to My Account</ButtonLink>
      </Actions>
    </SplitPage>
  )
}

function NotDecided({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const isTemporary = fault instanceof ApiError && fault.isTemporary
  return (
    <SplitPage view="failed" title="Nothing was decided" heading>
      <Warning title={errorMessage(fault)} alert />
      <Actions spaced>
        {isTemporary && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink kind={isTemporary ? 'link' : undefined} to="/account">
          Go to My Account
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}
