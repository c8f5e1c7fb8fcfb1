import { ApiError, errorMessage, hasCode } from '../../api/api-error.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Done, Warning } from '../../components/notices.tsx'

interface KeptProps {
  isKept: boolean
  error: unknown
  retry: () => void
  /** Address of the page that shows all answers once more. */
  checkAt: string
}

/** Where the calculation is kept, always true: the notice of SPEC only when it is in the account (SPEC section 4). */
export function Kept({ isKept, error, retry, checkAt }: KeptProps) {
  if (isKept)
    return (
      <Done>
        <b>Tax Calculation Complete!</b> It was saved to your account.
      </Done>
    )
  if (error === null)
    return <output className="small">Your result is below. Saving it to your account…</output>
  return (
    <Warning title="This result is kept on this device only.">
      <p>{reasonOf(error)}</p>
      {isWorthRepeating(error) && (
        <Button kind="link" onClick={retry}>
          Save to my account
        </Button>
      )}
      {hasCode(error, 'stale_draft') && (
        <ButtonLink kind="link" to={checkAt}>
          Check your answers
        </ButtonLink>
      )}
    </Warning>
  )
}

/** Whether the same call may end otherwise. */
function isWorthRepeating(error: unknown): boolean {
  return !['free_limit', 'draft_submitted', 'stale_draft'].some((code) => hasCode(error, code))
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.isTemporary)
    return 'There is no connection to your account just now. Your answers stay in the draft.'
  if (hasCode(error, 'free_limit')) return `${errorMessage(error)} Your answers stay in the draft.`
  return errorMessage(error)
}
