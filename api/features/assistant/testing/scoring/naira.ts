/** What stands in a text as ₦ with commas, in naira. */
export function nairaIn(text: string): Set<number> {
  const written = text.match(/₦\d{1,3}(?:,\d{3})*(?:\.\d+)?/g) ?? []
  return new Set(written.map((each) => Math.round(Number(each.slice(1).replaceAll(',', '')))))
}

/** Words that say that nothing is due. */
const saysNothingDue = (text: string) =>
  /\bno (?:more )?tax\b|no go pay any tax|\bnot taxed\b|no dey tax|does not count it|no dey count am|₦0(?![\d,.])/i.test(
    text,
  )

/** Whether a text states an amount: as ₦ with commas, or, for none, in words. */
export const states = (text: string, naira: number): boolean =>
  nairaIn(text).has(Math.abs(naira)) || (naira === 0 && saysNothingDue(text))
