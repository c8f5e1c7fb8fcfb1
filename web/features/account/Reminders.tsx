import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ReminderKind } from '../../../contract/http/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { Button } from '../../components/Button.tsx'
import { Tick } from '../../components/fields/index.ts'
import { Waiting } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useWrite } from '../../writes/index.ts'
import { useIsPaid } from '../calculations/index.ts'
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
  return (
    <div>
      <p>Off until you tick it. Every one of these mails has a link that ends it with one click.</p>
      {remindersInWords.map(({ kind, label, note }) => (
        <Row
          key={kind}
          id={`remind-${kind}`}
          label={label}
          note={note}
          checked={isOn(kind)}
          // What runs can be ended on every plan.
          isOffered={kind !== 'renewal' || isPaid || isOn(kind)}
          onChange={(checked) => mutate({ kind, on: checked })}
        />
      ))}
    </div>
  )
}

interface RowProps {
  id: string
  label: string
  note: ReactNode
  checked: boolean
  isOffered: boolean
  onChange: (checked: boolean) => void
}

function Row({ isOffered, ...tick }: RowProps) {
  if (isOffered) return <Tick {...tick} />
  return <p className="small">{tick.label}: comes with Pro, because only Pro renews.</p>
}
