import { Page } from '../components/Page.tsx'

/** Every component in every state, for developers. */
export function Gallery() {
  return <Page title="Components">{null}</Page>
}
