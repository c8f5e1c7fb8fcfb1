import { useState } from 'react'
import type { Profile } from '../../../api/contract/index.ts'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Viewing, until Edit; editing, until Save has worked or Cancel (SPEC section 4, Account edit). */
export function PersonalInformation({ user }: { user: Profile }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view')
  if (mode === 'edit') return <ProfileForm user={user} onEnd={() => setMode('edited')} />
  return <ProfileFacts user={user} wasEdited={mode === 'edited'} onEdit={() => setMode('edit')} />
}
