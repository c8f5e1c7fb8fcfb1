import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { Button } from '../../components/Button.tsx'
import { Fact, Facts } from '../../components/lists.tsx'
import { doubtOf, spacedPhone, typedPhoneOf } from '../../components/fields/index.ts'
import { Dash } from '../../components/figures/index.ts'
import { dayInWords } from '../calculations/index.ts'
import { useLocation, useNavigate } from '../../router.ts'
import { isPlaceholder } from '../../session/index.ts'
import { EmailChange } from './EmailChange.tsx'
import { ProfileForm, providerNote } from './ProfileForm.tsx'
import { NotKnownHere } from './NotKnownHere.tsx'
import { holdsTypedProfile } from './profile-draft.ts'

/** The profile; without an answer of the server, that it is not known here. */
export function PersonalInformation({ user }: { user: Profile }) {
  return isPlaceholder(user) ? (
    <NotKnownHere>Your personal information is not kept on this device.</NotKnownHere>
  ) : (
    <KnownInformation user={user} />
  )
}

/** Shows the profile until Edit; the form until Save succeeds or Cancel [spec 9.2]. */
function KnownInformation({ user }: { user: Profile }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  // The entry of the browser's history says which panel is open, and a reload keeps it.
  const setChanging = (changingEmail: boolean) => {
    setMode(changingEmail ? 'email' : 'view')
    void navigate('/account', { state: { changingEmail }, replace: true })
  }
  // A form that was left unsaved is open again.
  const [mode, setMode] = useState<'view' | 'edit' | 'edited' | 'email'>(() =>
    holdsTypedProfile(user) ? 'edit' : isChangingEmail(state) ? 'email' : 'view',
  )
  if (mode === 'edit') return <ProfileForm user={user} onEnd={() => setMode('edited')} />
  const changing = mode === 'email'
  return (
    <div>
      <ProfileFacts
        user={user}
        wasEdited={mode === 'edited'}
        onEdit={() => setMode('edit')}
        onChangeEmail={changing ? undefined : () => setChanging(true)}
        emailChange={
          providerNote(user) === undefined && (
            <EmailChange current={user.email} open={changing} onClose={() => setChanging(false)} />
          )
        }
      />
    </div>
  )
}

function isChangingEmail(state: unknown): boolean {
  return (state as { changingEmail?: unknown } | null)?.changingEmail === true
}

interface ProfileFactsProps {
  user: Profile
  /** Whether the form has just closed: focus returns to the Edit button. */
  wasEdited: boolean
  onEdit: () => void
  /** Opens the panel of the email change; absent while it is open. */
  onChangeEmail: (() => void) | undefined
  /** The panel of the email change, which stands by its row. */
  emailChange: ReactNode
}

/** The saved profile; a dash where a value is missing. */
function ProfileFacts({ user, wasEdited, onEdit, onChangeEmail, emailChange }: ProfileFactsProps) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasEdited) edit.current?.focus()
  }, [wasEdited])
  const note = providerNote(user)
  const doubt = doubtOf(typedPhoneOf(user.phoneNumber))
  const changeEmail =
    note === undefined && onChangeEmail !== undefined ? (
      <Button kind="link" onClick={onChangeEmail}>
        Change<span className="hide"> email</span>
      </Button>
    ) : undefined
  return (
    <div>
      <Facts>
        <Fact label="First name">{orDash(user.firstName)}</Fact>
        <Fact label="Last name">{orDash(user.lastName)}</Fact>
        <Fact label="Email" {...(note !== undefined && { note })} action={changeEmail} below={emailChange}>
          {user.email}
        </Fact>
        <Fact label="Date of birth">{orDash(user.dateOfBirth && dayInWords(user.dateOfBirth))}</Fact>
        <Fact label="Phone number" {...(doubt !== undefined && { note: doubt })}>
          {orDash(spacedPhone(user.phoneNumber))}
        </Fact>
        <Fact label="Tax Identification Number">{orDash(user.tin)}</Fact>
      </Facts>
      <Button ref={edit} kind="line" onClick={onEdit}>
        Edit<span className="hide"> personal information</span>
      </Button>
    </div>
  )
}

function orDash(value: string | null) {
  return value ? value : <Dash means="Not given" />
}
