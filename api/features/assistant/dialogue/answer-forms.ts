import { type Ask, type Convention, conventionOf } from '../deciding/index.ts'
import { type Period, periodAlone, type Reading } from '../reading/index.ts'

/** What a usual short answer comes to: the message that a tap would have sent. */
export interface Tapped {
  readonly says: string
  /** What was supposed, where the person does not know. */
  readonly supposed?: Convention
}

/** Words around an answer: "it is", "na", "my", "please". */
const before =
  /^\W*(?:(?:ok|okay|so|sorry|well|abeg|pls|please|i mean|it'?s|it’s|it is|its|that is|that'?s|na|is|they are|for|just|only|the|my|a|an|all|all the|i think|maybe|yes|yeah|e be)\b[\s,:.]*)+/i
const behind = /[\s,]*(?:\b(?:please|pls|abeg|o|oo|sir|ma|only|one|own)\b[\s,]*)*\W*$/i
const bare = (text: string): string => text.replace(before, '').replace(behind, '').toLowerCase()

const places: readonly RegExp[] = [
  /^(?:first|1st|former|1|number (?:1|one)|option (?:1|one)|a)$/,
  /^(?:second|2nd|latter|2|number (?:2|two)|option (?:2|two)|b)$/,
  /^(?:third|3rd|3|number (?:3|three)|option (?:3|three))$/,
  /^(?:fourth|4th|4|number (?:4|four)|option (?:4|four))$/,
  /^(?:last)$/,
]
const lastPlace = places.length - 1

/** Other words for an option than those on it, by what is asked; the first fits the first option. */
const otherWords: { readonly [Kind in Ask['missing']]?: readonly RegExp[] } = {
  beforeCosts: [
    /^(?:before|gross|sales?|turnover|revenue|total|everything|what comes in|wetin enter)\b/,
    /^(?:after|net|profits?|gain|left|already|what(?:'s|’s| is)? (?:left|remains)|wetin remain|remaining|balance|i (?:have|don) (?:already )?(?:removed?|deducted|comot))\b|\balready (?:removed|deducted|taken (?:off|out)|comot)\b/,
  ],
  salesOrProfit: [
    /^(?:before|gross|sales?|turnover|revenue|total|everything|that comes in|what comes in|comes in|wetin enter)\b/,
    /^(?:after|net|profits?|gain|left|what(?:'s|’s| is)? (?:left|remains)|wetin remain|remaining|balance|i (?:have|don) (?:already )?(?:removed?|deducted|comot))\b|\balready (?:removed|deducted|taken (?:off|out)|comot)\b/,
  ],
  homeOrShop: [
    /\b(?:home|house|flat|apartment|where i (?:dey )?(?:live|stay|sleep)|live|stay|own|personal|myself)\b|^rent$/,
    /\b(?:shop|store|stall|office|business|costs?|kiosk|salon|workshop|work|trade|warehouse|place of work)\b/,
  ],
  net: [
    /^(?:after|net|take ?-?home|left|what(?:'s|’s| is)? left|wetin remain|in hand)\b/,
    /^(?:before|gross|pay|salary)\b/,
  ],
  raise: [
    /^(?:added?|add|adding|increase|extra|more|on top|raise|increment|wetin dem add|what (?:is|was) added|what they added)\b/,
    /^(?:new|total|becomes|now|full|di new|what it becomes)\b/,
  ],
  costs: [/^(?:none|nothing|no costs?|no expenses?|zero|nil|0|i (?:no|did not|didn't) spend(?: anything)?)$/],
  dangling: [/^(?:none|nothing|zero|nil|0|leave (?:it|am) out|remove (?:it|am)|i don't pay (?:it|any)|no)$/],
}

/** In the order in which the question offers them. */
const periodPlaces: readonly (Period | undefined)[] = ['month', 'year']

const unknown =
  /^\W*(?:(?:sorry|ok|okay|honestly|abeg|well|hmm+|but)\W+)*(?:i (?:really )?(?:do not|don't|dont|don’t|no|cannot|can't|can’t) (?:really )?(?:know|sabi|remember|understand|tell|say)|no idea|not sure|i'?m not sure|i am not sure|dunno|idk|skip(?: it)?|any(?: one)?|whichever|you (?:choose|decide)|make you choose|forget it)(?:\W+[\w’']+){0,4}\W*$/i

/**
 * A short answer to its own question as the tap that it stands for: the option that it names by its word, by another word
 * for it or by its place, and what is usual where the person does not know.
 * @returns undefined where the message is none: it is read by itself.
 */
export function asTapped(ask: Ask, reading: Reading, text: string): Tapped | undefined {
  if (unknown.test(text)) return conventionOf(ask, reading)
  const said = bare(text)
  if (said === '' || said.split(/\s+/).length > 8) return undefined
  const named = ask.options.find(({ label }) => bare(label) === said)
  if (named) return { says: named.says }
  const place = places.findIndex((each) => each.test(said))
  const placed = ask.options.at(place === lastPlace ? -1 : place)
  if (place >= 0 && placed) return { says: placed.says }
  const often = ask.missing === 'period' ? periodPlaces.indexOf(periodAlone(text)) : -1
  const period = often < 0 ? undefined : ask.options[often]
  if (period) return { says: period.says }
  const other = otherWords[ask.missing]?.findIndex((each) => each.test(said)) ?? -1
  const meant = other < 0 ? undefined : ask.options[other]
  return meant && { says: meant.says }
}
