import { figure, inNaira, nairaOf, percent } from './figures.ts'

const period = String.raw`(?:(?:a|per|every|each|for|in a|this|the)\s+(?:one )?(?:day|week|month|year)|daily|weekly|monthly|yearly)`
/** Sales as they are told: by their name, or as what a shop or a market does. */
const sales = new RegExp(
  String.raw`\b(?:(?:sales|turnover|takings|revenue)(?: (?:for|from|in|of|at))(?: (?!sales|turnover|cost)[a-z’']+){1,10}? (?:was|is|na|were|are|of|come to|came to)|sales?(?: of| na| is| was| were| are| total)?|sell(?: about| like)?|sold(?: goods)?(?: worth| of)?|goods worth|market (?:na|is|of)|takings?(?: of| na| is)?|turnover(?: of| is| na)?|rents? total (?:na|is|was)|deals worth|worth)\s*(?:about |like |around |roughly |up to |close to )?${figure}(?: ?${period})?`,
  'i',
)
const gainShare = new RegExp(
  String.raw`\b(?:my )?(?:own )?(?:gain|profit|margin)\b[^.;!?\d]{0,15}${percent}(?: ?(?:of|on|from) (?:(?:everything|all|what|wetin|whatever|the|my)\b ?)*(?:i|we|dey|sell|sold|sales|goods|money|that|wey|am|it| )*)?`,
  'i',
)
const commissionShare = new RegExp(
  String.raw`(?:\b(?:my )?(?:own )?(?:commission|cut)\b[^.;!?\d]{0,15}${percent}|${percent} commission)(?: ?(?:of|on|from) (?:(?:everything|all|what|wetin|whatever|the|my|any|each|every)\b ?)*(?:i|we|dey|sell|sold|sales|sale|goods|money|that|wey|am|it|deal|deals|rents?|them|thing| )*)?`,
  'i',
)
const takenShare = new RegExp(
  String.raw`\b(?:takes?|took|collect(?:s|ed)?|gets?|got|keeps?|kept|chop(?:ped)?|is paid|comot|go comot)\s+(?:(?:his|her|their|im|dia|a|the|its|him) )?${percent}(?: ?(?:of|from|on) (?:everything|all|what|wetin|whatever|the money|the sales|sales|my sales|it|am|every)\b[^.;!?,\d]{0,40})?`,
  'i',
)

/** How often the money of a match comes, as words: told with it, or before it in its sentence. */
function oftenIn(text: string, { 0: match, index }: RegExpExecArray): string {
  const said = new RegExp(period, 'i')
  const sentence =
    text
      .slice(0, index)
      .split(/[.;!?](?!\d)/)
      .at(-1) ?? ''
  return said.exec(match)?.[0] ?? said.exec(sentence)?.[0] ?? ''
}

/** A text with one stretch of it said otherwise. */
const replaced = (text: string, from: number, to: number, words: string): string =>
  `${text.slice(0, from)}${words}${text.slice(to)}`

/** "My market na 380k every week and my gain na 18 percent": the gain alone, as money. */
export function gainShareTold(text: string): string | undefined {
  const share = gainShare.exec(text)
  const whole = sales.exec(text)
  if (share === null || whole === null || share.index < whole.index) return undefined
  const [words, typed, unit] = whole
  const gain = (nairaOf(typed, unit) * Number(share[1])) / 100
  const after = replaced(
    text,
    share.index,
    share.index + share[0].length,
    `profit ${inNaira(gain)} ${oftenIn(text, whole)}`,
  )
  return replaced(after, whole.index, whole.index + words.length, '')
}

/** "3% commission on whatever I sell; I sold goods worth 84 million", "rents total 48m, my commission na 10%": as money. */
export function commissionTold(text: string): string | undefined {
  const share = commissionShare.exec(text)
  if (share === null) return undefined
  const blank = replaced(text, share.index, share.index + share[0].length, ' '.repeat(share[0].length))
  const whole = sales.exec(blank)
  if (whole === null) return undefined
  const [words, typed, unit] = whole
  const earned = (nairaOf(typed, unit) * Number(share[1] ?? share[2])) / 100
  const told = `commission ${inNaira(earned)} ${oftenIn(blank, whole) || 'this year'}`
  const without = replaced(blank, whole.index, whole.index + words.length, ' '.repeat(words.length))
  return replaced(without, share.index, share.index + share[0].length, told).replaceAll(/ {2,}/g, ' ')
}

const spentShare = new RegExp(
  String.raw`(?:about |roughly |around |like |almost )?${percent} (?:of|from|out of) (?:it|that|this|am|everything|the (?:money|sales|turnover|total|takings)|my sales|all)\b ?(?:(?:all|usually|dey|is|just|normally) )*(?:goes?|going|enters?|spent|used|finish|went) ?(?:back )?(?:on|into|in|to|for)?\b`,
  'i',
)

/** A text in which a share of the sales is told as the money that it is, a cost. @param on what stands behind it. */
function asCost(text: string, share: RegExpExecArray | null, on: string): string | undefined {
  const whole = sales.exec(text)
  if (share === null || whole === null) return undefined
  const [, typed, unit] = whole
  const cost = (nairaOf(typed, unit) * Number(share[1])) / 100
  const told = `costs ${inNaira(cost)} ${oftenIn(text, whole)}${on}`
  return replaced(text, share.index, share.index + share[0].length, told)
}

/** "The boy takes 30% of everything that comes in", of sales. */
export const takenShareTold = (text: string): string | undefined => asCost(text, takenShare.exec(text), '')

/** "About 35% of it goes on screens and parts", of sales that were told before. */
export function spentShareTold(text: string): string | undefined {
  const share = spentShare.exec(text)
  const at = sales.exec(text)?.index ?? Infinity
  return share === null || share.index < at ? undefined : asCost(text, share, ' on')
}
