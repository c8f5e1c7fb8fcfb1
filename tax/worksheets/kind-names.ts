/** What a worksheet may be about, in the order in which they are offered. */
export const worksheetKinds = ['payments', 'pay', 'business', 'gains', 'foreign', 'details'] as const

export type WorksheetKind = (typeof worksheetKinds)[number]

/** Whether a text is a kind of worksheet. */
export function isWorksheetKind(text: string): text is WorksheetKind {
  return worksheetKinds.some((kind) => kind === text)
}
