/** One row: what it is and its figure. A rule stands above it when it concludes. */
export interface Row {
  readonly label: string
  readonly figure: string
  readonly concludes?: boolean
}

/** Rows with the figures in one right-aligned column. */
export function table(rows: readonly Row[]): string {
  const labels = Math.max(...rows.map(({ label }) => label.length))
  const figures = Math.max(...rows.map(({ figure }) => figure.length))
  const rule = '─'.repeat(labels + 2 + figures)
  return rows
    .flatMap(({ label, figure, concludes }) => [
      ...(concludes === true ? [rule] : []),
      `${label.padEnd(labels)}  ${figure.padStart(figures)}`,
    ])
    .join('\n')
}
