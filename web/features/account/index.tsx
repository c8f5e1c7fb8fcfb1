import { Suspense } from 'react'
import { BackBar } from '../../components/BackBar.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { isHosted } from '../../identity/index.ts'
import { Warning } from '../../components/notices.tsx'
import { useLocation } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { dayInWords } from '../calculations/index.ts'
import { signInProblem } from '../providers/index.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { DangerZone } from './DangerZone.tsx'
import { DataDownload } from './DataDownload.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'

const Security = lazyPart(
  () => import('./security/index.tsx'),
  (m) => m.Security,
)

const Reminders = lazyPart(
  () => import('./Reminders.tsx'),
  (m) => m.Reminders,
)

/** /account [spec 9.1]: profile, plan, sign-in, reminders, data download and deletion. */
export function Account() {
  const user = useUser()
  const problem = signInProblem(useLocation().search)
  return (
    <Page nav={<SignedInNav />}>
      <BackBar to="/dashboard" />
      <h1 className="lone">My Account</h1>
      {problem !== undefined && <Warning title={problem} alert />}
      {user.sealedUntil && (
        <Warning title="Give your account a new email address">
          <p>
            Mail to {user.email} came back while you were away, and that address opens another account now.
            Everything of yours is here. Change the email below before {dayInWords(user.sealedUntil)}: on that
            day an account without an address is erased.
          </p>
        </Warning>
      )}
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
          <PageSection heading="Security" id="security" note="Every change here goes out by mail too.">
            <Suspense>
              <Security />
            </Suspense>
          </PageSection>
        </>
      )}
      <PageSection heading="Reminders" id="reminders" note="By mail, at most a few a year.">
        <Suspense>
          <Reminders />
        </Suspense>
      </PageSection>
      <PageSection heading="Your data">
        <DataDownload />
      </PageSection>
      <PageSection heading="Danger Zone" tone="red">
        <DangerZone />
      </PageSection>
    </Page>
  )
}
