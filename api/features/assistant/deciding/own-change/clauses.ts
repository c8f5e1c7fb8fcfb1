import type { AmountKey, Answers } from '../../../../../tax/index.ts'
import { answersNamed, isContribution, jobKeysOf, payKeys, type Way } from './named.ts'
import type { Figure, Said } from './said.ts'

/** What one clause of a what-if does to an answer of one's own. */
export type Change =
  | { readonly how: 'stop'; readonly keys: readonly AmountKey[] }
  | { readonly how: 'times'; readonly keys: readonly AmountKey[]; readonly factor: number }
  | {
      readonly how: 'set' | 'more' | 'less'
      readonly keys: readonly AmountKey[]
      readonly figure: Figure
      /** What it is said to be now: "instead of 8%". */
      readonly before?: Figure
      /** Which way it is said to go, where it becomes what is told: "drops to". */
      readonly towards?: 'up' | 'down'
      /** It comes once in the year, as a leave allowance does. */
      readonly isOnce?: boolean
    }

interface Form {
  readonly how: Change['how']
  readonly words: string
  readonly way?: Way
  readonly factor?: number
  readonly towards?: 'up' | 'down'
  /** Of what it is where no answer is named. */
  readonly of?: 'pay' | 'rent' | 'earned' | 'job'
}

/** What may stand before a verb and changes nothing of it; each a word, so that none can be read two ways. */
const will =
  '(?:will|would|go|can|could|should|dey|don|did|do|to|want|wan|starts|begins|decide|decided|choose|have|has|had|just|even|now|kuku|start|started|begin|also|then|suddenly|instead|finally|get|manage|manages|happen|happens|only|were|was|am|is|been|going|gonna|fit)'
const i = `(?:(?:i|we|me) (?:${will} )*)`
const they = `(?:(?:they|dem|he|she|my (?:oga|boss|employer|company|office|md|landlord|landlady|tenants?|clients?|customers?)|(?:the|di) (?:office|company|employer|tenants?|landlord|school|bank|government|boss|management)|tenants?|landlord|oga|employer|office|company|boss|management|government|e|it) (?:${will} )*)`
const anybody = `(?:${i}|${they})`
/** A figure with what may stand around it. */
const f =
  '(?:only |just |about |around |like |up to |exactly |say |na |roughly |maybe |a |an |of |as much as |with |at )*(?<f>[#%]\\d)(?: naira)?(?: only| flat| exactly)?'
const n = "(?<n>[a-z][a-z0-9'/ -]*?)"
const more = '(?:more|extra|additional|on top|again|in addition|added|join)'
const until =
  '(?:completely|totally|at all|again|anymore|any more|altogether|entirely|for good|finish|o|now|sef|instead|too|as well|also)'
const goesUp =
  '(?:go(?:es)? up|went up|going up|ris(?:es?|ing)|rose|increas(?:es?|ed|ing)|is increased|is raised|grow(?:s|n)?|grew|climbs?|jumps?|moves? up|improv(?:es?|ed)|picks? up)'
const goesDown =
  '(?:go(?:es)? down|went down|going down|drop(?:s|ped|ping)?|fall(?:s|en|ing)?|fell|reduc(?:es?|ed|ing)|is reduced|is cut|is slashed|cut|decreas(?:es?|ed|ing)|declin(?:es?|ed)|shrinks?|slumps?|comes? down|came down)'
const is =
  '(?:is|was|were|be|na|are|becomes?|become|became|turns?|turn|makes?|made|make|brings?|bring|brought|brings? in|brought in|enters?|enter|gives?|give|gave|pays?|pay|paid|paying|giving|bringing|making|earning|yields?|earns?|earn|earned|hits?|hit|reach|reaches|reached|generates?|changes? to|change to|changed to|comes? to|came to|gets? to|totals?|goes? to|go be|costs?|stays? at|ends? (?:up )?(?:at|with|as))(?: (?:me|us|in|about|just|only|like|now|up))*'
const raise =
  '(?:increase|increases|increased|raise|raises|raised|up|review|reviews|jack up|bump|boost|top up|grow|push)'
const cut =
  '(?:reduce|reduces|reduced|cut|cuts|lower|lowers|slash|slashes|drop|decrease|decreases|bring down)'
