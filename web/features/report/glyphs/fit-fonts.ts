import { mapTexts, type Report } from '../../../../contract/report/index.ts'
import { covers } from './coverage.ts'
import type { FontSet } from './font-files.ts'
import { substitute } from './substitute.ts'

/** A report that a set of fonts can draw without a box. */
export interface FittedReport {
  readonly report: Report
  readonly set: FontSet
}

/** Chooses the smaller set when it has every character, else the larger; what that lacks too is told in other letters. */
export function fitFonts(report: Report): FittedReport {
  let isSmall = true
  const fitted = mapTexts(report, (text) => {
    const drawn = substitute(text)
    isSmall &&= covers('small', drawn)
    return drawn
  })
  return { report: fitted, set: isSmall ? 'small' : 'large' }
}
