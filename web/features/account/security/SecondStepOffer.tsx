import { useState } from 'react'
import { Actions, Button } from '../../../components/Button.tsx'
import { Warning } from '../../../components/notices.tsx'
import { browserStorage } from '../../../session/account-storage.ts'
import { useUser } from '../../../session/index.ts'
import { focusHeading } from '../../../shell/navigation.ts'
import { useIsPaid } from '../../calculations/index.ts'

const keyOf = (account: string): string => `naijatax:no-second-step:${account}`

/** Shows where a second step is set up, and goes on from there by keyboard. */
function goToSecondStep(): void {
  const place = document.getElementById('second-step')
  place?.scrollIntoView()
  focusHeading(place)
}

/** Once paid for, an account is offered a second step; who says no is not asked again on this device. */
export function SecondStepOffer({ hasOne }: { hasOne: boolean }) {
  const { id } = useUser()
  const isPaid = useIsPaid()
  const [declined, setDeclined] = useState(() => browserStorage()?.getItem(keyOf(id)) === 'yes')
  if (hasOne || declined || !isPaid) return null

  function decline() {
    setDeclined(true)
    try {
      browserStorage()?.setItem(keyOf(id), 'yes')
    } catch {
      // A full storage: the offer comes back on the next visit.
    }
  }

  return (
    <Warning title="Protect your account with a second step">
      <p>
        Then a stolen password alone opens nothing. A passkey takes a minute: your finger, face or screen
        lock. It is up to you.
      </p>
      <Actions>
        <Button kind="link" onClick={goToSecondStep}>
          Set up a second step
        </Button>
        <Button kind="link" onClick={decline}>
          Not now
        </Button>
      </Actions>
    </Warning>
  )
}
