/** Fills `:name` places of a contract path and appends the query; undefined query values are left out. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_place, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}
