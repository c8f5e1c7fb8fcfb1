import { PageSection } from '../components/PageSection.tsx'
import {
  AmountOrDash,
  BandPicture,
  BandTable,
  Figure,
  Ledger,
  Trio,
  WorkingLine,
  Workings,
} from '../components/figures/index.ts'
import { TaxExempt } from '../components/notices.tsx'

export function FigureSection() {
  return (
    <>
      <PageSection heading="Figures" note="One answer a page. Masked ends are lowered stars, read as hidden.">
        <div className="column">
          <Figure label="Total Tax Due" value="₦834,000" answer />
          <Figure label="Total Tax Due, free" value="₦834,***" />
          <Trio
            figures={[
              { label: 'Effective Rate', value: '13.90%' },
              { label: 'Total Income', value: <AmountOrDash value={null} /> },
              { label: 'Taxable Income', value: <AmountOrDash value="₦5,800,000" /> },
            ]}
          />
          <Ledger
            lines={[
              { label: 'Salary', amount: '₦6,000,000' },
              { label: 'Rent relief, 20% of rent paid', amount: '−₦200,000' },
              { label: 'Taxable Income', amount: '₦5,800,000', kind: 'sum' },
              { label: 'Total Tax Due', amount: '₦834,000', kind: 'final' },
            ]}
          />
        </div>
      </PageSection>
      <PageSection
        heading="Large figures"
        note="Above 11 characters the figure steps down one size. Strips too thin for a label carry none; the table names them all."
      >
        <div className="column">
          <Figure label="Total Tax Due" value="₦249,997,930,000" answer />
          <BandPicture
            rows={sixBands.picture}
            income={sixBands.income}
            description={sixBands.description}
            caption="Taxable income of ₦60,000,000: the tax is ₦12,930,000."
          />
        </div>
      </PageSection>
    </>
  )
}

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
          caption="Bands your taxable income reaches; amounts are hidden on the free plan"
          rows={masked}
        />
      </PageSection>
      <PageSection
        heading="How this was worked out"
        note="Open a line to see the sum and the section of the Act."
      >
        <Workings>
          <WorkingLine label="Salary" amount="₦6,000,000" cite="Section 28">
            <p>Your answer.</p>
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

/** An employee on ₦6,000,000 who paid ₦1,000,000 rent and typed 0 for pension, NHF and NHIS. */
export const employee = {
  income: 6_000_000,
  picture: [
    { amount: 800_000, rate: 0, label: '₦800,000' },
    { amount: 2_200_000, rate: 15, label: '₦2,200,000' },
    { amount: 2_800_000, rate: 18, label: '₦2,800,000' },
  ],
  table: [
    { band: 'First ₦800,000', rate: 0, amount: '₦800,000', tax: '₦0' },
    { band: 'Next ₦2,200,000', rate: 15, amount: '₦2,200,000', tax: '₦330,000' },
    { band: 'Next ₦9,000,000', rate: 18, amount: '₦2,800,000', tax: '₦504,000' },
  ],
  description:
    'Of ₦6,000,000 income, the first ₦800,000 is taxed at 0%, the next ₦2,200,000 at 15% which is ₦330,000, the next ₦2,800,000 at 18% which is ₦504,000. ₦200,000 is rent relief and is not taxed.',
}

/** ₦60,000,000 of taxable income: all six bands. */
export const sixBands = {
  income: 60_000_000,
  picture: [
    { amount: 800_000, rate: 0, label: '₦800,000' },
    { amount: 2_200_000, rate: 15, label: '₦2,200,000' },
    { amount: 9_000_000, rate: 18, label: '₦9,000,000' },
    { amount: 13_000_000, rate: 21, label: '₦13,000,000' },
    { amount: 25_000_000, rate: 23, label: '₦25,000,000' },
    { amount: 10_000_000, rate: 25, label: '₦10,000,000' },
  ],
  description: 'Taxable income of ₦60,000,000 in six bands, from 0% to 25%. The tax is ₦12,930,000.',
}
