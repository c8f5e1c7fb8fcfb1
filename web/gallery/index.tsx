import { NavLink, Page } from '../components/Page.tsx'
import { ButtonSection, MessageSection } from './MessageSections.tsx'
import { FieldSection, MistakeSection } from './FieldSections.tsx'
import { FigureSection, ResultSection } from './FigureSections.tsx'
import { ListSection, QuestionSection } from './ListSections.tsx'

/** Every component in every state, for developers, in the device's colour scheme. */
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
