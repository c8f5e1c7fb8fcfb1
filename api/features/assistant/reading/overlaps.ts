/** Whether a stretch of units shares one with any of the others. */
export const overlaps = (
  hit: { readonly from: number; readonly to: number },
  others: readonly { readonly from: number; readonly to: number }[],
): boolean => others.some(({ from, to }) => from < hit.to && hit.from < to)

/** Whether a stretch of units lies within one of the others. */
export const isInside = (
  hit: { readonly from: number; readonly to: number },
  others: readonly { readonly from: number; readonly to: number }[],
): boolean => others.some(({ from, to }) => from <= hit.from && hit.to <= to)
