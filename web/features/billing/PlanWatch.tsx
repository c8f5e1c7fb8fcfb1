import { Suspense } from 'react'
import { lazyPart } from '../../shell/lazy.ts'
import { usePlanWatch } from './use-plan-watch.ts'

// Wanted once in a subscription: fetched then.
const Celebration = lazyPart(
  () => import('./Celebration.tsx'),
  (m) => m.Celebration,
)

/** Stands beside every page of a signed-in person and shows nothing until Pro begins. */
export function PlanWatch() {
  const { celebrating, endCelebration } = usePlanWatch()
  return celebrating ? (
    <Suspense>
      <Celebration onClose={endCelebration} />
    </Suspense>
  ) : null
}
