import { BandPicture, BandTable, Ledger, Workings, WorkingLine } from '../components/figures/index.ts'
import { PageSection } from '../components/PageSection.tsx'
import { TaxExempt } from '../components/notices.tsx'
import { employee } from './samples.ts'

export function ResultSection() {
  const masked = employee.table.map((row) => ({ ...row, amount: null, tax: null }))
  return (
    <>
      <PageSection heading="Your income, band by band" note="Section 58 and Fourth Schedule">
        <div>
          <BandPicture
            rows={employee.picture}
            income={employee.income}
            description={employee.description}
            caption="Each strip is a slice of your income, drawn to scale. The woven hem is the tax; the rest stays with you. The dashed end is your rent relief."
          />
          <BandTable
            caption="Tax by band"
            captionHidden
            rows={employee.table}
            total={{ label: 'Total Tax Due', tax: '₦834,000' }}
          />
        </div>
      </PageSection>
      <PageSection heading="The same, free">
        <BandTable
          caption="You do owe tax: your taxable income goes past the first ₦800,000. Amounts are hidden on the free plan."
          rows={masked}
        />
      </PageSection>
      <PageSection
        heading="How this was worked out"
        note="Open a line to see the sum and the section of the Act."
      >
        <Workings>
          <WorkingLine label="Salary" amount="₦6,000,000" cite="Section 28">
            <p>You typed it.</p>
          </WorkingLine>
          <WorkingLine
            label="Rent relief"
            amount="−₦200,000"
            cite="Nigeria Tax Act 2025, section 30(2)(a)(vi)"
          >
            <p>The Act takes off 20% of the rent you paid, and at most ₦500,000.</p>
            <Ledger
              lines={[
                { label: 'Rent you paid', amount: '₦1,000,000' },
                { label: 'Rent relief', amount: '₦200,000', kind: 'sum' },
              ]}
            />
          </WorkingLine>
          <WorkingLine label="Taxable Income" amount="₦5,800,000" cite="Section 30" kind="sum">
            <p>Total income less deductions and reliefs.</p>
          </WorkingLine>
          <WorkingLine
            label="Total Tax Due"
            amount="₦834,000"
            cite="Section 58 and Fourth Schedule"
            kind="final"
          >
            <p>The sum of the bands.</p>
          </WorkingLine>
        </Workings>
      </PageSection>
      <PageSection heading="Tax Exempt" note="In place of the tax due, never beside it." tone="gold">
        <TaxExempt
          reason="Your taxable income is ₦640,000. The first ₦800,000 is taxed at 0%, so there is no tax to pay."
          cite="Section 58 and Fourth Schedule"
        />
      </PageSection>
    </>
  )
}
