import { Actions, Button } from '../../components/Button.tsx'
import { useDownload } from './use-download.ts'

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
