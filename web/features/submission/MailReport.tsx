import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { mailReport } from '../../api/calls.ts'
import { Button } from '../../components/Button.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useUser } from '../../session/index.ts'

/** Has the report mailed to the person's own address; once a visit, so that a second click sends no second mail. */
export function MailReport({ submissionId }: { submissionId: string }) {
  const { email } = useUser()
  const toast = useToast()
  const mailing = useMutation({
    mutationFn: () => mailReport(submissionId),
    onSuccess: () => toast(`Your report is on its way to ${email}.`, 'success'),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <Button kind="line" disabled={mailing.isPending || mailing.isSuccess} onClick={() => mailing.mutate()}>
      {mailing.isSuccess ? 'Report sent' : 'Email me this report'}
    </Button>
  )
}
