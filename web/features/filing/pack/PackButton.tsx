import { errorMessage } from '../../../api/api-error.ts'
import { Button, type ButtonProps } from '../../../components/Button.tsx'
import styles from './ReturnPack.module.css'
import { type PackRequest } from './pack-request.ts'
import { usePack } from './use-pack.ts'

/** Makes and saves one of the pack's two files; shows progress and outcome under the buttons. */
export function PackButton({
  request,
  file,
  label,
  kind,
}: {
  request: PackRequest
  file: 'pdf' | 'zip'
  label: string
  kind?: ButtonProps['kind']
}) {
  const { mutate, isPending, data, error } = usePack(request, file)
  const ready = data?.kind === 'tap-again' ? data.file : undefined
  return (
    <>
      <Button kind={kind} busy={isPending && 'Preparing your pack…'} onClick={() => mutate(ready)}>
        {ready ? 'Save your pack' : label}
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
        {isPending ? 'Preparing your pack' : ready ? 'Your pack is ready.' : 'Your pack was saved.'}
      </output>
    </>
  )
}
