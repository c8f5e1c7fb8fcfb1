import { useEffect, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { NavButton } from '../components/Page.tsx'

/**
 * Opens the assistant from the header, or from the bar at the foot, where it covers nothing; its own button in the corner
 * is hidden while one of them is there. Null until the assistant is loaded, and for those who do not have it.
 */
export function AskTeni({ inHeader = false }: { inHeader?: boolean }) {
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
  const opens = {
    'data-ask-teni': '',
    onClick: ({ currentTarget }: { currentTarget: EventTarget }) =>
      currentTarget.dispatchEvent(new CustomEvent('teni:show', { bubbles: true })),
    children: 'Ask Teni',
  }
  return inHeader ? <NavButton {...opens} /> : <Button kind="link" {...opens} />
}
