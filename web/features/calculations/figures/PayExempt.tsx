import {
  bandsOnlyWords,
  claimBackWords,
  minimumWageSection,
  parseAmount,
  payExemptInWords,
  type Taker,
} from '../../../../tax/index.ts'
import { ResultBox } from './ResultHead.tsx'

/** Under the total of whoever the Act exempts. */
export function ByTheRules() {
  return <p className="note prose">{bandsOnlyWords}</p>
}

/**
 * By the Act the pay is exempt, although the rules of this calculation tax it: told first, to everybody. It hangs on the
 * pay alone, which the person typed.
 */
export function PayExempt({ taker, payeTaken }: { taker: Taker; payeTaken?: unknown }) {
  const taken = parseAmount(payeTaken)
  const words = payExemptInWords({ isPayExempt: true, taker }, { isWithFigures: true, isDue: true })
  return (
    <ResultBox before="By the Act your pay is " figure="exempt.">
      <p>{words?.join(' ')}</p>
      {taken.kind === 'amount' && taken.naira > 0 && <p>{claimBackWords}</p>}
      <p className="cite">{minimumWageSection}</p>
    </ResultBox>
  )
}
