import type { Submission } from '../../../contract/http/index.ts'
import { Fold, Shelf } from '../../components/Fold.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { lawYear, UpgradeBanner } from '../calculations/index.ts'
import { LawChanges } from '../copies/index.ts'
import { Suspense } from 'react'
import { Waiting } from '../../components/notices.tsx'
import { alikeCount, answerRows } from './answer-rows.ts'
import { ComparedTable } from './ComparedTable.tsx'
import { headsOf } from './heads.ts'
import { maskedRows, resultRows } from './result-rows.ts'

interface ComparisonProps {
  one: Submission
  other: Submission
}

/** Two kept calculations: the answers that differ, the results, and the law where the years differ [spec 28.6]. */
export function Comparison({ one, other }: ComparisonProps) {
  const isMasked = [one, other].some(({ result }) => result.totalTaxMasked !== null)
  return (
    <>
      {isMasked ? <Masked one={one} other={other} /> : <Open one={one} other={other} />}
      <Law one={one} other={other} />
      {isMasked && (
        <UpgradeBanner words="Upgrade to see what differs between two calculations, to the naira." />
      )}
    </>
  )
}

const hidden = 'Hidden, upgrade to see'

function Masked({ one, other }: ComparisonProps) {
  const heads = headsOf(one, other)
  const answers = [
    { id: 'answers', label: 'Each answer that differs', values: [null, null], difference: null },
  ] as const
  return (
    <>
      <PageSection heading="Answers that differ">
        <ComparedTable caption="Answers that differ" heads={heads} rows={answers} dash={hidden} />
      </PageSection>
      <PageSection heading="Results">
        <ComparedTable
          caption="Results"
          heads={heads}
          rows={maskedRows(one.result, other.result)}
          dash={hidden}
        />
      </PageSection>
    </>
  )
}

function Open({ one, other }: ComparisonProps) {
  const heads = headsOf(one, other)
  const answers = answerRows(one.answers, other.answers)
  const alike = alikeCount(one.answers, other.answers)
  return (
    <>
      <PageSection
        heading="Answers that differ"
        note={`${alike} ${alike === 1 ? 'answer is' : 'answers are'} the same in both`}
      >
        {answers.length === 0 ? (
          <p className="prose">None. Every answer is the same in both.</p>
        ) : (
          <ComparedTable caption="Answers that differ" heads={heads} rows={answers} dash="Not an amount" />
        )}
      </PageSection>
      <PageSection heading="Results" note="Difference: the second minus the first">
        <ComparedTable
          caption="Results"
          heads={heads}
          rows={resultRows(one.answers, other.answers)}
          dash="None"
        />
      </PageSection>
    </>
  )
}

function Law({ one, other }: ComparisonProps) {
  const years = [lawYear(one.answers), lawYear(other.answers)] as const
  if (years[0] === years[1]) return null
  return (
    <Shelf>
      <Fold heading="What changed in the law" outcome={`${years[0]} and ${years[1]}`} open>
        <Suspense fallback={<Waiting>Loading what changed in the law</Waiting>}>
          <LawChanges answers={other.answers} years={years} />
        </Suspense>
      </Fold>
    </Shelf>
  )
}
