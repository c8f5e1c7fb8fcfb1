/** A row of a Markdown table: the text of each cell, `\|` read as a bar. */
export type Row = readonly string[]

/**
 * The rows of the first table of a page whose first column has this title; none when there is no such table.
 * @param page the Markdown text of the page
 */
export function rowsOfTable(page: string, title: string): Row[] {
  const [, body = ''] = page.split(new RegExp(`^\\| ${title} .*\\n\\|[-| ]+\\n`, 'm'))
  const all = body.split('\n')
  const end = all.findIndex((line) => !line.startsWith('|'))
  return all.slice(0, end === -1 ? undefined : end).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )
}
