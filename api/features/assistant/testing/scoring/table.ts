import type { Answered, Judged, Verdict } from './verdict.ts'
import type { ScoredQuestion } from './outcome.ts'

/** One question with its answer and verdict. */
export interface Scored {
  readonly question: ScoredQuestion
  readonly answered: Answered
  readonly judged: Judged
}

/** Column heads, in the order in which they are printed. */
const columns = [
  'right, at once',
  'right, confirmed',
  'asked',
  'refused',
  'wrong article',
  'misread, shown',
  'WRONG figure',
  'to judge',
] as const

type Column = (typeof columns)[number]

const columnOf = ({ verdict, isConfirmed }: Judged): Column =>
  verdict === 'right' ? (isConfirmed ? 'right, confirmed' : 'right, at once') : verdict

function rowOf(group: string, scored: readonly Scored[]): string {
  const counts = columns.map((column) => scored.filter(({ judged }) => columnOf(judged) === column).length)
  const cells = counts.map((count, index) => String(count).padStart(columns[index]?.length ?? 0))
  return [group.padEnd(32), String(scored.length).padStart(5), ...cells].join('  ')
}

/** The verdicts by group as lines of a table, with all of them in the last one. */
export function tableOf(scored: readonly Scored[]): string[] {
  const groups = [...new Set(scored.map(({ question }) => question.group))]
  return [
    [''.padEnd(32), '    n', ...columns].join('  '),
    ...groups.map((group) =>
      rowOf(
        group,
        scored.filter(({ question }) => question.group === group),
      ),
    ),
    rowOf('all', scored),
  ]
}

const short = (text: string, most: number) => text.replace(/\n+/g, ' / ').slice(0, most)

/** What is not right, worst first, with what was wanted and what came. */
export function missesOf(scored: readonly Scored[]): string[] {
  const order: readonly Verdict[] = [
    'WRONG figure',
    'misread, shown',
    'wrong article',
    'to judge',
    'refused',
    'asked',
  ]
  return order.flatMap((verdict) => scored.filter(({ judged }) => judged.verdict === verdict).map(missOf))
}

function missOf({ question, answered: { first, confirmed }, judged }: Scored): string {
  const { text, sources, kind } = confirmed ?? first
  const read = first.reading?.chips.map(({ label }) => label).join('; ')
  return [
    `${judged.verdict}: ${question.id} ${[...question.after, question.ask].join(' >> ')}`,
    `    wanted ${JSON.stringify(question.expect.map(wantedOf))}${question.never.length > 0 ? `, never ${question.never.join(', ')}` : ''}`,
    `    ${kind} ${sources[0]?.article ?? ''}: ${short(text, 400)}`,
    ...(read ? [`    read: ${read}`] : []),
  ].join('\n')
}

const wantedOf = (outcome: ScoredQuestion['expect'][number]) =>
  'naira' in outcome
    ? `${outcome.naira}${outcome.of ? ` ${outcome.of}` : ''}`
    : 'says' in outcome
      ? outcome.says
      : 'ids' in outcome
        ? outcome.ids
        : `${outcome.kind}${'about' in outcome && outcome.about ? ` ${outcome.about}` : ''}`
