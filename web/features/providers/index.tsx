import type { Provider } from '../../../contract/http/providers.ts'
import { usePublicConfig } from '../../api/public-config.ts'
import { Button } from '../../components/Button.tsx'
import { cx } from '../../components/cx.ts'
import { Warning } from '../../components/notices.tsx'
import { noteOwnDevice } from '../../session/browser-notes.ts'
import { Link } from '../../router.ts'
import { providerLooks } from './marks.tsx'
import styles from './providers.module.css'

export { signInProblem } from './problem.ts'

interface ProviderButtonsProps {
  /** Path in this app to open after the sign-in; /onboarding by default. */
  returnTo?: string | undefined
  /** Whether the person said that the device is their own. */
  ownDevice?: boolean
}

/** Links to the sign-in of the providers that are configured (Google, Microsoft). They leave the page. */
export function ProviderButtons({ returnTo, ownDevice = false }: ProviderButtonsProps) {
  const { data, isError, refetch } = usePublicConfig()
  const asked = new URLSearchParams({
    ...(returnTo !== undefined && { returnTo }),
    ...(ownDevice && { ownDevice: '1' }),
  }).toString()
  const query = asked === '' ? '' : `?${asked}`
  if (isError || data?.publishableKey === '')
    return (
      <>
        <div className={styles.or}>or</div>
        <Warning title="Auth service temporarily unavailable. Please retry.">
          <Button kind="link" onClick={() => void refetch()}>
            Try again
          </Button>
        </Warning>
      </>
    )
  if (data === undefined || data.providers.length === 0) return null
  return (
    <>
      <div className={styles.or}>or</div>
      <div className={styles.buttons}>
        {data.providers.map((provider) => {
          const { Mark, words, className } = providerLooks[provider]
          return (
            <Link
              key={provider}
              className={cx(styles.provider, className)}
              to={`/api/auth/${provider}${query}`}
              reloadDocument
              onClick={() => noteOwnDevice(ownDevice)}
            >
              <Mark />
              {words}
            </Link>
          )
        })}
      </div>
    </>
  )
}

/** Display names of the providers. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', microsoft: 'Microsoft' }
