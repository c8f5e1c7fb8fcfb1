import type { Draft } from '../../../../contract/http/index.ts'
import { type FactKey, factKeys, facts, factWordsFor, formatNaira, isBlank } from '../../../../tax/index.ts'
import { Fact, Facts } from '../../../components/lists.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { lawYear } from '../compute.ts'

/** The answers that were given after the result. */
export function GivenFacts({ answers }: { answers: Draft['answers'] }) {
  const given = factKeys.filter((key) => !isBlank(answers[key]))
  return (
    <PageSection heading="Make it exact" note="Asked after the result; the estimate does not depend on them">
      <Facts sums>
        {given.map((key) => (
          <Fact key={key} label={factWordsFor(key, lawYear(answers)).heading}>
            {valueInWords(key, answers[key])}
          </Fact>
        ))}
      </Facts>
    </PageSection>
  )
}

/** "₦40,000,000", "My employer owned it", "24". */
function valueInWords(key: FactKey, value: Draft['answers'][FactKey]): string {
  const row = facts[key]
  if (row.kind === 'money' && typeof value === 'number') return formatNaira(value)
  const option = row.kind === 'choice' ? row.options.find((one) => one.value === value) : undefined
  return option?.label ?? String(value)
}
