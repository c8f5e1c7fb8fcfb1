import type { Draft } from '../../../../contract/http/index.ts'
import { minimumWageSection, parseAmount } from '../../../../tax/index.ts'
import { ResultBox } from './ResultHead.tsx'

/**
 * By the Act the pay is exempt, although the rules of this calculation tax it: told first, to everybody. It hangs on the
 * pay alone, which the person typed.
 */
export function PayExempt({ answers: { payeTaken } }: { answers: Draft['answers'] }) {
  const taken = parseAmount(payeTaken)
  return (
    <ResultBox before="By the Act your pay is " figure="exempt.">
      <p>
        A job that pays no more than the national minimum wage, ₦70,000 a month, is not taxed. Your employer
        should take no PAYE from it.
        {taken.kind === 'amount' &&
          taken.naira > 0 &&
          ' Ask your employer to check. Keep your payslips: tax overpaid can be claimed back in writing within six years.'}
      </p>
      <p className="cite">{minimumWageSection}</p>
    </ResultBox>
  )
}
