/** A formatted amount taken apart for drawing. */
export interface FigureParts {
  /** "−" (U+2212) or nothing. */
  sign: string
  /** "₦" or nothing. */
  currency: string
  /** Digits and separators that are shown. */
  shown: string
  /** The masked end, stars and separators; empty when all is shown. */
  hidden: string
}

/** Takes a formatted or masked amount apart: ₦834,*** is ₦, "834," and "***". */
export function splitFigure(value: string): FigureParts {
  const match = /^([−-]?)(₦?)([^*]*)(\*[*,.]*)?$/.exec(value)
  if (!match) return { sign: '', currency: '', shown: value, hidden: '' }
  return { sign: match[1] ?? '', currency: match[2] ?? '', shown: match[3] ?? '', hidden: match[4] ?? '' }
}

/** More characters than this make a great figure step down one size (LOOK, Figures). */
export const longFrom = 12
