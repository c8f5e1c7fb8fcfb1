import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** Change the password: closed until it is asked for. */
export function PasswordChange() {
  const [mode, setMode] = useState<'closed' | 'open' | 'left'>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (mode === 'left') opener.current?.focus()
  }, [mode])
  if (mode === 'open') return <PasswordForm onEnd={() => setMode('left')} />
  return (
    <div>
      <Button ref={opener} kind="line" onClick={() => setMode('open')}>
        Change password
      </Button>
    </div>
  )
}
