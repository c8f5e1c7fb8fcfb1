import type { ReadAmount, Reading } from './reading.ts'

const isMoney = ({ isPercent, person }: ReadAmount): boolean => !isPercent && person === undefined

const atWork =
  /\b(?:workshop|mechanic|vulcani[sz]er|welder|tailor\w*|sewing|hairdress\w*|salon|barb\w*|carpent\w*|plumb\w*|electrician|bricklay\w*|mason|painter|baker\w*|cater\w*|farm\w*|poultry|shop|store|stall|kiosk|restaurant|buka|canteen|laundry|car wash|boutique|business|trader?|pos|okada|keke|bolt|uber|photograph\w*|fashion|make ?up)\b/i
const ofJob = /\b(?:salary|payroll|employer|my (?:boss|oga|madam|company|office))\b/i
/** Told before an amount: what work left after its costs. */
const leftOfWork =
  /\bafter\b[^.;!?\d]{0,60}\b(?:paying|buying|settling|removing|fuel\w*|boys|girls|staff|workers|apprentices?|parts|goods|materials|stock|ingredients|expenses|costs?|rent of shop)\b[^.;!?\d]{0,40}\b(?:left with|remains?|am left|i (?:get|make|keep|clear|take)|clear)\b[^.;!?\d]{0,12}$/i

/** The same, told the other way round: "what is left for me after thread and fuel is 210k". */
const leftAfter =
  /\b(?:(?:what|wetin)(?:'s| is|’s)? (?:dey )?(?:left|remain\w*)|i (?:am |dey )?(?:left with|keep|clear))\b[^.;!?\d]{0,20}\bafter\b[^.;!?\d]{0,70}\b(?:is|na|be|=|comes to)\b[^.;!?\d]{0,10}$/i
const ofPayAlone = /\b(?:tax|paye|pension|nhf|deductions?)\b/i

/** "After paying my boys and buying parts I am left with 350k": of a workshop, what its work leaves. */
export function withLeftOfWork(reading: Reading): Reading {
  const { text } = reading
  if (!atWork.test(text) || ofJob.test(text)) return reading
  const isLeft = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    (amount.role === undefined || amount.role === 'net' || amount.role === 'income') &&
    (leftOfWork.test(text.slice(0, amount.at)) ||
      !ofPayAlone.test(leftAfter.exec(text.slice(0, amount.at))?.[0] ?? 'tax'))
  const left = reading.amounts.filter(isLeft)
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      left.includes(amount) ? { ...amount, role: 'business', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !left.some((each) => each.words === words)),
    dangling: left.length > 0 ? reading.dangling.filter((role) => role !== 'cost') : reading.dangling,
  }
}

/** A clause that says of an amount that it came in. */
const cameIn = /\b(?:earn\w*|salary|paid me|pays me|income|receive\w*|profit|gift|dash\w*|sold)\b/i

/** Before an amount: it is what those who help in a trade are paid. */
const ofStaff =
  /\b(?:shop|sales|my|the|two|three|2|3) ?(?:boys?|girls?|staff|workers?|attendants?|apprentices?)(?:'s|’s|s'|s’)? (?:salary|salaries|wages?|pay)(?: (?:is|was|na|of|came to))?\s*[₦n#]?$/i
/** A rent may be that of a home, and salaries alone may be received: neither is taken for a cost. */
const unsure =
  /\b(?<!(?:shop|store|stall|office|kiosk|salon|workshop) )rents?\b|^\W*(?:and )?(?:salary|salaries|wages?)\W*$/i
/** Words between two amounts, from which the second has its name. */
const hasWord = /[a-z]{3}/i

/** "Sales 9.2m; feed, drugs and wages 6.1m": beside what a trade took in, less money that nothing else names is its cost. */
export function withListOfCosts(reading: Reading): Reading {
  const { text, amounts } = reading
  const [sales, more] = amounts.filter(({ role }) => role === 'revenue')
  const hasCosts = amounts.some(({ role }) => role === 'cost')
  if (sales === undefined || more !== undefined || !(hasCosts || sales.roleBy === 'named')) return reading
  const isOfStaff = ({ role, at }: ReadAmount): boolean =>
    role === 'salary' && ofStaff.test(text.slice(0, at)) && !/\bmy salary\b/i.test(text)
  const open = amounts.filter((amount) => isMoney(amount) && (amount.role === undefined || isOfStaff(amount)))
  const isCost = (amount: ReadAmount): boolean => {
    const before = amounts.findLast(({ at }) => at < amount.at)
    const start = before === undefined ? 0 : before.at + before.words.length
    const clause =
      text
        .slice(start, amount.at)
        .split(/[.;!?]/)
        .at(-1) ?? ''
    const isNamed =
      isOfStaff(amount) || (!cameIn.test(clause) && !unsure.test(clause) && hasWord.test(clause))
    return amount.at > sales.at && amount.value < sales.value && isNamed
  }
  if (open.length === 0 || !open.every(isCost)) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      open.includes(amount)
        ? { ...amount, role: 'cost', roleBy: 'guess', period: amount.period ?? sales.period }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !open.some((each) => each.words === words)),
  }
}

