import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Toasts } from './components/Toasts.tsx'
import { BrowserRouter, useLocation } from './router.ts'
import { AppRoutes } from './routes.tsx'
import { deviceSessionOf, SessionProvider, useSession } from './session/index.ts'
import { ErrorBoundary, LoadingPage } from './shell/fallback-pages.tsx'
import { registerServiceWorker, afterPageLoad, useAssistant, usePendingResults } from './shell/background.ts'
import { lazyPart } from './shell/lazy.ts'
import { flushBeforeLogout } from './shell/flush-before-logout.ts'

const PlanWatch = lazyPart(
  async () => {
    await afterPageLoad()
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
          <AnyPage />
        </BrowserRouter>
      </Toasts>
    </QueryClientProvider>
  )
}

/** What a reader of somebody's calculation opens stands outside of any session [spec 29.6]. */
function AnyPage() {
  if (/^\/shared\/?$/.test(useLocation().pathname)) return <Pages />
  return (
    <SessionProvider flushBeforeLogout={flushBeforeLogout}>
      <CurrentPage />
    </SessionProvider>
  )
}

function CurrentPage() {
  const { state, user } = useSession()
  useAssistant(user?.subscriptionActiveUntil ?? null, user && deviceSessionOf(user))
  usePendingResults(user?.verified ? deviceSessionOf(user) : undefined)
  useEffect(() => {
    if (state === 'in') registerServiceWorker()
  }, [state])
  return (
    <Pages>
      {state === 'in' && user.verified && (
        <Suspense>
          <PlanWatch />
        </Suspense>
      )}
    </Pages>
  )
}

function Pages({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingPage />}>
        <AppRoutes />
      </Suspense>
      {children}
    </ErrorBoundary>
  )
}
