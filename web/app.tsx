import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Toasts } from './components/toasts/index.ts'
import { BrowserRouter, useLocation } from './router.ts'
import { AppRoutes } from './routes.tsx'
import { SessionProvider, useSession } from './session/index.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { untilPageStands } from './shell/until-page-stands.ts'
import { useAssistant } from './shell/use-assistant.ts'
import { keepOffline } from './shell/keep-offline.ts'
import { lazyPart } from './shell/lazy-part.ts'
import { LoadingPage } from './shell/LoadingPage.tsx'
import { unsentAtLogout } from './shell/unsent-at-logout.ts'

const PlanWatch = lazyPart(
  async () => {
    await untilPageStands()
    return import('./features/billing/PlanWatch.tsx')
  },
  (m) => m.PlanWatch,
)

/** The whole client: server state, messages, router, session, then the page of the address. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts>
        <BrowserRouter>
          <SessionProvider unsentAtLogout={unsentAtLogout}>
            <CurrentPage />
          </SessionProvider>
        </BrowserRouter>
      </Toasts>
    </QueryClientProvider>
  )
}

function CurrentPage() {
  const { pathname } = useLocation()
  const { state, user } = useSession()
  useAssistant(user?.subscriptionActiveUntil ?? null)
  useEffect(() => {
    if (state === 'in') keepOffline()
  }, [state])
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>
        <AppRoutes />
      </Suspense>
      {state === 'in' && user.verified && (
        <Suspense>
          <PlanWatch />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