/** "Sales 5m, goods 5.4m, so I lost money": the loss is what both come to. */
export function withLossTold(reading: Reading): Reading {
  const sum = (role: ReadAmount['role']) =>
    reading.amounts.reduce((total, each) => (each.role === role ? total + each.value : total), 0)
  const isLoss = sum('revenue') > 0 && sum('cost') >= sum('revenue')
  return isLoss ? { ...reading, traps: reading.traps.filter(({ kind }) => kind !== 'loss') } : reading
}

const noDayOff =
  /\b(?:7|seven) days\b|\bno (?:dey )?rest\b|\bwithout (?:any )?(?:rest|a break)\b|\bno day off\b|\bsundays? (?:inclusive|join|too|also)\b|\bincluding sundays?\b/i
const everyDay = 52 * 7

/** "4k every day, 7 days": paid on each day of 52 weeks. */
export const withEveryDay = (reading: Reading): Reading =>
  noDayOff.test(reading.text)
    ? {
        ...reading,
        amounts: reading.amounts.map((amount) =>
          amount.period === 'day' && amount.times === undefined
            ? { ...amount, times: everyDay, roleBy: 'guess' }
            : amount,
        ),
      }
    : reading

const ownPractice =
  /\b(?:sole practitioner|chambers?|private practice|my (?:own )?(?:clinic|practice|firm|hospital|pharmacy|consultancy)|consultant|own (?:clinic|practice|firm))\b/i
const feesBefore = /\bfees\b[^.;!?\d]{0,25}$/i
const expensesBefore =
  /\b(?:office|clinic|chambers?|running|business|practice|firm|professional|all)?\s*(?:expenses|overheads?|running costs?)\b(?: ?\([^)]*\))?[^.;!?\d(]{0,15}$/i
const asides = /\([^)]*\)/g

/** "A sole practitioner: fees 38m, office expenses (rent, staff) 13.5m": what a practice takes in, and what it costs. */
export function withPractice(reading: Reading): Reading {
  const { text, amounts } = reading
  if (!ownPractice.test(text) || ofJob.test(text)) return reading
  const roleOfIt = (amount: ReadAmount): 'revenue' | 'cost' | undefined => {
    if (!isMoney(amount) || (amount.role !== undefined && amount.role !== 'living')) return undefined
    const before = text.slice(0, amount.at)
    if (expensesBefore.test(before)) return 'cost'
    return feesBefore.test(before) ? 'revenue' : undefined
  }
  if (!amounts.some((amount) => roleOfIt(amount) === 'revenue')) return reading
  const inAsides = (text.match(asides) ?? []).join(' ')
  return {
    ...reading,
    amounts: amounts.map((amount) => {
      const role = roleOfIt(amount)
      return role === undefined
        ? amount
        : { ...amount, role, roleBy: 'guess', period: amount.period ?? 'year', periodBy: 'shared' }
    }),
    unplaced: reading.unplaced.filter(
      (words) => !amounts.some((amount) => amount.words === words && roleOfIt(amount) !== undefined),
    ),
    // What a list in brackets names has its amount outside of them.
    dangling: reading.dangling.filter((role) => !(/rent/i.test(role) && /\brent\b/i.test(inAsides))),
  }
}

