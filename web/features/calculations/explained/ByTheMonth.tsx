import { type ByTheAct, formatNaira, type Monthly } from '../../../../tax/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import { Ledger } from '../../../components/figures/index.ts'

/** What is left of a month's pay; nothing without an employer: the head of the result says what to put aside. */
export function ByTheMonth({ monthly, act }: { monthly: Monthly; act: ByTheAct | null }) {
  const { tax, paye, takeHome } = monthly
  if (paye === null || takeHome === null) return null
  // Nothing is taken from pay that the Act exempts.
  const isPayExempt = act?.isPayExempt ?? false
  const left = formatNaira(isPayExempt ? takeHome + paye : takeHome)
  const isByTheActToo = !isPayExempt && act !== null && act.paye !== null && act.paye !== paye
  return (
    <Fold heading="Month by month" outcome={`${left} left`}>
      <Ledger
        lines={[
          {
            label: isPayExempt
              ? 'PAYE, a month: your pay is exempt by the Act'
              : 'PAYE, a month, in this result',
            amount: formatNaira(isPayExempt ? 0 : paye),
          },
          ...(isByTheActToo
            ? [{ label: 'PAYE, a month, by the Act', amount: formatNaira(act.paye ?? 0) }]
            : []),
          { label: 'Left of your pay, a month', amount: left },
          { label: 'All your tax in this result, a month', amount: formatNaira(tax) },
        ]}
      />
      <p className="note prose">
        This holds when your employer counts the same rent and contributions as you did here.
        {paye !== tax && ' PAYE is for your job alone: the tax on your other income is not in it.'}
      </p>
    </Fold>
  )
}
