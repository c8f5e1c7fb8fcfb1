import { errorMessage } from '../../../api/api-error.ts'
import { Actions, Button, ButtonLink } from '../../../components/Button.tsx'
import { Waiting } from '../../../components/notices.tsx'
import { useFinishedSave } from '../../../forms/kept/index.ts'
import { useEditing } from '../../calculations/index.ts'
import { Frame } from '../Frame.tsx'

/** Edit was pressed when the session was over: after the sign-in the calculation is opened for changes. */
export function ResumedEdit({ submissionId }: { submissionId: string }) {
  const editing = useEditing({ replace: true })
  const open = () => editing.mutate(submissionId)
  useFinishedSave(true, open)
  if (editing.error === null)
    return (
      <Frame heading="Tax questions">
        <Waiting>Opening your calculation</Waiting>
      </Frame>
    )
  return (
    <Frame heading="Your calculation could not be opened">
      <p role="alert">{errorMessage(editing.error)}</p>
      <Actions spaced>
        <Button onClick={open}>Try again</Button>
        <ButtonLink kind="link" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </Actions>
    </Frame>
  )
}
