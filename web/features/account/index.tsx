import { BackBar } from '../../components/BackBar.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { isHosted } from '../../identity/index.ts'
import { Warning } from '../../components/notices.tsx'
import { useLocation } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { AddFactors } from '../factors/index.ts'
import { signInProblem } from '../providers/index.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { DangerZone } from './DangerZone.tsx'
import { DataDownload } from './DataDownload.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { SignedInPlaces } from './SignedInPlaces.tsx'

/** /account [spec 9.1]: profile, plan, sign-in, data download and deletion. */
export function Account() {
  const user = useUser()
  const problem = signInProblem(useLocation().search)
  return (
    <Page nav={<SignedInNav />}>
      <BackBar to="/dashboard" />
      <h1 className="lone">My Account</h1>
      {problem !== undefined && <Warning title={problem} alert />}
      <PageSection heading="Personal Information">
        <PersonalInformation user={user} />
      </PageSection>
      <PageSection heading="Account Status">
        <AccountStatus />
      </PageSection>
      {/* A hosted identity provider manages passwords and sessions itself. */}
      {!isHosted && (
        <>
          <PageSection heading="Password">
            <PasswordChange />
          </PageSection>
          <PageSection heading="Passkeys and second step">
            <AddFactors />
          </PageSection>
          <PageSection heading="Where you are signed in">
            <SignedInPlaces />
          </PageSection>
        </>
      )}
      <PageSection heading="Your data">
        <DataDownload />
      </PageSection>
      <PageSection heading="Danger Zone" tone="red">
        <DangerZone />
      </PageSection>
    </Page>
  )
}
