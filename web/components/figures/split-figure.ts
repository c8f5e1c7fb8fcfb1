/** The parts of a formatted amount. */
export interface FigureParts {
  /** "−" (U+2212) or nothing. */
  sign: string
  /** "₦" or nothing. */
  currency: string
  /** The visible digits and separators. */
  shown: string
  /** The masked end, stars and separators; empty when nothing is masked. */
  hidden: string
}

/** Splits a formatted or masked amount: ₦834,*** is "₦", "834," and "***". */
export function splitFigure(value: string): FigureParts {
  const match = /^([−-]?)(₦?)([^*]*)(\*[*,.]*)?$/.exec(value)
  if (!match) return { sign: '', currency: '', shown: value, hidden: '' }
  return { sign: match[1] ?? '', currency: match[2] ?? '', shown: match[3] ?? '', hidden: match[4] ?? '' }
}

/** From this many characters on a large figure is one size smaller [spec 24.4]. */
export const longFrom = 12
