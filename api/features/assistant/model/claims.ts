import { plainText } from './plain-text.ts'
import { sentencesOf } from './meaning.ts'

/** What a sentence claims of the law without a figure: a limit, a duty, a freedom. */
const claim =
  /\b(?:limits?|limited|unlimited|caps?|maximum|minimum|only|must|cannot|never|always|nobody|everybody|anybody|exempt\w*|free|illegal|legal|allowed|penalt\w+|fines?|prison|jail|refund\w*|zero|nil|stop|deadline|due by|until|no|not|without|nothing|none|any amount|guarantee\w*)\b|n['’]t\b/i
const denial =
  /\b(?:no|not|never|nobody|nothing|none|neither|nor|without|cannot|zero|nil|unlimited|free|exempt\w*)\b|n['’]t\b/gi

/** Share of a claim's words that one passage of a tool has to have. */
const enough = 0.75
/** Share of a denying passage's words that its retelling has to keep. */
const bound = 0.7
/** Letters in which two forms of a word are the same: "deducted", "deduction". */
const stem = 5

const little = new Set(
  'about also and are because been but can does for from has have here into its just more most na of on or our so such than that the their them then there these they this those to was were what when where which who will with would you your dey wey di dat make una'.split(
    ' ',
  ),
)
const stemsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/\p{L}{2,}|\d[\d,]*/gu)].flatMap(([word]) =>
    little.has(word) ? [] : [word.slice(0, stem)],
  )
const denialsIn = (text: string) => (text.match(denial) ?? []).length > 0

interface Passage {
  readonly stems: ReadonlySet<string>
  readonly denies: boolean
}

/** Each sentence alone, and with the next, so that a claim may join what stands side by side. */
function passagesOf(text: string): Passage[] {
  const sentences = sentencesOf(plainText(text))
  return sentences.flatMap((sentence, index) =>
    [sentence, `${sentence} ${sentences[index + 1] ?? ''}`].map((passage) => ({
      stems: new Set(stemsOf(passage)),
      denies: denialsIn(passage),
    })),
  )
}

/** Whether a passage tells a claim: it has most of its words, and a denial leaves out little of what it is bound to. */
function tells({ stems, denies }: Passage, said: ReadonlySet<string>, isDenial: boolean): boolean {
  const shared = [...said].filter((word) => stems.has(word)).length
  const isBound = !isDenial || shared >= bound * stems.size
  return denies === isDenial && shared >= enough * said.size && isBound
}

/**
 * The sentences of an answer that claim a limit, a duty or a freedom which no tool told: most of a claim's words have to
 * stand in one passage of a tool, and a denial ("no tax", "exempt") has to keep what the passage binds it to.
 */
export function unsupportedClaims(answer: string, toolResults: readonly string[]): string[] {
  const passages = toolResults.flatMap(passagesOf)
  return sentencesOf(plainText(answer)).filter((sentence) => {
    if (!claim.test(sentence)) return false
    const said = new Set(stemsOf(sentence))
    return !passages.some((passage) => tells(passage, said, denialsIn(sentence)))
  })
}

/** Words that make another thing of a true figure: whose it is, how often it counts, nothing, money that comes back. */
const weighty =
  /\b(?:zero|nil|naught|twice|thrice|double|triple|half|again|refund\w*|rebate|cash ?back|stop|skip|ignore|wife|husband|spouse|child|children|pikin|landlord|boss|oga|employer|company|government|president|state|everyone|bonus|loan|gift|gratuity|dollars?|pounds?|euros?)\b/gi

/** The weighty words of an answer that no tool used. */
export function weightyWords(answer: string, toolResults: readonly string[]): string[] {
  const told = new Set(toolResults.flatMap((text) => plainText(text).toLowerCase().match(weighty) ?? []))
  return (plainText(answer).toLowerCase().match(weighty) ?? []).filter((word) => !told.has(word))
}
