import { useEffect } from 'react'
import type { ReminderKind } from '../../../contract/http/index.ts'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Warning } from '../../components/notices.tsx'
import { MissingLink } from '../../components/sign-in/MissingLink.tsx'
import { SplitPage } from '../../components/sign-in/SplitPage.tsx'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { useWrite } from '../../writes/index.ts'
import { useLocation, useNavigate } from '../../router.ts'
import { doneIn, outcomeInWords, type LinkChange } from './words.ts'

/** /reminders: opened from a reminder, which ends at once; no session is needed [spec 26.6]. */
export function RemindersEnded() {
  const token = useMailedToken()
  return token === undefined ? <MissingLink /> : <Ending token={token} />
}

/**
 * Ends the reminder once: what was done stays in this entry of the browser's history, so that a reload after Undo does not
 * end it again.
 */
function Ending({ token }: { token: string }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const done = doneIn(state)
  const { mutate, isIdle, isPending, variables, error } = useWrite({
    mutationFn: (change: LinkChange) => call('changeByLink', { body: { token, change } }),
    gcTime: 0,
    onSuccess: ({ kind }, change) =>
      navigate(pathname, { replace: true, state: { token, done: { change, kind } } }),
  })
  useEffect(() => {
    if (isIdle && done === undefined) mutate('end')
  }, [isIdle, done, mutate])

  if (error !== null) return <NotEnded fault={error} onRetry={() => mutate(variables ?? 'end')} />
  if (done === undefined || isPending)
    return (
      <SplitPage view="ending" title="Your reminders" heading>
        <output>This takes a moment.</output>
      </SplitPage>
    )
  return <Done {...done} onChange={mutate} />
}

interface DoneProps {
  change: LinkChange
  kind: ReminderKind
  onChange: (change: LinkChange) => void
}

function Done({ change, kind, onChange }: DoneProps) {
  const { title, words } = outcomeInWords(change, kind)
  return (
    <SplitPage view={change} title={title} heading>
      <output>{words}</output>
      <Actions spaced>
        {change === 'undo' ? (
          <Button kind="line" onClick={() => onChange('end')}>
            End it after all
          </Button>
        ) : (
          <Button kind="line" onClick={() => onChange('undo')}>
            Undo
          </Button>
        )}
        {change !== 'end-all' && (
          <Button kind="line" onClick={() => onChange('end-all')}>
            End all reminders
          </Button>
        )}
      </Actions>
      <p className="small">Mails about your sign-in and your payments are no reminders: those still come.</p>
      <Actions>
        <ButtonLink kind="link" to="/account">
          Choose in My Account
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}

function NotEnded({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const isTemporary = fault instanceof ApiError && fault.isTemporary
  return (
    <SplitPage view="failed" title="Nothing was changed" heading>
      <Warning title={errorMessage(fault)} alert />
      <Actions spaced>
        {isTemporary && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink kind={isTemporary ? 'link' : undefined} to="/account">
          Choose in My Account
        </ButtonLink>
      </Actions>
    </SplitPage>
  )
}
