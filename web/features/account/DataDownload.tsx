import { errorMessage } from '../../api/api-error.ts'
import { exportData } from '../../api/sign-in-calls.ts'
import { todayInLagos } from '../../clock.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'
import { downloadFile } from '../../shell/download-file.ts'
import { useWrite } from '../../writes/index.ts'

/** Downloads a copy of everything stored about the person. */
export function DataDownload() {
  const { download, downloading, dialog } = useDownload()
  return (
    <div className="prose">
      <p>
        Everything we keep about you: your profile, drafts, calculations, where you signed in and the mails we
        sent.
      </p>
      <Actions>
        <Button
          kind="line"
          busy={downloading === 'json' ? 'Preparing your file…' : downloading !== undefined}
          onClick={() => download('json')}
        >
          Download as JSON
        </Button>
        <Button
          kind="line"
          busy={downloading === 'csv' ? 'Preparing your file…' : downloading !== undefined}
          onClick={() => download('csv')}
        >
          Download as CSV<span className="hide"> for a spreadsheet</span>
        </Button>
      </Actions>
      {dialog}
    </div>
  )
}

type Format = 'json' | 'csv'

async function fetchFile(format: Format): Promise<void> {
  const data = await exportData(format)
  const text = typeof data === 'string' ? data : JSON.stringify(data, null, 2)
  const type = format === 'csv' ? 'text/csv' : 'application/json'
  downloadFile(new File([text], `NaijaTax-data-${todayInLagos()}.${format}`, { type }))
}

/** Downloads the person's data as a file, after a proof of who asks where the last is too old. */
function useDownload() {
  const toast = useToast()
  const { withProofs, dialog } = useStepUp()
  const { mutate, isPending, variables } = useWrite({
    mutationFn: (format: Format) => withProofs(() => fetchFile(format)),
    gcTime: 0,
    onError: (thrown) => {
      if (!(thrown instanceof StepUpCancelled)) toast(errorMessage(thrown), 'error')
    },
  })
  return { download: mutate, downloading: isPending ? variables : undefined, dialog }
}
