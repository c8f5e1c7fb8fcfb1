import { numberSaid } from './numbers/small.ts'
import type { Paid } from './lexicon/people.ts'
import type { ReadAmount, Reading } from './reading.ts'
import type { Role } from './roles.ts'

/** Asks what an employer takes off the pay of those who work for them, and sends on. */
const asksOfStaff =
  /\b(?:remit\w*|deduct\w*|remov\w*|withh[eo]ld\w*|take (?:off|out|from)|taking from|cut(?:ting)?|comot|send(?:ing)? to)\b/i
/** "If I pay a staff 165,000": one of them, whoever it is. */
const oneOfStaff = /\b(?:a|an|one|my|each|any) (?:new )?(?:staff|employee|worker|assistant)\b/i
const asksOfAll =
  /\b(?:paye|tax)\b[^.;!?\d]*\b(?:total|altogether|each|all|them)\b|\btotal\b[^.;!?\d]*\bpaye\b/i
const isOfTax = /\b(?:tax(?:es)?|paye)\b/i
/** Says that whoever speaks pays people for work. */
const employs =
  /\b(?:staffs?|employees?|workers?|i (?:dey )?(?:employ|pay|hire)|(?:hir|employ)(?:ing|ed?)|(?:work|works|working|dey work)(?: here)? (?:for|with|under) me|on my payroll|(?:in|at|for|of) my (?:shop|store|school|office|farm|restaurant|business|company|pharmacy|salon|boutique|bakery|hotel|clinic|supermarket)\b[^.;!?]*\b(?:earns?|gets?|collects?|is on|are on)|paye\b[^.;!?\d]{0,30}\bremit\w*|remit\w*\b[^.;!?\d]{0,30}\bpaye|(?:how much|what|which|wetin)\b[^.;!?\d]{0,30}\b(?:i|we)\b[^.;!?\d]{0,20}\b(?:remit|deduct|remov|withhold|tak|cut|comot)(?:e|ing|ting)?)\b/i
/** Whoever speaks is paid by somebody: then the sum is theirs. */
const isPaid =
  /\b(?:i (?:dey )?(?:earn|receive|collect)|i (?:also |dey )?(?:work|do)\b|(?:i'm|i am|im|am) (?:an? )?(?:\w+ ){0,2}(?:staff|worker|employee)|my (?:own )?(?:salary|pay|wage|income)|pays? (?:me|us)|paid me|i am paid|i'm paid|my (?:employer|boss|oga)|(?:employ|hir|engag|recruit|retain)(?:ed|s|es)? me\b|i (?:earned|received|collected|was (?:paid|earning|collecting))|my take ?-?home)\b/i
const sells =
  /\b(?:sales(?! ?(?:girls?|boys?|reps?|person|people|m[ae]n|attendants?|manager|lad(?:y|ies)))|turnover|profits?|revenue|gains?|sold)\b/i

/** What a pay of somebody may have been read as, who is no more than named. */
const mayBePaid: ReadonlySet<Role | undefined> = new Set<Role | undefined>([
  undefined,
  'income',
  'salary',
  'business',
  'revenue',
  'cost',
  'living',
])

/** Words between a name and its pay, and around a name. */
const little = new Set(
  'are were be been both do does did the a an one two three four five six seven eight nine ten first second third fourth fifth other another last next and on at for is na gets get earns earn earning collects collect dey receives receive paid takes take makes make i we have has with pay pays my our who that wey which while then plus about around of only also each every to is am person them me it all both per month monthly year week salary naira their his her employ employs hire hired new'.split(
    ' ',
  ),
)

/** Names of all who work, which tell nobody from another. */
const ofAll = new Set('people persons staff staffs workers worker employees employee payroll'.split(' '))

const parting = /[,;:.()?!\n]|\b(?:and|plus|then|while|but|&)\b/i
const ofSeveral = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) ((?:[a-z]+[ -]?){1,3})$/i
const eachBehind = /^[^.;!?,\d]{0,25}\b(?:each|apiece|per (?:person|head|staff|worker))\b/i
/** More people than are told one by one. */
const mostTold = 12

const isMoneyOf = ({ isPercent, role }: ReadAmount): boolean => !isPercent && mayBePaid.has(role)