const give = '(?:pay|pays|paid|paying|starts? paying|give|gives|gave|offer|offers|offered|send|sends)'
const earn =
  '(?:earn|earning|earned|make|making|made|get|getting|got|collecting|collect|collected|receive|received|bring in|brought in|take home|realise|realize|declare|declared|sell|see|find|gain)'
const spend =
  '(?:pay|paid|put|save|saved|contribute|contributed|buy|bought|take out|took out|take|took|get|got|have|had|start|started|do|did|add|added|spend|spent|invest|invested|keep|kept|remit|open|opened|move|moved|stay|claim|claimed|declare|include)(?: (?:paying|saving|contributing|putting|buying|up|in|out|down|aside|for))*'
const stop =
  "(?:stop|stopped|quit|quits|close down|closed down|close|closed|shut down|shut|drop|dropped|leave|left|lose|lost|end|ended|give up|gave up|cancel|cancelled|abandon|remove|removed|resign from|resigned from|retire from|pack up|wind up|comot from|comot|forget|discontinue|scrap|no (?:longer |dey |go |come )*(?:do|get|pay|run|have|collect|make|contribute|contribute to|dey do|dey pay|put)|don't (?:ever |even )?(?:do|get|pay|run|have|collect|make|contribute|contribute to)|do not (?:do|get|pay|run|have|collect|make|contribute|contribute to)|didn't (?:do|get|pay|run|have|collect|make|contribute|contribute to)|did not (?:do|get|pay|run|have|collect|make|contribute|contribute to)|never (?:do|did|get|got|pay|paid|ran|had|contributed)|no longer (?:do|get|pay|run|have|contribute|collect|make))"
const gerund =
  '(?:(?:doing|having|running|making|operating|contributing to|contributing|contribution to|saving in|with|going to|from|my contribution to) )?'

