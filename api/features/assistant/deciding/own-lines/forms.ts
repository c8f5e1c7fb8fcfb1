import type { OwnLineId } from './names.ts'

/**
 * How a line is asked about. amount: how much it is; from: how much of the income or of the tax comes from it; why: how it
 * came about.
 */
export type LineAsk = 'amount' | 'from' | 'why'

/** What of the lines of a saved result a question asks for. */
export interface AskedLines {
  readonly ids: readonly [OwnLineId, ...OwnLineId[]]
  readonly asks: LineAsk
}

/** A form of a question: a whole one, with `N` where the name of a line stands and `M` for whose it is. */
interface Form {
  readonly asks: LineAsk
  readonly words: string
}

/**
 * The forms, the first that fits decides. Every one says that it is of the person's own: by "my", by "I put", by what is
 * inside, or by asking for it as for something that lies there: "balance abeg".
 */
const forms: readonly Form[] = [
  {
    asks: 'why',
    words:
      'why (?:is|was|are|were|be|na) M N(?: so| dis| this| that| too| very)*(?: A)?(?: like (?:this|that|dis))?',
  },
  { asks: 'why', words: 'why M N (?:is|was|dey|be|na|come)(?: so| too| dis)*(?: A)?' },
  { asks: 'why', words: 'how come M N (?:is|was|dey|be)(?: so| too)*(?: A)?' },
  {
    asks: 'why',
    words:
      '(?:how|where) (?:did|do) (?:you|u|una|dem|they|i) (?:get|arrive at|calculate|work out|take get|come by) M N(?: from)?',
  },
  {
    asks: 'why',
    words: 'how (?:is|was|are|were) M N (?:calculated|worked out|arrived at|computed|got|gotten)',
  },
  { asks: 'why', words: 'how (?:you|una|dem) take (?:get|calculate) M N' },
  { asks: 'why', words: '(?:where|how) (?:does|did|do) M N come (?:from|about)' },
  { asks: 'why', words: '(?:explain|break down) M N(?: (?:to|for) me)?' },
  {
    asks: 'from',
    words:
      'how much of (?:my|the|di|this|that) (?:total )?(?:tax|income|money) (?:comes?|came|is|was|be|na|dey|dey come) (?:from|on|because of) (?:(?:M|the|di) )?N',
  },
  {
    asks: 'from',
    words:
      'how much of (?:it|this|that|am) (?:comes?|came|is|was|be|na|dey|dey come) (?:from|on|because of) (?:(?:M|the|di) )?N',
  },
  {
    asks: 'from',
    words: 'how much (?:tax |income |money )?(?:comes?|came|dey come|come) from (?:(?:M|the|di) )?N',
  },
  { asks: 'from', words: 'how much (?:tax )?(?:is|was|na|be) (?:from|because of) (?:(?:M|the|di) )?N' },
  {
    asks: 'from',
    words:
      '(?:which|what|wetin) part of (?:it|my tax|my income|the tax) (?:comes?|is|na) from (?:(?:M|the|di) )?N',
  },
  { asks: 'amount', words: 'how much (?:is|was|be|na|are|were) M N' },
  { asks: 'amount', words: 'how much (?:M )N(?: (?:is|be|na|be like))?' },
  { asks: 'amount', words: "(?:what(?: is|s|'s| was| are| were)|wetin(?: be| na)?|which one be) M N" },
  { asks: 'amount', words: 'M N(?: (?:is|be|na|dey))?(?: how much)?' },
  { asks: 'amount', words: '(?:show|tell|give|remind) me (?:of )?M N' },
  { asks: 'amount', words: '(?:show|check|see) M N' },
  {
    asks: 'amount',
    words:
      '(?:what|how much|which|wetin be) N (?:did |do |go |don )?(?:dem|they|you|u|una|teni) (?:don |dey |go )?(?:give|gave|allow|allowed|count|counted|take|calculate|use|used)(?: (?:for )?me)?',
  },
  {
    asks: 'amount',
    words:
      '(?:the )?N (?:in|inside|on|from) my (?:own )?(?:saved )?(?:result|calculation|estimate|page) (?:is|na|be) (?:how much|what|wetin)',
  },
  {
    asks: 'amount',
    words: '(?:the )?N (?:in|inside|on|from) my (?:own )?(?:saved )?(?:result|calculation|estimate|page)',
  },
  {
    asks: 'amount',
    words:
      '(?:is|are|was|were) M N (?:counted|included|inside|added|considered|used|in it|in there|part of it)',
  },
  {
    asks: 'amount',
    words: '(?:i (?:want|wan|need) (?:to )?|(?:can|may) i |let me |make i )(?:see|know|check) M N',
  },
  {
    asks: 'amount',
    words: '(?:what|how much|which|wetin be the|wetin be di)(?: of)? N (?:(?:did|do|have|don) )?i (?:don )?V',
  },
  {
    asks: 'amount',
    words:
      '(?:what|how much|wetin)(?: figure| amount)? (?:did |have )?i (?:don )?V (?:for|as|under|inside) (?:M )?N',
  },
  { asks: 'amount', words: '(?:did|have) i V (?:any |a |some )?(?:M )?N' },
  {
    asks: 'amount',
    words:
      '(?:how much|which|wetin be) (?:M )?N (?:dey|is|was|e dey) (?:inside|in it|in there|there|for inside)',
  },
  {
    asks: 'amount',
    words: '(?:is|was|are) there (?:any |a |some )?N (?:in|inside) (?:it|my (?:result|calculation|tax))',
  },
  { asks: 'amount', words: '(?:did|have) (?:you|u|una) (?:count|include|put|add)(?:ed|d)? M N' },
]

