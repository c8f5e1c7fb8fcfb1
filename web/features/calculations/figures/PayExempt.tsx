import { minimumWageSection, parseAmount, payExemptInWords, type Taker } from '../../../../tax/index.ts'
import { ResultBox } from './ResultHead.tsx'

/** Under the total of whoever the Act exempts. */
export function ByTheRules() {
  return (
    <p className="note prose">
      This calculator’s rules tax every job by the bands and do not know the minimum wage. Go by the Act.
    </p>
  )
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
      {taken.kind === 'amount' && taken.naira > 0 && (
        <p>
          Ask your employer to check. Keep your payslips: tax overpaid can be claimed back in writing within
          six years.
        </p>
      )}
      <p className="cite">{minimumWageSection}</p>
    </ResultBox>
  )
}
