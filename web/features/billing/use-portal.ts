import { useState } from 'react'
import { serverWords } from '../../api/api-error.ts'
import { openPortal } from '../../api/calls/billing.ts'
import { useToast } from '../../components/Toasts.tsx'

/** The way to the payment provider's own page about the subscription (SPEC section 8, Portal failure). */
export function usePortal(): { open: () => Promise<void>; isOpening: boolean } {
  const toast = useToast()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      window.location.assign((await openPortal()).url)
    } catch (thrown) {
      setOpening(false)
      toast(serverWords(thrown) ?? 'Unable to open subscription portal', 'error')
    }
  }
  return { open, isOpening }
}