const isLet =
  /\b(?:i (?:be|am)|i'm|im) (?:a )?(?:landlord|landlady)\b|\bi (?:own|have|built) (?:a |two |three |my )?(?:block of )?(?:flats?|houses?|shops?|building)\b|\bmy (?:\w+ ){0,2}(?:flats?|houses?|shops?|rooms?|tenants?|self ?cons?)\b[^.;!?\d]{0,20}\b(?:bring|brings|give|gives|fetch\w*|pay|pays)\b/i
const onRepairs =
  /^\s*(?:naira )?(?:(?:to|for|on|take|dey) )?(?:repair\w*|fix\w*|paint\w*|maintain\w*|plumb\w*|renovat\w*|caretaker|agent)\b/i
/** "After repairs the rent leaves me 4.8m". */
const rentLeaves = /\brents? (?:leaves?|left|gives?|gave|brings?) (?:me|us) (?:with )?[₦n#]?$/i
const spending = /\b(?:spend|spent|use|used)\b[^.;!?\d]{0,12}$/i

/** "I be landlord, my two flats dey bring 3.6m and I spend 400k repair dem": rents, and what the houses cost. */
export function withLandlord(reading: Reading): Reading {
  const { text, amounts } = reading
  if (!isLet.test(text) || ofJob.test(text)) return reading
  const [rent, more] = amounts.filter(
    (amount) =>
      isMoney(amount) &&
      (amount.role === 'rentReceived' ||
        amount.role === 'rent' ||
        (amount.role === undefined && rentLeaves.test(text.slice(0, amount.at))) ||
        (amount.role === 'income' && amount.roleBy !== 'named')),
  )
  if (rent === undefined || more !== undefined) return reading
  const isCost = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    amount !== rent &&
    (amount.role === undefined || amount.role === 'living') &&
    spending.test(text.slice(0, amount.at)) &&
    onRepairs.test(text.slice(amount.at + amount.words.length))
  const costs = amounts.filter(isCost)
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      if (amount === rent && rent.role !== 'rentReceived')
        return { ...rent, role: 'rentReceived', roleBy: 'guess' }
      return costs.includes(amount) ? { ...amount, role: 'cost', roleBy: 'guess', period: 'year' } : amount
    }),
    unplaced: reading.unplaced.filter(
      (words) => words !== rent.words && !costs.some((cost) => cost.words === words),
    ),
    dangling: reading.dangling.filter((role) => role !== 'rent' && role !== 'cost'),
  }
}

/** "Profit after salaries, drugs and diesel is 28m": named before what it is left of. */
const profitAfter =
  /\b(?:net )?profits?(?: left)? (?:after|net of|less)\b[^.;!?\d]{0,90}\b(?:is|was|na|are|be|=|came to|comes to)\s*(?:about |around )?[₦n#]?$/i

/** What is called a profit, whatever is told between the word and the amount. */
export function withProfitAfter(reading: Reading): Reading {
  const isProfit = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    amount.role !== 'business' &&
    profitAfter.test(reading.text.slice(0, amount.at)) &&
    !/\btax\b/i.test(profitAfter.exec(reading.text.slice(0, amount.at))?.[0] ?? '')
  if (!reading.amounts.some(isProfit)) return reading
  const profits = reading.amounts.filter(isProfit)
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      profits.includes(amount) ? { ...amount, role: 'business', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !profits.some((each) => each.words === words)),
    dangling: reading.dangling.filter((role) => !['business', 'cost', 'revenue'].includes(role)),
  }
}

