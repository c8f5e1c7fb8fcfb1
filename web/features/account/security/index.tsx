import { errorMessage } from '../../../api/api-error.ts'
import { Button } from '../../../components/Button.tsx'
import { Waiting } from '../../../components/notices.tsx'
import { Devices } from './Devices.tsx'
import { History } from './History.tsx'
import { SecondStep } from './SecondStep.tsx'
import { SecondStepOffer } from './SecondStepOffer.tsx'
import { useSecurity } from './security-state.ts'
import styles from './security.module.css'
import { Waits } from './Waits.tsx'
import { WaysIn } from './WaysIn.tsx'

/** Who can get into the account: devices, ways in, what waits, and what happened. */
export function Security() {
  const { data, error, refetch } = useSecurity()
  if (data === undefined)
    return error === null ? (
      <Waiting rows={3}>Loading who can get into your account</Waiting>
    ) : (
      <div>
        <p>{errorMessage(error)}</p>
        <Button kind="line" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  const { devices, waysIn, waits, history, recoveryCodes } = data
  return (
    <div className={styles.security}>
      <SecondStepOffer hasOne={waysIn.some(({ kind }) => kind === 'passkey' || kind === 'authenticator')} />
      <Devices devices={devices} />
      <WaysIn waysIn={waysIn} begunHere={devices.find(({ current }) => current)?.begunBy} />
      <SecondStep waysIn={waysIn} recoveryCodes={recoveryCodes} />
      <Waits waits={waits} />
      <History history={history} />
    </div>
  )
}
