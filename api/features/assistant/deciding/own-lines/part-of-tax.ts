import { type AmountKey, type Answers, calculate } from '../../../../../tax/index.ts'
import { answersNamed, incomeKeys, isShared, jobKeysOf, namesLine, payKeys } from '../own-change/named.ts'
import { saidOf } from '../own-change/said.ts'

/** Words of a question for a part of the tax that name no income: what is left of it, in one piece, does. */
const closed: ReadonlySet<string> = new Set(
  `how much many what what's which wetin of from out inside in my our the di this that it am all tax taxes paye is was be na dey
  are e comes come came coming because cos due to for by through part share portion amount bit fraction percent percentage one i
  we do does did will go should must have has pay paying pays paid owe owing charged charge charging they dem me on add adds
  adding join bring brings bringing cause causes causing cost costs costing give gives giving make makes making put puts putting
  contribute contributes attract attracts carry carries so and but now ok okay please pls abeg teni then also tell show want know
  alone only itself exactly altogether year month monthly yearly every each a per result calculation sef o just actually really
  more extra taxed total bill own wey lose losing push pushes up go goes side being saving save keep aside set high higher bigger big , hi hello them account top`
    .trim()
    .split(/\s+/),
)
const asks = /\b(?:how much|what|what's|wetin|which|how big|share|part|portion|percentage)\b|^tax\b/
const links =
  /\b(?:from|on|because of|because i|because we|for|by|add|adds|adding|bring|brings|bringing|cause|causes|causing|cost|costs|give|gives|contribute|contributes|attract|attracts|come|comes|came|own|na|of|charge|put|puts|make|makes)\b/
const ofTax =
  /\b(?:tax|taxes|paye|pay|paying|charge|charged|owe)\b|#0|\b(?:of|from) (?:it|this|that|am)\b|\b(?:part|share|portion)\b/
/** Whose it is: a question on the law names nobody. */
const ofMe = /\b(?:my|me|i|we|our|the|di|it|am|alone|only|because of|add|adds|adding|cause|causes)\b/
const ofTheTax = 1_000

/** "Because I sell cakes": what is done, as its own name. */
const done = /\bbecause (?:i|we) (?:also |dey )*(?:(?:do|have|run|own|get) )?/

/** Whether a figure of the question is the tax of the result, by the year or the month. */
function isOfTax(value: number, own: Answers, currentYear: number): boolean {
  const { totalTax } = calculate(own, { currentYear })
  return [totalTax, totalTax / 12].some((tax) => Math.abs(tax - value) < ofTheTax)
}

const isOpen = (word: string): boolean => !closed.has(word) && !/^[#%]\d$/.test(word)

/** The words that name something, from the first to the last of them. */
function namedIn(words: string): string | undefined {
  const all = words.split(' ')
  const first = all.findIndex(isOpen)
  const last = all.findLastIndex(isOpen)
  return first < 0 ? undefined : all.slice(first, last + 1).join(' ')
}

/**
 * The income of which the part of the tax is asked: "how much of my tax comes from the bakery", "what do I pay on the rent
 * from my flat". What a job pays is asked with all that it brings.
 * @returns undefined where nothing of the kind is asked, where a word is of something else, or it is open which income is meant.
 */
export function partAsked(text: string, own: Answers, currentYear: number): readonly AmountKey[] | undefined {
  const said = saidOf(text)
  if (said === undefined || said.figures.length > 1) return undefined
  const words = said.words.replace(done, 'because of ')
  if (namesLine(words)) return undefined
  if (!(asks.test(words) && links.test(words) && ofTax.test(words) && ofMe.test(words))) return undefined
  // An amount here is the tax that is talked about; of anything else the question is another.
  const [figure] = said.figures
  if (figure && (figure.isPercent || !isOfTax(figure.value, own, currentYear))) return undefined
  const name = namedIn(words)
  return name === undefined ? undefined : incomeNamed(name, own)
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
