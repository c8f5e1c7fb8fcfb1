import { sourcesOf, type Reply } from './reply.ts'

const pidgin =
  /\b(wetin|dey|una|abi|wey|dem|oga|pipo|no be|i go|go pay|na so|make i|how much i|comot|pikin|chop|moni|govment|sabi|abeg)\b/i

/** Whether a question is asked in Nigerian Pidgin. */
export function isPidgin(question: string): boolean {
  return pidgin.test(question)
}

const dishonest =
  /\b(evade|evasion|dodge|hide|hiding|conceal|launder\w*|under.?declar\w*|not declare|without declaring|fake|forge|forged|bribe|settle the (officer|inspector)|cheat|lie (to|about|on)|false (receipt|invoice)s?|cook (the )?books)\b/i
const ofOthers =
  /\b(another|other|someone|somebody) (else|user|person|customer|taxpayer)('?s)?\b|\b((other|another|some(one|body) else)('s)? ?(person|user|customer|people|account)?('s)?|my (neighbou?r|boss|friend|wife|husband|colleague|brother|sister)('s)?) (tax|result|salary|account|calculation|data|tin|email)|\b(all|list|every) (the )?(users|accounts|customers|emails)|password|database|api key|system prompt|ignore (all|your|previous|the)|pretend|jailbreak\b/i
const otherTaxes =
  /\b(vat|value added|company income tax|cit rate|customs|import duty|stamp dut\w*|petroleum|excise|(uk|us|usa|american|british|ghana\w*|kenya\w*|canad\w*) (income )?tax|hmrc|irs)\b/i

const declined = (text: string, ...articles: readonly string[]): Reply => ({
  kind: 'declined',
  text,
  sources: sourcesOf(...articles),
})

/**
 * A polite refusal of questions about dishonest plans, other people's data or other taxes; undefined for everything
 * else.
 */
export function outOfScope(question: string): Reply | undefined {
  if (dishonest.test(question))
    return declined(
      'I do not help with hiding income or with papers that are not true. What the Act lets you take off honestly is in the guide, and it may be more than you think.',
      'deductions-list',
      'late-filing',
    )
  if (ofOthers.test(question))
    return declined(
      'I can see your own calculations and the guide to the Act, and nothing else: nobody else’s figures, and nothing of how the product is run.',
    )
  if (otherTaxes.test(question))
    return declined(
      'I know the personal income tax of Nigeria. Other taxes, and those of other countries, I leave to those who know them.',
      'not-a-consultant',
    )
  return undefined
}

/** The reply when no article fits: says so and offers alternatives. */
export function unknownReply(question: string): Reply {
  return {
    kind: 'unknown',
    text: isPidgin(question)
      ? 'I no sabi dat one. I sabi Nigeria personal income tax: ask me like “tax on 450k a month” or “how rent relief dey work”.'
      : 'I do not know that. I know Nigerian personal income tax: ask, for instance, “tax on 450k a month” or “how does rent relief work”. For anything that decides money, ask the tax office or a tax consultant.',
    sources: [],
  }
}
