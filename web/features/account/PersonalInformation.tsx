import { useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { EmailChange } from './EmailChange.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Viewing, until Edit; editing, until Save has worked or Cancel (SPEC section 4, Account edit). */
export function PersonalInformation({ user }: { user: Profile }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'edited' | 'email'>('view')
  if (mode === 'edit') return <ProfileForm user={user} onEnd={() => setMode('edited')} />
  const changing = mode === 'email'
  return (
    <div>
      <ProfileFacts
        user={user}
        wasEdited={mode === 'edited'}
        onEdit={() => setMode('edit')}
        onChangeEmail={changing ? undefined : () => setMode('email')}
      />
      {user.authProvider === 'email' && (
        <EmailChange current={user.email} open={changing} onClose={() => setMode('view')} />
      )}
    </div>
  )
}
