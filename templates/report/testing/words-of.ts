import type { Report } from '../../../contract/report/index.ts'

/** Every text of a report in the order of reading: what both renderers must show, row for row. */
export function wordsOf(report: Report): string[] {
  const { title, subtitle, facts, answer, act, remarks, picture, sections } = report
  return [
    title,
    subtitle,
    ...facts.flatMap(({ label, value }) => [label, value]),
    answer.label,
    answer.kind === 'exempt' ? answer.reason : answer.amount,
    ...(act ? [act.cells[0] ?? '', ...act.notes, act.cells[1] ?? ''] : []),
    ...remarks,
    ...(picture ? [picture.caption] : []),
    ...sections.flatMap(({ heading, intro, columns, rows }) => [
      heading,
      intro ?? '',
      ...(rows.length > 0 ? columns.map(({ label }) => label) : []),
      ...rows.flatMap(({ cells: [name = '', ...figures], notes }) => [name, ...notes, ...figures]),
    ]),
  ].filter((words) => words !== '')
}

const withoutBlanks = (text: string): string => text.replaceAll(/\s+/gu, '')

/**
 * The first of the words that a text does not hold after the ones before it; undefined when it holds all, in order.
 * Blanks do not count: lines break where they must.
 */
export function firstMissing(words: readonly string[], text: string): string | undefined {
  const read = withoutBlanks(text)
  let from = 0
  return words.find((word) => {
    const wanted = withoutBlanks(word)
    const at = read.indexOf(wanted, from)
    from = at + wanted.length
    return at < 0
  })
}
