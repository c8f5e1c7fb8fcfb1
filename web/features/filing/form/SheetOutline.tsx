import { type WorksheetKind, withYears } from '../../../../tax/index.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { Dash } from '../../../components/figures/index.ts'
import { Fact, Facts } from '../../../components/lists.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { NotCheckedNote, UpgradeBanner } from '../../calculations/index.ts'
import { Hint } from './Hint.tsx'
import { useShownWords } from './shown-words.ts'

/** What a worksheet asks, with a dash for each box: what the free plan sees of it. */
export function SheetOutline({
  kind,
  taxYear,
  submissionId,
}: {
  kind: WorksheetKind
  taxYear: number
  submissionId: string
}) {
  const { heading, hint, fields, lists, translation } = useShownWords(kind, taxYear)
  return (
    <>
      <PageSection
        level={1}
        tone="bare"
        heading={withYears(heading, taxYear)}
        note={<Hint words={hint} taxYear={taxYear} translation={translation} />}
      >
        <div>
          {translation && <NotCheckedNote />}
          <Outline fields={fields} taxYear={taxYear} />
          <ButtonLink kind="link" to={`/submissions/${submissionId}/return`}>
            Back to your return
          </ButtonLink>
        </div>
      </PageSection>
      {Object.entries(lists).map(([name, list]) => (
        <PageSection
          key={name}
          heading={list.heading}
          note={<Hint words={list.hint} taxYear={taxYear} translation={list.translation} />}
        >
          <Outline fields={list.fields} taxYear={taxYear} />
        </PageSection>
      ))}
      <UpgradeBanner words="Upgrade to fill in worksheets, see what is due, and download what to hand in." />
    </>
  )
}

function Outline({
  fields,
  taxYear,
}: {
  fields: Readonly<Record<string, { readonly label: string }>>
  taxYear: number
}) {
  return (
    <Facts>
      {Object.entries(fields).map(([key, { label }]) => (
        <Fact key={key} label={withYears(label, taxYear)}>
          <Dash />
        </Fact>
      ))}
    </Facts>
  )
}
