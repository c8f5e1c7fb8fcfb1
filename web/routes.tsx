import { isHosted } from './identity/index.ts'
import { Route, Routes } from './router.ts'
import { Protected } from './session/index.ts'
import { lazyPage } from './shell/lazy-page.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'

// Every feature is a chunk of its own, fetched when its address is first opened.
const legal = () => import('./features/legal/index.tsx')
const Landing = lazyPage(
  () => import('./features/landing/index.tsx'),
  (m) => m.Landing,
)
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
const Onboarding = lazyPage(
  () => import('./features/onboarding/index.tsx'),
  (m) => m.Onboarding,
)
const Dashboard = lazyPage(
  () => import('./features/dashboard/index.tsx'),
  (m) => m.Dashboard,
)
const Questionnaire = lazyPage(
  () => import('./features/questionnaire/index.tsx'),
  (m) => m.Questionnaire,
)
const Results = lazyPage(
  () => import('./features/results/index.tsx'),
  (m) => m.Results,
)
const Submission = lazyPage(
  () => import('./features/submission/index.tsx'),
  (m) => m.Submission,
)
const Account = lazyPage(
  () => import('./features/account/index.tsx'),
  (m) => m.Account,
)
const Pricing = lazyPage(
  () => import('./features/pricing/index.tsx'),
  (m) => m.Pricing,
)
const WordsReview = lazyPage(
  () => import('./features/words-review/index.tsx'),
  (m) => m.WordsReview,
)
const Terms = lazyPage(legal, (m) => m.Terms)
const Privacy = lazyPage(legal, (m) => m.Privacy)
const Eula = lazyPage(legal, (m) => m.Eula)
const Disclaimer = lazyPage(legal, (m) => m.Disclaimer)

/** The gallery of components exists in development, and in builds made with VITE_GALLERY=1. */
const Gallery =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? lazyPage(
        () => import('./gallery/index.tsx'),
        (m) => m.Gallery,
      )
    : undefined

/** SPEC section 2: every address of the product, public ones first; /words-review is for native speakers. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/login" element={isHosted ? <HostedSignIn /> : <Login />} />
      <Route path="/signup" element={isHosted ? <HostedSignIn /> : <Signup />} />
      <Route path="/forgot-password" element={<ForgotPassword />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/verify-pending" element={<VerifyPending />} />
      <Route path="/verify" element={<Verify />} />
      <Route path="/link-account" element={<LinkAccount />} />
      <Route path="/pricing" element={<Pricing />} />
      <Route path="/terms" element={<Terms />} />
      <Route path="/privacy" element={<Privacy />} />
      <Route path="/eula" element={<Eula />} />
      <Route path="/disclaimer" element={<Disclaimer />} />
      <Route path="/words-review" element={<WordsReview />} />
      <Route element={<Protected />}>
        <Route path="/onboarding" element={<Onboarding />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/questionnaire" element={<Questionnaire />} />
        <Route path="/results" element={<Results />} />
        <Route path="/account" element={<Account />} />
        <Route path="/submissions/:id" element={<Submission />} />
        <Route path="/upgrade" element={<Pricing />} />
      </Route>
      {Gallery && <Route path="/_gallery" element={<Gallery />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
