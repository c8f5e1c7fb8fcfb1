import { months } from '../../lexicon/months.ts'

/** One way of saying something, and the one that the reader knows: groups of the first stand in the second. */
export interface Saying {
  readonly said: RegExp
  readonly meant: string
  /** How people say it; a test reads each. */
  readonly example: string
  /** Whether it decides what an amount is: then it is meant before the words around are read as they stand. */
  readonly isDecisive: boolean
}

/** A way of saying that changes no amount: it is meant where something would be asked otherwise. */
export const idle = (pattern: string, meant: string, example: string): Saying => ({
  said: new RegExp(pattern, 'gi'),
  meant,
  example,
  isDecisive: false,
})

/** A way of saying that decides what an amount is. */
export const decisive = (...said: Parameters<typeof idle>): Saying => ({ ...idle(...said), isDecisive: true })

/** The names of the months, as one group of a pattern. */
export const month = [...months.keys()].join('|')
/** How many months, as one group of a pattern. */
export const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)`
/** Who employs somebody. */
export const employer = String.raw`(?:the |my )?(?:company|firm|employer|office|boss|oga|madam|church|school|bank|ministry|organi[sz]ation)`

/** What a trade pays for, as it stands in a list. */
export const costs = String.raw`(?:the |my |shop |market )?(?:products?|attachments?|relaxers?|nylon|water|internet|security|tyres?|oil|flour|sugar|chicks|seeds?|cleaning|maintenance|levies|tickets?|union dues|stock(?: sold)?|goods(?: sold)?|shop rent|stall rent|office rent|rent|light|nepa|electricity|salaries|salary of staff|wages|fuel|diesel|petrol|transport|data|workers?|staff|helpers?|boys|girls|foodstuffs?|ingredients|materials?|gas|packaging|delivery|labour|seedlings?|fertili[sz]er|tractor|feeds?|drugs|repairs?|parts|servicing)`
