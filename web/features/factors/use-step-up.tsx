import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { isHosted } from '../../identity/index.ts'
import { useLocation, useNavigate } from '../../router.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { callWithProofs, type Proof } from './step-up.ts'

const StepUpDialog = lazyPart(
  () => import('./lazy/StepUpDialog.tsx'),
  (m) => m.StepUpDialog,
)

/** How a page lets its calls ask for a proof. */
export interface StepUp {
  /**
   * Makes a call; when the server first wants to know who asks, the dialog opens and the call is made again.
   * @throws StepUpCancelled when the person closed the dialog; otherwise what the call throws.
   */
  withProofs: <Answer>(make: () => Promise<Answer>) => Promise<Answer>
  /** The dialog while it is open: to be drawn anywhere on the page. */
  dialog: ReactNode
}

/**
 * Asks a person to prove again who they are where a call needs it; the dialog is fetched when first opened. A hosted
 * identity provider asks on its own page: /login, and back [spec 17.12].
 */
export function useStepUp(): StepUp {
  const [asking, setAsking] = useState<{ proofs: readonly Proof[]; end: (proved: boolean) => void }>()
  const navigate = useNavigate()
  const location = useLocation()
  const ask = useCallback(
    async (proofs: readonly Proof[]) => {
      if (isHosted) {
        await navigate('/login', { state: { from: location, signInAgain: true } })
        return false
      }
      return new Promise<boolean>((resolve) => {
        setAsking({
          proofs,
          end: (proved) => {
            setAsking(undefined)
            resolve(proved)
          },
        })
      })
    },
    [location, navigate],
  )
  const withProofs = useCallback(<Answer,>(make: () => Promise<Answer>) => callWithProofs(make, ask), [ask])
  return {
    withProofs,
    dialog: asking && (
      <Suspense>
        <StepUpDialog {...asking} />
      </Suspense>
    ),
  }
}
