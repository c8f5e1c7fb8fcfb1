import { Amount } from '../../components/figures/index.ts'
import { SoFar } from '../../components/Progress.tsx'
import type { EstimateSoFar } from './estimate.ts'

/** The tax so far, apart from the question, with what it assumes. */
export function Estimate({ total, assumes }: EstimateSoFar) {
  return (
    <SoFar
      label="Estimate so far"
      value={
        <>
          <Amount value={total} /> a year
        </>
      }
    >
      {assumes}
    </SoFar>
  )
}
