import { NavLink, Page } from '../components/Page.tsx'
import { ButtonSection } from './ButtonSection.tsx'
import { FieldSection } from './FieldSection.tsx'
import { FigureSection } from './FigureSection.tsx'
import { ListSection } from './ListSection.tsx'
import { MessageSection } from './MessageSection.tsx'
import { MistakeSection } from './MistakeSection.tsx'
import { QuestionSection } from './QuestionSection.tsx'
import { ResultSection } from './ResultSection.tsx'

/** Every component in every state, for developers; light or dark as the device is set. */
export function Gallery() {
  return (
    <Page
      title="Components"
      nav={
        <>
          <NavLink to="/account">My Account</NavLink>
          <NavLink to="/">Logout</NavLink>
        </>
      }
    >
      <h1 className="lone">Components</h1>
      <ButtonSection />
      <FieldSection />
      <MistakeSection />
      <QuestionSection />
      <FigureSection />
      <ResultSection />
      <ListSection />
      <MessageSection />
    </Page>
  )
}
