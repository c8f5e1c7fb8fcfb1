import type { AmountKey, Answers } from '../../../../../tax/index.ts'
import { answersNamed, incomeKeys, isShared, jobKeysOf, payKeys } from '../own-change/named.ts'
import { saidOf } from '../own-change/said.ts'

const n = "(?<n>[a-z][a-z0-9'/ -]*?)"
const tax = '(?:tax|taxes|paye|tax money)'
const whole = `(?:(?:my|the|di|this|that|all the|all this) (?:whole |total |own )?${tax}|it|this|that|am|${tax}|the total|#\\d|the #\\d|my #\\d|that #\\d|this #\\d)`
const comes =
  '(?:comes?|came|coming|dey come|is coming|is|was|be|na|dey|are|e be|come)(?: (?:just|only|actually|really|directly))?'
const by =
  '(?:from|on|because of|cos of|due to|for|for inside|by|caused by|through|out of|inside|thanks to|as a result of|on account of)'
const i = '(?:i|we|do|dey|am|will|should|go|must|did|have|to)'
const pay = `(?:${i} )*(?:pay|paying|dey pay|owe|owing|charged|being charged|taxed)`

/** What may stand around the question, and changes nothing of it. */
const before =
  'so|and|but|now|ok|okay|please|pls|abeg|teni|hi|hello|then|also|,|tell me|i want to know|show me'
const behind =
  'please|pls|abeg|o|now|alone|only|itself|exactly|teni|in total|in all|a year|this year|every year|a month|in (?:my|the|this) (?:result|calculation)|for (?:my|the) (?:result|calculation)|by itself|sef|,|total'

/** How the part of the tax is asked that comes from something; `n` names it. */
const forms: readonly RegExp[] = [
  `how much (?:of|from|out of|inside) ${whole} ${comes} ${by} ${n}`,
  `how much ${tax} ${comes} ${by} ${n}`,
  `how much (?:${tax} )?(?:${comes} )?${by} ${n} (?:inside|in|out of|for inside) ${whole}`,
  `how much (?:more |extra )?(?:${tax} )?${pay} (?:${tax} )?${by} ${n}`,
  `how much (?:more |extra )?(?:${tax} )?${pay} because (?:i|we) (?:also )?(?:do|have|run|own|get|dey do|dey) ${n}`,
  `how much (?:more |extra )?(?:${tax} )?${pay} because (?:i|we) (?:also )?(?:dey )?(?<n>(?:sell|drive|bake|rent out|let|let out|trade|sew|farm|work|teach|cook)(?: [a-z' -]+)?)`,
  `(?:what|how much|wetin) (?:is|be|na) (?:my|the|di) (?:tax|taxes) (?:${by}|of) (?:my|the|di) ${n}`,
  `(?:what|wetin) (?:${pay}|do i pay in tax) (?:in ${tax} |${tax} )?${by} ${n}`,
  `(?:what|wetin|which|what's|how big a) (?:part|share|portion|amount|bit|fraction|side|one) (?:of (?:it|am|that|${whole}) )?${comes} ${by} (?:my |the )?${n}`,
  `(?:which|what|wetin) (?:part|share|portion|amount|percent|percentage) of ${whole} ${comes} ${by} ${n}`,
  `how much (?:more |extra )?${tax} (?:does|do|did|will|go|is|dey) ${n} (?:add|bring|cause|cost|give|put|make|attract|bring come|add join)(?: (?:me|to it|to my ${tax}|for me|on me|to (?:it|that)|inside))*`,
  `how much (?:does|do|did|will|go|dey) ${n} (?:add|cost|put|contribute)(?: (?:me|to|on|in|top of|into))* ${whole}`,
  `how much (?:more |extra )?${tax} ${n} (?:dey |go |don )*(?:add|bring|cause|cost|give|put|make)(?: (?:me|to it|to my ${tax}|for me|on me|join|for (?:it|that)))*`,
  `${n} ,? ?how much (?:more |extra )?${tax} (?:does|do|did|dey|go|e dey|e) ?(?:it|that|am|this|them|they|e)? ?(?:dey )?(?:add|bring|cause|cost|give|put|attract|carry)(?: (?:me|to it|to my ${tax}|join))*`,
  `${n} ,? ?how much (?:of|from|out of) ${whole} (?:${comes} (?:from|on) (?:it|that|am)|(?:does|do) (?:it|that) make)`,
  `how much (?:is|be|na) ${n} (?:adding|bringing|costing|causing|putting)(?: (?:me|to|in|on|${whole}))*`,
].map((words) => new RegExp(`^(?:(?:${before}) )*(?:${words})(?: (?:${behind}))*$`))

/**
 * The income of which the part of the tax is asked: "how much of my tax comes from the bakery", "what do I pay on the rent
 * from my flat". What a job pays is asked with all that it brings.
 * @returns undefined where nothing of the kind is asked, or it is open which income is meant.
 */
export function partAsked(text: string, own: Answers): readonly AmountKey[] | undefined {
  const said = saidOf(text)
  // An amount here is the tax that is talked about; of anything else the question is another.
  if (said === undefined || said.figures.length > 1) return undefined
  for (const pattern of forms) {
    const { n: name } = pattern.exec(said.words)?.groups ?? {}
    const named = name === undefined ? undefined : incomeNamed(name, own)
    if (named) return named
  }
  return undefined
}

function incomeNamed(name: string, own: Answers): readonly AmountKey[] | undefined {
  const words = name.replace(
    /,? (?:the one|wey|that|which) (?:the |my )?tenants? (?:dey )?pays?(?: me)?$/,
    ' from tenants',
  )
  if (isShared(words, own)) return undefined
  const keys = answersNamed(words, own, 'in')
  if (keys === undefined || !keys.every((key) => incomeKeys.includes(key) && (own[key] ?? 0) > 0))
    return undefined
  return payKeys.every((key) => keys.includes(key)) ? jobKeysOf(own) : keys
}
