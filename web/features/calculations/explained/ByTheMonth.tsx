import { formatNaira, type Monthly } from '../../../../tax/index.ts'
import { Ledger } from '../../../components/figures/index.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { Verdict } from './Verdict.tsx'

/** A year by the month: the PAYE to expect on a payslip, or what to put aside [spec 15.20]. */
export function ByTheMonth({ monthly: { tax, paye, takeHome } }: { monthly: Monthly }) {
  if (paye === null || takeHome === null) return tax === 0 ? null : <PutAside tax={tax} />
  return (
    <PageSection heading="Month by month" note="PAYE is the tax that your employer takes from your pay.">
      <div>
        <Verdict before="Expect " figure={formatNaira(paye)} after=" of PAYE a month." />
        <Ledger
          lines={[
            { label: 'Left of your pay, a month', amount: formatNaira(takeHome) },
            { label: 'All your tax, a month', amount: formatNaira(tax) },
          ]}
        />
        <p className="note prose">
          This holds when your employer counts the same rent and contributions as you did here.
          {paye !== tax && ' PAYE is for your job alone: the tax on your other income is not in it.'}
        </p>
      </div>
    </PageSection>
  )
}

function PutAside({ tax }: { tax: number }) {
  return (
    <PageSection heading="Month by month" note="No employer takes PAYE from you.">
      <div>
        <Verdict before="Put aside " figure={formatNaira(tax)} after=" a month." />
        <p className="prose">The whole tax is then there when it is due.</p>
      </div>
    </PageSection>
  )
}
