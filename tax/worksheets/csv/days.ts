/** A day in figures whose year stands last. */
const inFigures = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/

/** A day without the time after it, as exchanges write it. */
export function withoutTime(text: string): string {
  return text.replace(/[\sT,]+\d{1,2}:\d{2}.*$/, '')
}

/**
 * Whether the days of a file have the month first, as in America: some day proves it and none proves the other. Of what
 * proves neither, the day is first, as in Nigeria.
 */
export function isMonthFirst(texts: readonly string[]): boolean {
  let isProven = false
  for (const text of texts) {
    const [, first, , second] = inFigures.exec(withoutTime(text)) ?? []
    if (first === undefined || second === undefined) continue
    if (Number(first) > 12) return false
    if (Number(second) > 12) isProven = true
  }
  return isProven
}

/** A day whose month stands first with the day first. */
export function dayFirst(text: string): string {
  return withoutTime(text).replace(inFigures, '$3$2$1$2$4')
}
