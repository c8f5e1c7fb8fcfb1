import { Component, type ReactNode, useEffect } from 'react'
import { Button, ButtonLink } from '../components/Button.tsx'
import { MessagePage, NotFound } from '../components/MessagePage.tsx'
import { PatternBorder } from '../components/Page.tsx'
import { Waiting } from '../components/notices.tsx'
import { useLocation } from '../router.ts'
import { browserStorage } from '../session/account-storage.ts'
import { useSession } from '../session/index.ts'

interface Props {
  /** A new value (the address) closes the error page. */
  resetKey: string
  children: ReactNode
}

interface State {
  failed: boolean
  resetKey: string
}

/** Catches what a page throws while it renders and shows the error page until `resetKey` changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage path={this.state.resetKey} /> : this.props.children
  }
}

/** Pages that keep every answer on this device until the account has it, and those to which they lead. */
const keepsAnswers = /^\/(onboarding|dashboard|questionnaire|results|submissions)(\/|$)/

/** Says what to do, and that the answers are kept where that is so. */
export function errorPageWords(path: string, canStore: boolean): string {
  const advice = 'Check your network, then load the page again.'
  return keepsAnswers.test(path) && canStore ? `Your answers are kept. ${advice}` : advice
}

/** Shown when a page could not be rendered or its code could not be fetched. */
function ErrorPage({ path }: { path: string }) {
  return (
    <MessagePage title="This page did not open" words={errorPageWords(path, browserStorage() !== undefined)}>
      <Button onClick={() => window.location.reload()}>Load again</Button>
      <ButtonLink kind="link" to="/" reloadDocument>
        Go to the start
      </ButtonLink>
    </MessagePage>
  )
}

/** Shown at an unknown address. */
export function NotFoundPage() {
  const { state } = useSession()
  return (
    <NotFound>
      {state === 'in' ? (
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
      ) : (
        <ButtonLink to="/">Go to the start</ButtonLink>
      )}
    </NotFound>
  )
}

/** Shown while the first page's code is fetched, without the frame: the page brings its own. */
export function LoadingPage() {
  return (
    <>
      <PatternBorder />
      <main className="wrap lone">
        <Waiting>Loading</Waiting>
      </main>
    </>
  )
}

/** Route of the public pages within the client: loads the document of that address. */
export function LeaveForFront() {
  const { pathname, search } = useLocation()
  useEffect(() => location.replace(`${pathname}${search}`), [pathname, search])
  return <LoadingPage />
}