const comesToMe =
  /^\s*(?:naira )?(?:is|na|comes?|came|goes|for|was)\b[^.;!?\d]{0,12}\b(?:to me|mine|my own|my share|me)\b/i
const whole: ReadonlySet<ReadAmount['role']> = new Set(['business', 'revenue', 'income', undefined])

/** Whether what comes to the person is told by its amount. */
export const isShareTold = ({ text, amounts }: Reading): boolean =>
  amounts.some((amount) => isMoney(amount) && comesToMe.test(text.slice(amount.at + amount.words.length)))

/** "The firm's profit is 40m and my share is 40%, so 16m comes to me": the share is said by its amount. */
export function withShareTold(reading: Reading): Reading {
  const { text, amounts } = reading
  const mine = amounts.find(
    (amount) => isMoney(amount) && comesToMe.test(text.slice(amount.at + amount.words.length)),
  )
  const all = amounts.find(
    (amount) =>
      isMoney(amount) && whole.has(amount.role) && mine && amount.value > mine.value && amount.at < mine.at,
  )
  if (mine === undefined || all === undefined || !/\bshar\w*\b|%|per ?cent/i.test(text)) return reading
  return {
    ...reading,
    amounts: amounts.flatMap((amount): ReadAmount[] => {
      if (amount === all || amount.isPercent) return []
      return amount === mine
        ? [{ ...mine, role: 'business', roleBy: 'guess', period: mine.period ?? all.period }]
        : [amount]
    }),
    unplaced: reading.unplaced.filter((words) => words !== mine.words && words !== all.words),
    traps: reading.traps.filter(({ kind }) => !ofOwners.has(kind)),
  }
}

/** Classes whose words a share that was told uses. */
const ofOwners: ReadonlySet<string> = new Set([
  'shared',
  'people',
  'couple',
  'ofSeveral',
  'bareNumber',
  'shareOf',
  'half',
  'each',
  'eachOf',
])

const inNaira =
  /\b(?:that's|that is|which is|that’s|equals?|equal to|about|=|i get)\s*(?:about |around )?[₦n#]?$/i
const changedIt = /\b(?:chang\w*|convert\w*|exchange\w*|in naira|when it (?:enters|lands|drops)|naira)\b/i

/** "2,500 pounds a month, that is 5 million naira a month": the same money, in naira. */
export function withNairaTold(reading: Reading): Reading {
  const { text, amounts } = reading
  const foreign = amounts.filter((amount) => isMoney(amount) && amount.currency !== 'NGN')
  const [only, more] = foreign
  if (only === undefined || more !== undefined || amounts.some(({ role }) => role === 'rate')) return reading
  const told = amounts.find(
    (amount) =>
      isMoney(amount) &&
      amount.currency === 'NGN' &&
      amount.at > only.at &&
      amount.value > only.value * leastRate &&
      inNaira.test(text.slice(only.at, amount.at)) &&
      changedIt.test(text.slice(only.at)),
  )
  const isEarned = only.role === 'income' || only.role === 'business' || only.role === 'salary'
  if (told === undefined || !isEarned) return reading
  return {
    ...reading,
    amounts: amounts.flatMap((amount): ReadAmount[] => {
      if (amount === only) return []
      return amount === told
        ? [{ ...told, role: only.role, roleBy: 'guess', period: told.period ?? only.period }]
        : [amount]
    }),
    unplaced: reading.unplaced.filter((words) => words !== told.words),
    traps: reading.traps.filter(({ kind }) => kind !== 'mixedMoney'),
  }
}

/** No money that a person is paid in is worth fewer naira. */
const leastRate = 10
