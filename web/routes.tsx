import { frontAddresses } from './addresses.ts'
import { isHosted } from './identity/index.ts'
import { Route, Routes } from './router.ts'
import { Protected } from './session/index.ts'
import { lazyPage } from './shell/lazy.ts'
import { LeaveForFront, NotFoundPage } from './shell/fallback-pages.tsx'

// Every feature is a lazy chunk, fetched when its address is first opened.
const HostedSignIn = lazyPage(
  () => import('./features/hosted-sign-in/index.tsx'),
  (m) => m.HostedSignIn,
)
const Login = lazyPage(
  () => import('./features/login/index.tsx'),
  (m) => m.Login,
)
const Signup = lazyPage(
  () => import('./features/signup/index.tsx'),
  (m) => m.Signup,
)
const ForgotPassword = lazyPage(
  () => import('./features/forgot-password/index.tsx'),
  (m) => m.ForgotPassword,
)
const ResetPassword = lazyPage(
  () => import('./features/reset-password/index.tsx'),
  (m) => m.ResetPassword,
)
const VerifyPending = lazyPage(
  () => import('./features/verify-pending/index.tsx'),
  (m) => m.VerifyPending,
)
const Verify = lazyPage(
  () => import('./features/verify/index.tsx'),
  (m) => m.Verify,
)
const LinkAccount = lazyPage(
  () => import('./features/link-account/index.tsx'),
  (m) => m.LinkAccount,
)
const mailedLinks = () => import('./features/mailed-links/index.tsx')
const Code = lazyPage(mailedLinks, (m) => m.Code)
const EmailChangeDecision = lazyPage(mailedLinks, (m) => m.EmailChangeDecision)
const KnowBrowser = lazyPage(mailedLinks, (m) => m.KnowBrowser)
const Shared = lazyPage(
  () => import('./features/shared/index.tsx'),
  (m) => m.Shared,
)
const RemindersEnded = lazyPage(
  () => import('./features/reminders/index.tsx'),
  (m) => m.RemindersEnded,
)
const Onboarding = lazyPage(
  () => import('./features/onboarding/index.tsx'),
  (m) => m.Onboarding,
)
const loadDashboard = () => import('./features/dashboard/index.tsx')
const Dashboard = lazyPage(loadDashboard, (m) => m.Dashboard)
const loadQuestionnaire = () => import('./features/questionnaire/index.tsx')
const Questionnaire = lazyPage(loadQuestionnaire, (m) => m.Questionnaire)
const Results = lazyPage(
  () => import('./features/results/index.tsx'),
  (m) => m.Results,
)
const Submission = lazyPage(
  () => import('./features/submission/index.tsx'),
  (m) => m.Submission,
)
const filing = () => import('./features/filing/index.ts')
const Filing = lazyPage(filing, (m) => m.Filing)
const Worksheet = lazyPage(filing, (m) => m.Worksheet)
const Compare = lazyPage(
  () => import('./features/compare/index.tsx'),
  (m) => m.Compare,
)
const Account = lazyPage(
  () => import('./features/account/index.tsx'),
  (m) => m.Account,
)
const Upgrade = lazyPage(
  () => import('./features/pricing/index.ts'),
  (m) => m.Upgrade,
)
const WordsReview = lazyPage(
  () => import('./features/words-review/index.tsx'),
  (m) => m.WordsReview,
)

/** The pages that show what this device holds while the server is silent. */
const fromDevice = { '/dashboard': loadDashboard, '/questionnaire': loadQuestionnaire }

/** The gallery of components exists in development, and in builds made with VITE_GALLERY=1. */
const Gallery =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? lazyPage(
        () => import('./gallery/index.tsx'),
        (m) => m.Gallery,
      )
    : undefined

/**
 * Every address that the client renders [spec 2.1, 2.2] (addresses.ts). /words-review is for native speakers. Public
 * pages are loaded as documents. Where a hosted provider signs people in, the pages of our own sign-in, also those that
 * mails of before lead to, are its door.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/login" element={isHosted ? <HostedSignIn /> : <Login />} />
      <Route path="/signup" element={isHosted ? <HostedSignIn /> : <Signup />} />
      <Route path="/forgot-password" element={isHosted ? <HostedSignIn /> : <ForgotPassword />} />
      <Route path="/reset-password" element={isHosted ? <HostedSignIn /> : <ResetPassword />} />
      <Route path="/verify-pending" element={isHosted ? <HostedSignIn /> : <VerifyPending />} />
      <Route path="/verify" element={isHosted ? <HostedSignIn /> : <Verify />} />
      <Route path="/link-account" element={<LinkAccount />} />
      <Route path="/code" element={isHosted ? <HostedSignIn /> : <Code />} />
      <Route path="/email-change" element={isHosted ? <HostedSignIn /> : <EmailChangeDecision />} />
      <Route path="/know-browser" element={isHosted ? <HostedSignIn /> : <KnowBrowser />} />
      <Route path="/reminders" element={<RemindersEnded />} />
      <Route path="/shared" element={<Shared />} />
      <Route path="/words-review" element={<WordsReview />} />
      <Route element={<Protected fromDevice={fromDevice} />}>
        <Route path="/onboarding" element={<Onboarding />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/questionnaire" element={<Questionnaire />} />
        <Route path="/results" element={<Results />} />
        <Route path="/account" element={<Account />} />
        <Route path="/submissions/:id" element={<Submission />} />
        <Route path="/submissions/:id/return" element={<Filing />} />
        <Route path="/submissions/:id/return/:worksheet" element={<Worksheet />} />
        <Route path="/compare" element={<Compare />} />
        <Route path="/upgrade" element={<Upgrade />} />
      </Route>
      {[...frontAddresses, '/help/:article'].map((address) => (
        <Route key={address} path={address} element={<LeaveForFront />} />
      ))}
      {Gallery && <Route path="/_gallery" element={<Gallery />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
