import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reminderLeads, type ReminderKind } from '../../../contract/http/reminder-leads.ts'
import { errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Button } from '../../components/Button.tsx'
import { Tick } from '../../components/fields/index.ts'
import { Waiting } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useWrite } from '../../writes/index.ts'
import { useIsPaid } from '../calculations/index.ts'
import styles from './account.module.css'
import { remindersInWords } from './reminder-words.ts'

const key = ['reminders'] as const

/** Reminders by mail, each off until it is ticked [spec 26.1]. */
export function Reminders() {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('readReminders', { signal }),
  })
  if (data !== undefined) return <Choices on={data.on} />
  if (error === null) return <Waiting rows={4}>Loading your reminders</Waiting>
  return (
    <div>
      <p>{errorMessage(error)}</p>
      <Button kind="line" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}

interface Choice {
  kind: ReminderKind
  on: boolean
}

/** Writes a choice at once; the tick shows it meanwhile, and goes back where the server refuses. */
function useChoice() {
  const toast = useToast()
  const queries = useQueryClient()
  return useWrite({
    mutationFn: (choice: Choice) => call('chooseReminder', { body: choice }),
    onSuccess: (answer) => queries.setQueryData(key, answer),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
}

function Choices({ on }: { on: readonly ReminderKind[] }) {
  const isPaid = useIsPaid()
  const { mutate, isPending, variables } = useChoice()
  const isOn = (kind: ReminderKind) =>
    isPending && variables?.kind === kind ? variables.on : on.includes(kind)
  // What runs can be ended on every plan.
  const isOffered = ({ kind }: { kind: ReminderKind }) => kind !== 'renewal' || isPaid || isOn(kind)
  return (
    <div className={styles.reminders}>
      <p>Off until you tick it. Every one of these mails has a link that ends it with one click.</p>
      <div>
        {remindersInWords.filter(isOffered).map(({ kind, label, note }) => (
          <Tick
            key={kind}
            id={`remind-${kind}`}
            label={label}
            note={note}
            checked={isOn(kind)}
            onChange={(checked) => mutate({ kind, on: checked })}
          />
        ))}
      </div>
      {!remindersInWords.every(isOffered) && (
        <p className="small">With Pro also: a word {reminderLeads.renewal[0]} days before it renews.</p>
      )}
    </div>
  )
}
