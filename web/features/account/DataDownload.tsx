import { useMutation } from '@tanstack/react-query'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { exportData } from '../../api/calls.ts'
import { todayInLagos } from '../../clock.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useLocation, useNavigate } from '../../router.ts'
import { downloadFile } from '../../shell/download-file.ts'

/** A copy of everything we keep of the person, as a file. */
export function DataDownload() {
  const { download, downloading } = useDownload()
  return (
    <div className="prose">
      <p>
        Everything we keep about you: your profile, drafts, calculations, where you signed in and the mails we
        sent.
      </p>
      <Actions>
        <Button kind="line" disabled={downloading} onClick={() => download('json')}>
          Download as JSON
        </Button>
        <Button kind="line" disabled={downloading} onClick={() => download('csv')}>
          Download as CSV<span className="hide"> for a spreadsheet</span>
        </Button>
      </Actions>
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

/** Downloads all one's data; a session that is too old for it is asked to sign in again and comes back here. */
function useDownload() {
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    gcTime: 0,
    onError: async (thrown) => {
      if (hasCode(thrown, 'reauthentication_required'))
        await navigate('/login', { state: { from: location, signInAgain: true } })
      else toast(errorMessage(thrown), 'error')
    },
  })
  return { download: (format: Format) => mutate(format), downloading: isPending }
}
