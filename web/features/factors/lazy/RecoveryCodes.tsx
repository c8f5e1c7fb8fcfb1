import { Actions, Button } from '../../../components/Button.tsx'
import { downloadFile } from '../../../shell/download-file.ts'
import styles from './factors.module.css'

/** A code as it is read and typed: two halves. */
const readable = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** What the downloaded file says. */
export function recoveryFile(codes: readonly string[]): string {
  return [
    'NaijaTax recovery codes',
    'Each works once, in place of your passkey or authenticator app.',
    '',
    ...codes.map(readable),
    '',
  ].join('\n')
}

/** Ten codes, shown once: whoever leaves without keeping them makes new ones. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <section className="prose" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">Keep your recovery codes</h3>
      <p>
        Each of these works once when your phone or passkey is lost. They are shown this one time: write them
        down, or download them to a safe place.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{readable(code)}</li>
        ))}
      </ol>
      <Actions spaced>
        <Button
          kind="line"
          onClick={() =>
            downloadFile(
              new File([recoveryFile(codes)], 'NaijaTax-recovery-codes.txt', { type: 'text/plain' }),
            )
          }
        >
          Download codes
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </Actions>
    </section>
  )
}
