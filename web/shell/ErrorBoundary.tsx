import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** A new value (the address) leaves the error page. */
  resetKey: string
  children: ReactNode
}

interface State {
  failed: boolean
  resetKey: string
}

/** Catches what a page throws while drawing and shows the error page in its place until the person moves on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