/** How a clause may change an answer, the first that fits: every word of it has a place in the form. */
const forms: readonly Form[] = [
  // Nothing of it is left.
  { how: 'stop', words: `${i}?${stop} (?:paying(?: for)?|to pay) ${n}`, way: 'out' },
  { how: 'stop', words: `${anybody}?no (?:longer |dey |go |come )*pay ${n}`, way: 'out' },
  {
    how: 'stop',
    words: `${i}(?:don't|do not|didn't|did not|never|no longer) (?:pay|paid|contribute|contribute to) ${n}`,
    way: 'out',
  },
  {
    how: 'stop',
    words: `${i}?${stop} (?:renting out|letting out|letting|renting|leasing|leasing out|collecting(?: rent (?:on|from))?|selling off) ${n}`,
    way: 'in',
  },
  { how: 'stop', words: `${i}?(?:sell|sold) (?:off )?${n}`, way: 'in' },
  { how: 'stop', words: `${i}?${stop} ${gerund}${n}` },
  { how: 'stop', words: `${i}(?:resign|resigned|retire|retired|quit)`, of: 'job' },
  {
    how: 'times',
    words: `(?:only )?half (?:of )?(?:the |my )?(?<n>[a-z][a-z ]*?) (?:comes? in|enters?|is paid|na im enter)`,
    factor: 0.5,
    way: 'in',
  },
  { how: 'stop', words: `${i}(?:had|have|get|got|no get|no have|pay|paid|earned|make|made) no ${n}` },
  {
    how: 'stop',
    words: `(?:there (?:is|was|were|are) |e no get |without (?:the |my )?|with no |no (?:more )?|not paying |remove |minus )${n}`,
  },
  {
    how: 'stop',
    words: `${n} (?:stops?|stopped|ends?|ended|closes?|closed|packs? (?:up|out)|packed (?:up|out)|fails?|failed|folds? up|folded|leaves?|left|comot|moves? out|moved out|is gone|are gone|finish(?:es|ed)?|no dey|dey no dey|no (?:dey |go )?pay(?: me)?|refuses? to pay(?: me)?|(?:doesn't|does not|don't|do not|didn't) pay(?: me)?|is zero|was zero|is nothing|brings? nothing|makes? nothing|is empty|is vacant|no work)(?: all year| the whole year)?`,
  },
  // As many times.
  {
    how: 'times',
    words: `${n} (?:is |was |were |will be )?(?:doubles?|doubled|twice)(?: as much)?`,
    factor: 2,
  },
  { how: 'times', words: `${anybody}(?:double|doubles|doubled) ${n}`, factor: 2 },
  { how: 'times', words: `${n} (?:is |was )?(?:triples?|tripled|three times)(?: as much)?`, factor: 3 },
  {
    how: 'times',
    words: `${n} (?:is |was |were )?(?:halves|halved|half|cut in half|reduced by half|cut by half|reduces by half|drops by half|falls by half)(?: of (?:it|this|what it is))?`,
    factor: 0.5,
  },
  // By so much.
  { how: 'more', words: `${n} (?:${will} )*${goesUp} (?:by|with) ${f}` },
  { how: 'less', words: `${n} (?:${will} )*${goesDown} (?:by|with) ${f}` },
  {
    how: 'more',
    words: `${i}${raise} (?:my |the )?rents? (?:of (?:the |my )?(?:flat|house) )?(?:by|with) ${f}`,
    of: 'rent',
  },
  { how: 'more', words: `${anybody}?${raise} ${n} (?:by|with) ${f}` },
  { how: 'less', words: `${anybody}?${cut} ${n} (?:by|with) ${f}` },
  { how: 'less', words: `${anybody}?${cut} ${f} (?:off|from|for|out of) ${n}` },
  {
    how: 'more',
    words: `${they}?(?:add|adds|added|join|increase me|increase) ${f}(?: ${more})? (?:to|for|on|on top of|onto|inside|into|in) ${n}`,
  },
  { how: 'more', words: `${they}?${raise} me (?:by|with) ${f}`, of: 'pay' },
  {
    how: 'more',
    words: `${they}?(?:give|gives|gave|add|adds) me ${f} (?:raise|increment|increase|pay rise|rise|salary increase)`,
    of: 'pay',
  },
  {
    how: 'more',
    words: `${i}(?:get|got|receive|have|take|given) ${f} (?:raise|increment|increase|pay rise|rise|salary increase|pay increase)`,
    of: 'pay',
  },
  {
    how: 'more',
    words: `${i}(?:get|got|receive|have|take) (?:a |an )?(?:raise|increment|increase|pay rise|rise|salary increase|pay increase) (?:of |by )?${f}`,
    of: 'pay',
  },
  {
    how: 'more',
    words: `${i}(?:take|get|got|do|have|start|find|add|pick up) (?:a |an |another |one )*(?:second|another|extra|side|part time|part-time|weekend|new|one more) (?:job|work|employment|salary)(?: (?:of|that pays|paying|for|at|wey dey pay))? ${f}`,
    of: 'pay',
  },
  { how: 'more', words: `${i}?(?:add|put|top up|join) ${f}(?: ${more})? (?:to|for|on|on top of|onto) ${n}` },
  {
    how: 'more',
    words: `${i}?(?:add|added|adding) (?:another |an extra |extra )?${f}(?: ${more})? (?:to|into|in|inside) ${n}`,
  },
  {
    how: 'more',
    words: `${i}?${spend} (?:another|an extra|extra|an additional|additional|a further) ${f}(?: ${more})? (?:to|into|in|on|for|towards|inside|as) ${n}`,
    way: 'out',
  },
  {
    how: 'more',
    words: `${i}?${spend} ${f} ${more} (?:to|into|in|on|for|towards|inside|as) ${n}`,
    way: 'out',
  },
  {
    how: 'more',
    words: `${i}?${spend} ${f} (?:to|into|in|on|for|towards|inside|as) ${n} ${more}`,
    way: 'out',
  },
  {
    how: 'more',
    words: `${i}?${earn} (?:another |an extra |extra |an additional |additional )${f}(?: ${more})? (?:from|on|in|through|with) ${n}`,
    way: 'in',
  },
  { how: 'more', words: `${i}?${earn} ${f} (?:from|on|in|through|with) ${n} ${more}`, way: 'in' },
  { how: 'more', words: `${i}?${earn} ${f} ${more} (?:from|on|in|through|with) ${n}`, way: 'in' },
  {
    how: 'more',
    words: `${n} (?:${will} )*${is} (?:another |an extra |extra |an additional |additional )${f}(?: ${more})?`,
    way: 'in',
  },
  { how: 'more', words: `${n} (?:${will} )*${is} ${f} ${more}`, way: 'in' },
  { how: 'less', words: `${n} (?:${will} )*${is} ${f} less`, way: 'in' },
  { how: 'less', words: `${i}${earn} ${f} less (?:from|on|in|through|with) ${n}`, way: 'in' },
  { how: 'more', words: `${i}?${spend} ${n} (?:of |for |at |worth )?${f} ${more}`, way: 'out' },
  // What it becomes.
  {
    how: 'set',
    words: `${i}?(?:open|start|begin|set up|launch|run) (?:a |an |one |my )?${n} (?:that|which|wey|and it) (?:${will} )*${is} ${f}`,
    way: 'in',
  },
  { how: 'set', words: `${n} (?:${will} )*${goesUp} to ${f}`, towards: 'up' },
  { how: 'set', words: `${n} (?:${will} )*${goesDown} to ${f}`, towards: 'down' },
  {
    how: 'set',
    words: `${i}${raise} (?:my |the |di )?rents? (?:(?:of|for|on) (?:the |my )?(?:flat|house|shop|tenants?) )?to ${f}`,
    of: 'rent',
    towards: 'up',
  },
  { how: 'set', words: `${anybody}?${raise} ${n} to ${f}`, towards: 'up' },
  { how: 'set', words: `${anybody}?${cut} ${n} to ${f}`, towards: 'down' },
  { how: 'set', words: `${they}?${raise} me to ${f}`, of: 'pay', towards: 'up' },
  { how: 'set', words: `${i}(?:am |get |got |was )?promoted to ${f}`, of: 'pay', towards: 'up' },
  {
    how: 'set',
    words: `${anybody}?(?:change|changes|move|moves|set|adjust|take) ${n} (?:from [#%]\\d )?to ${f}`,
  },
  { how: 'set', words: `${they}${give} me ${f} (?:as|for|in) ${n}`, way: 'in' },
  { how: 'set', words: `${they}${give} me ${n} (?:of )?${f}`, way: 'in' },
  { how: 'set', words: `${they}${give} me ${f} ${n}`, way: 'in' },
  { how: 'set', words: `${they}${give} me ${f}(?: (?:salary|pay|as salary|for salary))?`, of: 'pay' },
  { how: 'set', words: `${i}${give} me ${f}(?: (?:salary|pay|as salary|for salary))?`, of: 'pay' },
  { how: 'set', words: `${n} (?:${will} )*${is} ${f}(?: per cent| each)?` },
  { how: 'set', words: `${i}?${spend} ${n} (?:of |for |at |worth |wey be )?${f}`, way: 'out' },
  {
    how: 'set',
    words: `${i}?${spend} ${f} (?:to|into|in|on|for|towards|inside|as|of|from|worth of)? ?${n}`,
    way: 'out',
  },
  { how: 'set', words: `${i}?${earn} ${n} (?:of |for |at )?${f}`, way: 'in' },
  { how: 'set', words: `${i}?${earn} ${f} (?:from|on|in|through|as|with|for|of)? ?${n}`, way: 'in' },
  { how: 'set', words: `${i}?${earn} ${f}`, of: 'earned' },
  {
    how: 'set',
    words: `${i}(?:drive|work|sell|trade|do) (?:less|more|small|well) (?:and|to|so i) (?:only )?${earn} ${f}`,
    of: 'earned',
  },
  {
    how: 'set',
    words: `${i}?(?:move|moved|pack|packed|relocate) (?:in)?to (?:a |an |one )?(?:house|flat|apartment|place) (?:of|at|for|wey be|that costs) ${f}`,
    of: 'rent',
    way: 'out',
  },
  {
    how: 'set',
    words: `${i}?(?:move|moved|pack|packed|relocate) (?:in)?to (?:a |an |one )?${f} (?:house|flat|apartment|place)`,
    of: 'rent',
    way: 'out',
  },
  {
    how: 'set',
    words: `(?:my |the )?(?:landlord|landlady) (?:${will} )*(?:wants?|asks? for|collects?|takes?|increases? (?:it |rent |my rent |the rent )?to|charges?(?: me)?|says?) ${f}(?: (?:as|for) (?:the |my )?rent)?`,
    of: 'rent',
    way: 'out',
  },
  { how: 'set', words: `${n} (?:of |at |for |to |= )?${f}` },
  { how: 'set', words: `${f} (?:of |for |as |in |on |from )?${n}` },
]

