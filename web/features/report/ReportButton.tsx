import { errorMessage } from '../../api/api-error.ts'
import { Button, type ButtonProps } from '../../components/Button.tsx'
import styles from './ReportButton.module.css'
import { useReport, type ReportRequest } from './use-report.ts'

/** Creates and saves the PDF report; shows progress and outcome beside the button. */
export function ReportButton({
  label,
  kind,
  ...request
}: ReportRequest & { label: string; kind?: ButtonProps['kind'] }) {
  const { mutate, isPending, data, error } = useReport(request)
  const ready = data?.kind === 'tap-again' ? data.file : undefined
  return (
    <>
      <Button kind={kind} busy={isPending && 'Preparing your report…'} onClick={() => mutate(ready)}>
        {ready ? 'Save your report' : label}
      </Button>
      {error && (
        <p role="alert" className={styles.news}>
          {errorMessage(error)}
        </p>
      )}
      <output
        className={`small ${styles.news}`}
        hidden={error !== null || (!isPending && data === undefined)}
      >
        {isPending ? 'Preparing your report' : ready ? 'Your report is ready.' : 'Your report was saved.'}
      </output>
    </>
  )
}
