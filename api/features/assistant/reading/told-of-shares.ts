import { numberSaid } from './numbers/small.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { isMoney } from './words-of-trade.ts'

const comesToMe =
  /^\s*(?:naira )?(?:is|na|comes?|came|goes|for|was)\b[^.;!?\d]{0,12}\b(?:to me|mine|my own|my share|me)\b/i
const whole: ReadonlySet<ReadAmount['role']> = new Set(['business', 'revenue', 'income', undefined])

const shareIs =
  /\bmy (?:own )?(?:share|part|portion|cut)\b[^.;!?]{0,30}(?:\b(?:is|that is|that's|which is|so|na|=)|,)\s*[₦n#]?$/i

const isMine = ({ at, words }: ReadAmount, text: string): boolean =>
  comesToMe.test(text.slice(at + words.length)) || shareIs.test(text.slice(0, at))

/** Whether what comes to the person is told by its amount. */
export const isShareTold = ({ text, amounts }: Reading): boolean =>
  amounts.some((amount) => isMoney(amount) && isMine(amount, text))

/** "The firm's profit is 40m and my share is 40%, so 16m comes to me": the share is said by its amount. */
export function withShareTold(reading: Reading): Reading {
  const { text, amounts } = reading
  const mine = amounts.find((amount) => isMoney(amount) && isMine(amount, text))
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

const paysHelp =
  /\b(?:i|we) (?:also |dey |now )*pay (?:my |the )?(?:(\d{1,2}|one|two|three|four|five|six) )?(?:sales ?)?(?:boys?|girls?|workers?|staff|helpers?|apprentices?|attendants?|assistants?|salesgirls?|drivers?|cleaners?|guards?)\s*(?:about )?[₦n#]?$/i

/** "I also pay two boys 30k each": what those who help in a trade cost. */
export function withHelpPaid(reading: Reading): Reading {
  const { text, amounts } = reading
  const isBesideJob = amounts.some(({ role }) => role === 'income' || role === 'salary')
  const helpOf = (amount: ReadAmount): string | undefined | null => {
    const said = paysHelp.exec(text.slice(0, amount.at))
    const isOpen = isMoney(amount) && amount.role !== 'salary' && amount.role !== 'cost'
    return isOpen && said !== null ? said[1] : null
  }
  if (isBesideJob || amounts.every((amount) => helpOf(amount) === null)) return reading
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      const count = helpOf(amount)
      if (count === null) return amount
      const isEach = /^[^.;!?,]{0,12}\beach\b/i.test(text.slice(amount.at + amount.words.length))
      const times = count === undefined || !isEach ? 1 : numberSaid(count)
      return { ...amount, value: amount.value * times, role: 'cost', roleBy: 'guess' }
    }),
    unplaced: reading.unplaced.filter(
      (words) => !amounts.some((amount) => amount.words === words && helpOf(amount) !== null),
    ),
    traps: reading.traps.filter(({ kind }) => !kind.startsWith('each')),
  }
}

const ofBoth = /\b(?:on|for|of) (?:both|the two|all of them)\b|\btotal\b[^.;!?]*\bboth\b/i
const ownWork = /\b(?:side (?:business|hustle)|business|trade|shop|i (?:also )?sell|selling)\b/i

/** "A job that pays 200k and a side business. Tax on both?": what the other brings has to be asked. */
export function withBoth(reading: Reading): Reading {
  const [only, more] = reading.amounts
  const isAsked =
    only !== undefined &&
    more === undefined &&
    (only.role === 'salary' || only.role === 'income') &&
    ofBoth.test(reading.text) &&
    ownWork.test(reading.text)
  return isAsked
    ? { ...reading, dangling: [...new Set([...reading.dangling, 'business' as const])] }
    : reading
}

/** "The tips wey the hotel share": shared out among those who work there, and so much of it is said. */
const sharedOut =
  /\b(?:tips?|service charge)\b[^.;!?\d]{0,12}\b(?:wey |that |which |when )?(?:the |di |d |our |my )?(?:hotel|restaurant|bar|lounge|club|company|management|manager|they|dem|we|staff|them) (?:dey |do |usually |also )?(?:shares?|shared)\b/i

/** What comes to somebody of what is shared out at work is their own, where it is said how much. */
export const withSharedTips = (reading: Reading): Reading =>
  sharedOut.test(reading.text) &&
  reading.amounts.some(({ role, periodBy }) => role === 'allowance' && periodBy === 'said')
    ? {
        ...reading,
        traps: reading.traps.filter(
          ({ kind, words }) =>
            !(kind === 'shared' && /^shared?s?$/i.test(words)) && !(kind === 'people' && /^we$/i.test(words)),
        ),
      }
    : reading
