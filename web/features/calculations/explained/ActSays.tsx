import type { Note } from '../../../../tax/index.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { Effect, Effects } from './Effects.tsx'

/** What the Act says otherwise, beside the result and never in it (DESIGN section 4, Notes). */
export function ActSays({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <PageSection
      tone="gold"
      heading="What the Act says"
      note="These do not change the result above. Each shows what it would do to your tax."
    >
      <Effects>
        {notes.map(({ id, heading, words, section, effect }) => (
          <Effect key={id} heading={heading} cite={section} effect={effect}>
            {words}
          </Effect>
        ))}
      </Effects>
    </PageSection>
  )
}
