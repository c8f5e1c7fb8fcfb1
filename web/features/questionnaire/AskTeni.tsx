import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.tsx'

/**
 * Opens the assistant from the bar at the foot, where it covers nothing; its own button in the corner is hidden while
 * the bar is there. Null until the assistant is loaded, and for those who do not have it.
 */
export function AskTeni() {
  const [isHere, setHere] = useState(() => document.querySelector('button[data-teni]') !== null)
  useEffect(() => {
    const comes = () => setHere(true)
    const goes = () => setHere(false)
    document.addEventListener('teni:here', comes)
    document.addEventListener('teni:end', goes)
    return () => {
      document.removeEventListener('teni:here', comes)
      document.removeEventListener('teni:end', goes)
    }
  }, [])
  if (!isHere) return null
  return (
    <Button
      kind="link"
      onClick={(event) => event.currentTarget.dispatchEvent(new CustomEvent('teni:show', { bubbles: true }))}
    >
      Ask Teni
    </Button>
  )
}