const compiled = forms.map((form) => ({
  ...form,
  pattern: new RegExp(`^(?:${form.words})(?: ${until})*$`),
}))

const insteadOf =
  / (?:instead of|not|no be|rather than|from|in place of) (?:my |the |di |just |only |what is )?([#%]\d)(?= |$)/
const isInsteadOf = / (?:instead|in its place)(?= |$)/g

/** A bonus is paid once, whichever month it comes in. */
const ofBonus = /\b(?:bonus|thirteenth|commission)\b/
const inMonth =
  / (?:in|at|by|for|this|every|come)(?: (?:the|this|di))? (?:december|christmas|xmas|year end|end of (?:the |di )?year|january|march|april|june|july|august|september|october|november|february|month|year)(?: time)?/

/** Where a clause names no answer: what a job pays, the rent, or the one thing that is earned. */
function impliedBy({ of, way }: Form, own: Answers): readonly AmountKey[] | undefined {
  if (of === 'pay') return answersNamed('pay', own)
  if (of === 'job') return (own.salary ?? 0) > 0 ? jobKeysOf(own) : undefined
  if (of === 'rent')
    return way !== 'out' && (own.rentalIncome ?? 0) > 0 ? ['rentalIncome'] : ['rentPaidBySelf']
  const pay = jobKeysOf(own)
  if (pay.length > 0) return (own.businessIncome ?? 0) > 0 ? undefined : answersNamed('pay', own)
  return (own.businessIncome ?? 0) > 0 ? ['businessIncome'] : undefined
}

/** "Leave allowance", of several. */
const ofOneAllowance =
  /\b(?:leave|housing|house|transport|wardrobe|meal|lunch|utility|furniture|hazard|travel|car|data|hospital|call)\b/
const given = /\b(?:get|got|receive|received|give|gives|gave|pay|pays|paid) (?:me )?/

/** A job that ends takes everything with it that it brought. */
const ended = (keys: readonly AmountKey[], own: Answers): readonly AmountKey[] =>
  keys.includes('salary') && keys.length === payKeys.length ? jobKeysOf(own) : keys

function changeBy(
  form: Form,
  match: RegExpExecArray,
  own: Answers,
  { figures }: Said,
  before: Figure | undefined,
): Change | undefined {
  const { n: name, f: placed } = match.groups ?? {}
  const keys = name === undefined ? impliedBy(form, own) : answersNamed(name, own, form.way)
  if (keys === undefined) return undefined
  if (form.how === 'stop')
    return {
      how: 'stop',
      keys: ended(
        name !== undefined && /\bjob|work|office\b/.test(name) && keys.includes('salary') ? payKeys : keys,
        own,
      ),
    }
  if (form.how === 'times') return { how: 'times', keys, factor: form.factor ?? 1 }
  const figure = placed === undefined ? undefined : figures[Number(placed.slice(1))]
  // A share of the pay is what is paid in of it; income is no share of anything.
  if (figure === undefined || (figure.isPercent && form.how === 'set' && !keys.every(isContribution)))
    return undefined
  // One allowance beside others: it comes on top of them where it is given, and what else it changes is not said.
  const isOneOfThem =
    name !== undefined && keys.includes('allowances') && keys.length === 1 && ofOneAllowance.test(name)
  if (isOneOfThem && !given.test(match[0])) return undefined
  const comesOnTop = (isOneOfThem || keys[0] === 'commissions') && form.how === 'set' && given.test(match[0])
  // A raise in money is of the basic pay; a share of the pay is of all of it.
  const isRaise = form.how !== 'set' && !figure.isPercent && keys.length > 1
  return {
    how: comesOnTop ? 'more' : form.how,
    keys: isRaise ? keys.slice(0, 1) : keys,
    figure,
    ...(before && { before }),
    ...(name !== undefined && /\bleave\b/.test(name) && { isOnce: true }),
    ...(form.towards && { towards: form.towards }),
  }
}

/**
 * What one clause of a what-if changes: every word of it is used, else nothing is said to be understood.
 * @param clause of what was said, without the words that suppose it.
 */
export function changeIn(clause: string, own: Answers, said: Said): Change | undefined {
  const old = insteadOf.exec(clause)
  const before = old?.[1] === undefined ? undefined : said.figures[Number(old[1].slice(1))]
  const words = clause
    .replace(insteadOf, '')
    .replace(isInsteadOf, '')
    .replace(ofBonus.test(clause) ? inMonth : /$^/, '')
    .trim()
  for (const { pattern, ...form } of compiled) {
    const match = pattern.exec(words)
    const change = match && changeBy(form, match, own, said, before)
    if (change) return change
  }
  return undefined
}