/** What is said of something that was filled in. */
const verbs =
  '(?:put|puts|enter|entered|type|typed|fill|filled|fill in|write|wrote|declare|declared|name|named|save|saved|give|gave|say|said|input|used?)(?: in| inside| down| am)?'
const size = '(?:high|higher|low|lower|small|big|little|much|large|plenty|only|zero|nothing|huge|heavy)'
const whose = '(?:my own|my|mine|ma|our)'

/** What may stand around a question and changes nothing of it. */
const before =
  '(?:(?:how far|so|and|but|now|ok|okay|please|pls|plz|abeg|teni|hi|hello|hey|good (?:morning|afternoon|evening)|oga|bros|sis|again|then|also|what about|how about|wetin about|what of|just)[ ,]+)*'
const behind =
  '(?:[ ,]+(?:please|pls|plz|abeg|sef|o|oo|na|now|again|then|sir|ma|teni|exactly|total|altogether|after tax|in a year|in a month|in one year|in one month|in the year|each year|per annum|in total|in all|for me|today|there|thanks|thank you|a month|a year|per month|per year|per annum|monthly|yearly|every month|every year|each month|each year|for (?:the|this|di|dis) year|for one year|(?:this|dis|the) year|here|(?:in|inside|on|for) my own|(?:in|inside|on|for) (?:my|the|di|this) (?:own )?(?:saved )?(?:result|calculation|page|report|estimate|saved calculation)))*'

/** Asked for as for something that lies there: "X abeg". */
const begged = ['(?:please|pls|plz|abeg) N', 'N(?: o)? (?:please|pls|plz|abeg)']

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/-/g, '[- ]')

const patternOf = (words: string, name: string) =>
  words
    .replace(/\bM\b/g, whose)
    .replace(/\bV\b/g, verbs)
    .replace(/\bA\b/g, size)
    .replace(/\bN\b/g, `(?:all |total |monthly |yearly |annual )?(?<name>${name})`)

/** A question as it is compared: lower case, single spaces, no marks, without the year that it is of. */
export const asCompared = (text: string, taxYear: number): string =>
  text
    .toLowerCase()
    .replaceAll(new RegExp(`\\b(?:in|for|of) (?:the (?:tax )?year )?${taxYear}\\b`, 'g'), ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[?!.;:"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A form of a question that the names of lines fit into. */
export interface AskedForm {
  readonly asks: LineAsk
  readonly pattern: RegExp
}

/** The forms with these names, longer names before the shorter ones that they contain. */
export function formsOf(names: readonly string[]): readonly AskedForm[] {
  const name = [...names]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')
  return [
    ...begged.map((words) => ({
      asks: 'amount' as const,
      pattern: new RegExp(`^${patternOf(words, name)}$`),
    })),
    ...forms.map(({ asks, words }) => ({
      asks,
      pattern: new RegExp(`^${before}${patternOf(words, name)}${behind}$`),
    })),
  ]
}

/** Whole questions, with what may stand around them. */
export const wholeOf = (asked: readonly string[]): RegExp =>
  new RegExp(`^${before}(?:${asked.map(escaped).join('|')})${behind}$`)
