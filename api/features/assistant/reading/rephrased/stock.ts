import { figure, inNaira, nairaOf } from './figures.ts'

const gap = String.raw`[^.;!?\d]{0,40}`
const opening = new RegExp(
  String.raw`\b(?:(?:started|began|opened)${gap}\b(?:stock|goods)|opening stock|stock (?:in|as at|at|on) (?:the )?(?:1(?:st)? )?(?:jan(?:uary)?|start|beginning)(?: of (?:the )?year)?)${gap}${figure}`,
  'i',
)
const bought = new RegExp(
  String.raw`\b(?:bought|purchased|purchases?|buy|imported|ordered)${gap}${figure}(?: more)?`,
  'i',
)
const closing = new RegExp(
  String.raw`\b(?:(?:stock|goods) (?:remaining|left|remained|wey remain)|closing stock|what (?:remained|was left)|remaining stock)[^;!?₦]{0,40}?\b(?:is|was|of|worth|na|at)\s*${figure}`,
  'i',
)

/** "Stock I counted in December 4.1m". */
const counted = new RegExp(
  String.raw`\bstock (?:(?:that |wey )?i )?(?:counted |had |left |remaining )?(?:in|at|as at|on) (?:the )?(?:31(?:st)? |end of )?dec(?:ember)?${gap}${figure}`,
  'i',
)

/** "Started with stock worth 900k, bought 7.2m more, stock remaining was 1.5m": what the goods that were sold had cost. */
export function stockTold(text: string): string | undefined {
  const [start, more, end] = [opening.exec(text), bought.exec(text), closing.exec(text) ?? counted.exec(text)]
  if (start === null || more === null || end === null) return undefined
  const cost = nairaOf(start[1], start[2]) + nairaOf(more[1], more[2]) - nairaOf(end[1], end[2])
  if (!(cost > 0)) return undefined
  const told = [start, more, end].toSorted((a, b) => b.index - a.index)
  const rest = told.reduce(
    (now, { 0: words, index }) => `${now.slice(0, index)}${now.slice(index + words.length)}`,
    text,
  )
  return `${rest.replaceAll(/^[\s,;.]*(?:in my \w+)?[\s,;.]*(?:and (?:the )?)?[\s,;.]*/gi, '')} Goods cost ${inNaira(cost)} this year.`
}
