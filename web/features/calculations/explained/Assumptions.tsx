import type { Assumption } from '../../../../tax/index.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { Effect, Effects } from './Effects.tsx'

/** Every default that was used and every answer that was ignored (DESIGN section 4, Assumptions). */
export function Assumptions({ assumptions }: { assumptions: readonly Assumption[] }) {
  return (
    <PageSection
      heading="What we assumed"
      note="Each shows what it does to your tax. Your own figure replaces it."
    >
      {assumptions.length === 0 ? (
        <p className="prose">Nothing. Every figure above comes from what you typed.</p>
      ) : (
        <Effects>
          {assumptions.map(({ id, words, effect }) => (
            <Effect key={id} effect={effect}>
              {words}
            </Effect>
          ))}
        </Effects>
      )}
    </PageSection>
  )
}
