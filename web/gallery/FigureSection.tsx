import { AmountOrDash, BandPicture, Figure, Ledger, Trio } from '../components/figures/index.ts'
import { PageSection } from '../components/PageSection.tsx'
import { sixBands } from './samples.ts'

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
