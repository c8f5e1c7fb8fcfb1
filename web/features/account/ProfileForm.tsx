import { useEffect, useRef, useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { errorMessage, isSessionOver } from '../../api/api-error.ts'
import { updateProfile } from '../../api/sign-in-calls.ts'
import { dayBefore, todayInLagos } from '../../clock.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { Phone, TextField, TinField } from '../../components/fields/index.ts'
import { callFaults, useFaults } from '../../forms/index.ts'
import { useFinishedSave, useKeptForm } from '../../forms/kept/index.ts'
import { useToast } from '../../components/Toasts.tsx'
import { isHosted } from '../../identity/index.ts'
import { useSession } from '../../session/index.ts'
import { useWrite } from '../../writes/index.ts'
import {
  draftFaults,
  draftOf,
  profileFields,
  resumedDraft,
  updateOf,
  type ProfileDraft,
  type ProfileField,
} from './profile-draft.ts'

/** The form for the profile. The email is read-only. */
export function ProfileForm({ user, onEnd }: { user: Profile; onEnd: () => void }) {
  const toast = useToast()
  const { setUser } = useSession()
  const today = todayInLagos()
  const [saved] = useState(() => draftOf(user))
  const kept = useKeptForm('profile', { from: saved, to: saved })
  const draft = resumedDraft(kept.values, user)
  const { faults, summary, show } = useFaults<ProfileField>()
  const set = (part: Partial<ProfileDraft>) =>
    kept.change({ from: kept.values.from, to: { ...kept.values.to, ...part } })
  const end = () => {
    kept.drop()
    onEnd()
  }

  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const { mutate, isPending } = useWrite({
    mutationFn: updateProfile,
    onSuccess: (saved) => {
      setUser(saved)
      toast('Account updated successfully', 'success')
      end()
    },
    onError: (thrown) => {
      if (isSessionOver(thrown)) kept.keepToSave()
      toast(errorMessage(thrown), 'error')
      show(callFaults(thrown, profileFields))
    },
  })

  function submit() {
    if (!show(draftFaults(draft, user, today)) && !isPending) mutate(updateOf(draft, user))
  }
  useFinishedSave(kept.isToSave, submit)

  return (
    <Form onSubmit={submit}>
      <ErrorSummary faults={summary} />
      {kept.wasKept && <p className="note">What you typed before is here again. It is not saved yet.</p>}
      <TextField
        id="firstName"
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        ref={first}
        value={draft.firstName}
        onChange={(firstName) => set({ firstName })}
        error={faults.firstName}
      />
      <TextField
        id="lastName"
        label="Last name"
        autoComplete="family-name"
        spellCheck={false}
        value={draft.lastName}
        onChange={(lastName) => set({ lastName })}
        error={faults.lastName}
      />
      <TextField
        id="email"
        label="Email"
        type="email"
        readOnly
        hint={providerNote(user) ?? 'To change it, save or cancel here first, then press Change beside it.'}
        value={user.email}
        onChange={() => undefined}
      />
      <TextField
        id="dateOfBirth"
        label="Date of birth"
        type="date"
        autoComplete="bday"
        max={dayBefore(today)}
        value={draft.dateOfBirth}
        onChange={(dateOfBirth) => set({ dateOfBirth })}
        error={faults.dateOfBirth}
      />
      <Phone
        id="phoneNumber"
        label="Phone number"
        value={draft.phone}
        onChange={(phone) => set({ phone })}
        error={faults.phoneNumber}
      />
      <TinField
        id="tin"
        label="Tax Identification Number"
        hint="The older Tax ID (TIN), like 12345678-0001. If yours has 13 digits, leave it empty here and use it on your return."
        value={draft.tin}
        onChange={(tin) => set({ tin })}
        error={faults.tin}
      />
      <Actions spaced>
        <Button type="submit" busy={isPending && 'Saving…'}>
          Save
        </Button>
        <Button kind="line" busy={isPending} onClick={end}>
          Cancel
        </Button>
      </Actions>
    </Form>
  )
}

const providers = { google: 'Google', microsoft: 'Microsoft' } as const

/**
 * Why the email of a Google or Microsoft account cannot be changed; undefined for an account with a password, and for one
 * whose address was lost.
 */
export function providerNote({
  authProvider,
  sealedUntil,
}: Pick<Profile, 'authProvider' | 'sealedUntil'>): string | undefined {
  if (isHosted) return 'Our sign-in service keeps it, and it cannot be changed here.'
  if (authProvider === 'email' || sealedUntil) return undefined
  return `It is the email of your ${providers[authProvider]} account and cannot be changed here.`
}
