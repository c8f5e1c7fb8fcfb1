import { formatNaira } from '../../../tax/money/format.ts'
import { Leaf } from '../../components/Leaf.tsx'
import { PlansTable, sampleCase } from '../../components/plans/index.ts'

/** One calculation as each plan shows it. @param freeCalculations how many a free account may keep, as words. */
export function PlansLeaf({ freeCalculations }: { freeCalculations: string }) {
  return (
    <Leaf
      heading="Free and Pro"
      note={`An employee on ${formatNaira(sampleCase.salary)} who paid ${formatNaira(sampleCase.rent)} rent`}
      tone="bare"
    >
      <PlansTable freeCalculations={freeCalculations} />
    </Leaf>
  )
}
