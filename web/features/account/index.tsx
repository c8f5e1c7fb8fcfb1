import { BackBar } from '../../components/BackBar.tsx'
import { Leaf } from '../../components/Leaf.tsx'
import { Page } from '../../components/Page.tsx'
import { isHosted } from '../../identity/index.ts'
import { useUser } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { DangerZone } from './DangerZone.tsx'
import { DataDownload } from './DataDownload.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { SignedInPlaces } from './SignedInPlaces.tsx'

/** SPEC section 2, /account: who you are here, what you pay for, and how to leave. */
export function Account() {
  const user = useUser()
  return (
    <Page nav={<SignedInNav />}>
      <BackBar to="/dashboard" />
      <h1 className="lone">My Account</h1>
      <Leaf heading="Personal Information">
        <PersonalInformation user={user} />
      </Leaf>
      <Leaf heading="Account Status">
        <AccountStatus />
      </Leaf>
      {/* A hosted identity provider keeps its own passwords and sessions. */}
      {!isHosted && (
        <>
          <Leaf heading="Password">
            <PasswordChange />
          </Leaf>
          <Leaf heading="Where you are signed in">
            <SignedInPlaces />
          </Leaf>
        </>
      )}
      <Leaf heading="Your data">
        <DataDownload />
      </Leaf>
      <Leaf heading="Danger Zone" tone="red">
        <DangerZone />
      </Leaf>
    </Page>
  )
}
