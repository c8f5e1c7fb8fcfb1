import { useState } from 'react'
import { Actions, Button } from '../../components/Button.tsx'
import { Choice, TextField } from '../../components/fields/index.ts'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { callFaults, useFaults } from '../../forms/index.ts'
import { useWrite } from '../../writes/index.ts'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'
import { makeLink, useRefreshLinks } from './links-state.ts'
import { type Days, daysOptions } from './words.ts'

/** A link that was just made, with its address. */
export type Made = Awaited<ReturnType<typeof makeLink>>

const names = ['reader', 'days'] as const

/** Whom the link is for and how long it runs. */
export function MakeLink({
  submissionId,
  left,
  onMade,
}: {
  submissionId: string
  /** How many more links the account may have. */
  left: number
  onMade: (made: Made) => void
}) {
  const [reader, setReader] = useState('')
  const [days, setDays] = useState<Days>('30')
  const { faults, summary, show } = useFaults<(typeof names)[number]>()
  const { withProofs, dialog } = useStepUp()
  const refresh = useRefreshLinks(submissionId)
  const { mutate, isPending } = useWrite({
    mutationFn: () => withProofs(() => makeLink(submissionId, { reader, days: Number(days) as 7 | 30 | 90 })),
    // The address stays where it is shown, and nowhere else.
    gcTime: 0,
    onSuccess: (made) => {
      onMade(made)
      return refresh()
    },
    onError: (thrown) => {
      if (!(thrown instanceof StepUpCancelled)) show(callFaults(thrown, names))
    },
  })
  if (left === 0)
    return (
      <p className="prose">
        Your account has as many open links as it can have. End one that is not needed, here or at another
        calculation, to make a new one.
      </p>
    )
  const submit = () => {
    if (!show(reader.trim() === '' ? { reader: 'Type who it is for' } : {})) mutate()
  }
  return (
    <>
      <Form onSubmit={submit}>
        <ErrorSummary faults={summary} />
        <TextField
          id="reader"
          label="Who is it for?"
          hint="A name, so that you know the link again. Its reader sees it too."
          autoComplete="off"
          maxLength={100}
          value={reader}
          onChange={setReader}
          error={faults.reader}
        />
        <Choice
          id="days"
          name="days"
          label="For how long?"
          options={daysOptions}
          value={days}
          onChange={setDays}
          error={faults.days}
        />
        <Actions spaced>
          <Button type="submit" kind="line" busy={isPending && 'Adding…'}>
            Make the link
          </Button>
        </Actions>
      </Form>
      {dialog}
    </>
  )
}
