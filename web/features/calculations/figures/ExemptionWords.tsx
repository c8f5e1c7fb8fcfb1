import { payExemptInWords, restsOnInWords, type Standing } from '../../../../tax/index.ts'

/**
 * What must be known beside the reason of an exemption: what is assumed for it, and that the Act exempts the pay too.
 * Facts that hold no figure of the person: every plan reads them.
 */
export function ExemptionWords({ standing, taxYear }: { standing: Standing; taxYear: number }) {
  const rests = restsOnInWords(standing, { taxYear, isWithFigures: true })
  const pay = payExemptInWords(standing, { isWithFigures: true, isDue: false })
  return (
    <>
      {rests !== null && (
        <p>
          <b>{rests}</b>
        </p>
      )}
      {pay !== null && <p>By the Act your pay is exempt too. {pay.join(' ')}</p>}
    </>
  )
}
