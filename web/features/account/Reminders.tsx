import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reminderLeads, type ReminderKind } from '../../../contract/http/reminder-leads.ts'
import { errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Button } from '../../components/Button.tsx'
import { Tick } from '../../components/fields/index.ts'
import { Waiting } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useLocation } from '../../router.ts'
import { useWrite } from '../../writes/index.ts'
import { useIsPaid } from '../calculations/index.ts'
import styles from './account.module.css'
import { remindersInWords, type ReminderWords } from './reminder-words.ts'

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

/** The reminders of a list, with one more or one less. */
const withKind = (on: readonly ReminderKind[], kind: ReminderKind, isOn: boolean): ReminderKind[] => [
  ...on.filter((other) => other !== kind),
  ...(isOn ? [kind] : []),
]

interface ChoiceProps extends ReminderWords {
  isOn: boolean
}

/** One reminder, written as soon as it is ticked: the tick shows it meanwhile, and goes back where the server refuses. */
function Choice({ kind, label, note, isOn }: ChoiceProps) {
  const toast = useToast()
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useWrite({
    mutationFn: (on: boolean) => call('chooseReminder', { body: { kind, on } }),
    // Of this kind alone: another may be on its way.
    onSuccess: (_answer, on) =>
      queries.setQueryData<{ on: ReminderKind[] }>(
        key,
        (known) => known && { on: withKind(known.on, kind, on) },
      ),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <Tick
      id={`remind-${kind}`}
      label={label}
      note={note}
      checked={isPending ? variables === true : isOn}
      onChange={mutate}
    />
  )
}

function Choices({ on }: { on: readonly ReminderKind[] }) {
  const isPaid = useIsPaid()
  const { hash } = useLocation()
  // The browser looks for the card before it is there.
  useEffect(() => {
    if (hash === '#reminders') document.getElementById('reminders')?.scrollIntoView()
  }, [hash])
  // What runs can be ended on every plan.
  const isOffered = ({ kind }: ReminderWords) => kind !== 'renewal' || isPaid || on.includes(kind)
  return (
    <div className={styles.reminders}>
      <p>Off until you tick it. Every one of these mails has a link that ends it with one click.</p>
      <div>
        {remindersInWords.filter(isOffered).map((words) => (
          <Choice key={words.kind} {...words} isOn={on.includes(words.kind)} />
        ))}
      </div>
      {!remindersInWords.every(isOffered) && (
        <p className="small">With Pro also: a word {reminderLeads.renewal[0]} days before it renews.</p>
      )}
    </div>
  )
}