/** The words right before an amount, or right behind it, that name who is paid. */
function nameOf(text: string, { at, words }: ReadAmount): string | undefined {
  const before =
    text
      .slice(0, at)
      .replace(/[₦n#]\s?$/i, '')
      .split(parting)
      .at(-1) ?? ''
  const behind =
    /^(?: naira)?(?: (?:a|per|every) month| monthly)? (?:for|to) (?:the |my |our |one )?([a-z -]{3,30})/i
      .exec(text.slice(at + words.length))?.[1]
      ?.split(parting)[0]
  return [before, behind ?? '']
    .map((part) =>
      (part.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length > 1 && !little.has(word)),
    )
    .find((named) => named.length > 0 && named.length <= 3 && !named.some((word) => ofAll.has(word)))
    ?.join(' ')
    .replace(/(?<!s)s$/, '')
}

/** People who work for somebody, counted: "5 boys", "two of my sales girls". */
const ofHands = new RegExp(
  String.raw`\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:of )?(?:my )?(?:(?:small|sales|shop|other|new|young|full[- ]time|part[- ]time|domestic|security|office|delivery|dispatch) )*(?:boys?|girls?|men|women|lad(?:y|ies)|guys|people|persons?|hands|workers?|staffs?|employees?|helpers?|apprentices|attendants?|assistants?|salesgirls|salesboys|salespeople|reps|teachers|cleaners|drivers|guards|nannies|cooks|waiters|waitresses|bakers|barbers|stylists|tailors|welders|labou?rers|cashiers|mechanics|nurses|secretaries|clerks|riders|farm ?hands|managers|supervisors|receptionists|technicians|carpenters|painters|loaders|packers|operators)\b`,
  'gi',
)
const eachRightBefore =
  /\b(?:each|every) (?:one|person|worker|boy|girl|staff)?(?: of (?:them|dem))?[^.;!?,\d]{0,25}$/i

/** How many the only pay is told for, where they are counted in an earlier part of the text: "5 boys work for me, each one collects 60k". */
function countedBefore(text: string, pay: ReadAmount): number | undefined {
  const { at, words } = pay
  const isEach =
    eachBehind.test(text.slice(at + words.length)) ||
    eachRightBefore.test(text.slice(0, at).replace(/[₦n#]\s?$/i, ''))
  const [said, more] = [...text.slice(0, at).matchAll(ofHands)]
  if (!isEach || said === undefined || more !== undefined) return undefined
  const many = said[1] ?? ''
  return numberSaid(many)
}

/** How many are paid so much each; NaN where it may be all of theirs together. */
function countOf(text: string, pay: ReadAmount, isOnly: boolean): number {
  const { at, words } = pay
  const before = isOnly ? countedBefore(text, pay) : undefined
  return before ?? countBeside(text, { at, words })
}

function countBeside(text: string, { at, words }: Pick<ReadAmount, 'at' | 'words'>): number {
  const before =
    text
      .slice(0, at)
      .split(/[,;:.()?!\n]|\b(?:and|plus)\b/i)
      .at(-1) ?? ''
  const plain = before
    .replace(/\b(?:each|on|at|for|is|na|gets?|earns?|earning|collects?|dey|paid|pay|about)\b|[₦#]/gi, ' ')
    .trim()
  const [, many = ''] = ofSeveral.exec(plain) ?? []
  const times = numberSaid(many)
  if (!(times > 1)) return 1
  // "Two boys 60k": so much each, or both of them?
  const isEach =
    eachBehind.test(text.slice(at + words.length)) ||
    /\b(?:each(?: \w+)?|on|at|earning)\s*(?:about )?[₦n#]?\s?$/i.test(text.slice(0, at))
  return isEach ? times : Number.NaN
}

/** Classes whose words the pay of each alone uses. */
const used: ReadonlySet<string> = new Set(['people', 'each', 'eachOf', 'couple', 'choice', 'bareNumber'])
const isMonthly = /\bmonth(?:ly)?\b/i
/** Less than this, in naira, is a pay of a month: what is remitted is told by the month. */
const mostOfMonth = 1_000_000
const none =
  /\b(?:no|none|nobody|without|not|zero)\b[^.;!?,\d]{0,30}\b(?:pension|deductions?|nhf|nhis|reliefs?)\b|\b(?:pension|deductions?|nhf)\b[^.;!?,\d]{0,15}\b(?:for none|yet|nil|zero)\b/i
const off: ReadonlySet<Role> = new Set<Role>(['pension', 'nhf', 'nhis'])

/**
 * "Cleaner 70k, sales girl 120k, manager 300k a month. What PAYE do I remit?": each of those who are paid is taxed alone,
 * and what is sent on is all of it together.
 */
export function withPaidStaff(reading: Reading): Reading {
  const { text, amounts, intent } = reading
  if (intent !== 'tax' || !isOfTax.test(text) || !employs.test(text) || isPaid.test(text) || sells.test(text))
    return reading
  if (!asksOfStaff.test(text) && !asksOfAll.test(text)) return reading
  const pays = amounts.filter((amount) => isMoneyOf(amount))
  const shares = amounts.filter(({ isPercent }) => isPercent)
  const isAll =
    pays.length + shares.length === amounts.length &&
    shares.every(({ role }) => role !== undefined && off.has(role))
  const isOnly = pays.length === 1
  const total = pays.reduce((sum, pay) => sum + countOf(text, pay, isOnly), 0)
  const isOneOfStaff = isOnly && total === 1 && oneOfStaff.test(text)
  if (!isAll || !((total > 1 && total <= mostTold) || isOneOfStaff)) return reading
  const said = pays.find(
    ({ period, periodBy }) => periodBy === 'said' && (period === 'month' || period === 'year'),
  )
  const period =
    said?.period ??
    (isMonthly.test(text) || pays.some(({ value }) => value < mostOfMonth) ? 'month' : undefined)
  const names = new Map<string, number>()
  const called = (name: string): Paid => {
    const before = names.get(name) ?? 0
    names.set(name, before + 1)
    return `paid ${before === 0 ? name : `${name} ${before + 1}`}`
  }
  const each = pays.flatMap((pay) => {
    const name = nameOf(text, pay) ?? 'worker'
    return Array.from({ length: countOf(text, pay, isOnly) }, () => called(name)).map(
      (person): ReadAmount => ({
        ...pay,
        role: 'salary',
        roleBy: 'guess',
        period: pay.periodBy === 'said' && pay.period !== 'once' ? pay.period : period,
        periodBy: pay.periodBy === 'said' ? 'said' : 'shared',
        person,
      }),
    )
  })
  const people = each.map(({ person }) => person)
  return {
    ...reading,
    amounts: [...each, ...shares.flatMap((share) => people.map((person) => ({ ...share, person })))],
    people: people.flatMap((person) => person ?? []),
    zero: none.test(text) ? [...new Set([...reading.zero, ...off])] : reading.zero,
    unplaced: [],
    dangling: none.test(text) ? reading.dangling.filter((role) => !off.has(role)) : reading.dangling,
    traps: reading.traps.filter(({ kind }) => !used.has(kind) && !(kind === 'negation' && none.test(text))),
  }
}
