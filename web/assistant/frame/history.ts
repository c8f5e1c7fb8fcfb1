import type { Turn } from './conversation.ts'

/** What goes along with a question of what was said before. */
export type Said = Pick<Turn, 'by' | 'text'>

/** The server's bounds: turns, and characters of one by who said it. */
const most = { turns: 40, person: 2000, assistant: 4000 }

/** The API takes 64 KiB in all; beside the turns stand the question and what else belongs to it. */
const mostBytes = 60 * 1024

/** What is left of an answer when room is short: its first words name its subject. */
const shortAnswer = 120

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/** The first characters of a text, without half of one at its end. */
function firstOf(text: string, count: number): string {
  return text.length <= count ? text : text.slice(0, count).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * The last turns, within the server's bounds. Where room is short, answers are shortened, then dropped, the oldest
 * first; the person's own words are what a follow-up is read from, and go last of all.
 */
export function historyOf(turns: readonly Turn[], message = ''): Said[] {
  let said = turns
    .filter(({ text }) => text.trim() !== '')
    .slice(-most.turns)
    .map(({ by, text }): Said => ({ by, text: firstOf(text.trim(), most[by]) }))
  const room = mostBytes - bytesOf(message)
  let size = bytesOf(said)
  const isOver = () => size > room
  const replace = (turn: Said, by: Said[]) => {
    size += by.reduce((sum, each) => sum + bytesOf(each) + 1, 0) - bytesOf(turn) - 1
    return by
  }
  const isAnswer = ({ by }: Said) => by === 'assistant'
  said = said.flatMap((turn) =>
    isOver() && isAnswer(turn) ? replace(turn, [{ ...turn, text: firstOf(turn.text, shortAnswer) }]) : [turn],
  )
  said = said.flatMap((turn) => (isOver() && isAnswer(turn) ? replace(turn, []) : [turn]))
  return said.flatMap((turn) => (isOver() ? replace(turn, []) : [turn]))
}
