/** What boxes are called, by their keys, the tax year filled in. */
export function labelsOf(
  fields: Readonly<Record<string, { readonly label: string }>>,
  taxYear: number,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, { label }]) => [key, label.replace(/\{year\}/g, String(taxYear))]),
  )
}
