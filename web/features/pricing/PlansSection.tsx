import { formatNaira } from '../../../tax/money/format.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { PlansTable, sampleCase } from '../../components/figures/index.ts'

/** One calculation as each plan shows it. @param freeCalculations how many a free account may keep, as words. */
export function PlansSection({ freeCalculations }: { freeCalculations: string }) {
  return (
    <PageSection
      heading="Free and Pro"
      note={`An employee on ${formatNaira(sampleCase.salary)} who paid ${formatNaira(sampleCase.rent)} rent`}
      tone="bare"
    >
      <PlansTable freeCalculations={freeCalculations} />
    </PageSection>
  )
}
