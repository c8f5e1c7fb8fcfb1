import { formatNaira, type Monthly } from '../../../../tax/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import { Ledger } from '../../../components/figures/index.ts'

/** What is left of a month's pay; nothing without an employer: the head of the result says what to put aside. */
export function ByTheMonth({ monthly: { tax, paye, takeHome } }: { monthly: Monthly }) {
  if (paye === null || takeHome === null) return null
  return (
    <Fold heading="Month by month" outcome={`${formatNaira(takeHome)} left`}>
      <Ledger
        lines={[
          { label: 'PAYE, a month', amount: formatNaira(paye) },
          { label: 'Left of your pay, a month', amount: formatNaira(takeHome) },
          { label: 'All your tax, a month', amount: formatNaira(tax) },
        ]}
      />
      <p className="note prose">
        This holds when your employer counts the same rent and contributions as you did here.
        {paye !== tax && ' PAYE is for your job alone: the tax on your other income is not in it.'}
      </p>
    </Fold>
  )
}
