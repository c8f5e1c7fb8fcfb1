import { Dash, Figure, Ledger, sampleCase } from '../../components/figures/index.ts'
import figures from '../../components/figures/Figure.module.css'
import { splitFigure } from '../../components/figures/split-figure.ts'
import { ids } from '../try-it-ids.ts'

const leftOut =
  'From salary and rent alone. Business income, pension, NHF, NHIS, benefits and the rest are in the full questionnaire.'
const { currency, shown, hidden } = splitFigure(sampleCase.totalTaxMasked)

/** Every answer the small calculator can give, the sample's in sight; the script fills in and shows the right one. */
export function TryItAnswer() {
  return (
    <>
      <div id={ids.tax}>
        <p>
          <span className={figures.label}>Tax for {sampleCase.taxYear}, as a free account shows it</span>{' '}
          <span className={figures.great}>
            <span className={figures.currency}>{currency}</span>
            <span id={ids.shown}>{shown}</span>
            <span id={ids.stars} className={figures.stars} aria-hidden="true">
              {hidden}
            </span>
            <span id={ids.more} className="hide">
              {' '}
              and more, hidden, upgrade to see
            </span>
          </span>
        </p>
        <Ledger
          lines={[
            {
              label: 'Band reached',
              amount: <span id={ids.band}>{`${sampleCase.bandReached} at ${sampleCase.rateReached}%`}</span>,
            },
            { label: 'Each month, effective rate', amount: <Dash means="Hidden, shown with Pro" /> },
          ]}
        />
        <p className="note">{leftOut}</p>
      </div>
      <div id={ids.exempt} hidden>
        <Figure label={`Tax for ${sampleCase.taxYear}`} value="₦0" />
        <p id={ids.reason} />
        <p className="note">{leftOut}</p>
      </div>
      <p id={ids.words} hidden />
    </>
  )
}
