import { askOf } from '../asking/ask.ts'
import type { Row } from '../row.ts'

/** Nothing but a question for the tax, of money that was not named. */
const ofNothing =
  /^(?:\W|hi|hello|hey|teni|good|morning|afternoon|evening|please|pls|plz|abeg|kindly|sir|ma|so|and|ok|okay|can|could|you|help|me|to|tell|want|i|know|wan|sabi|need)*(?:how much (?:be |is )?(?:my |the )?(?:income )?(?:tax|paye)|what(?:'s|’s| is| will be| would be)? my (?:income )?(?:tax|paye)|wetin be my tax|calculate (?:my )?(?:income )?(?:tax|paye)|how much (?:will|do|should|would|must|am|go) i(?: go| dey| to)? (?:pay|owe))(?:\W|will|do|should|would|must|i|have|to|pay|owe|go|dey|suppose|supposed|be|paying|as|tax|paye|for|this|year|monthly|a|per|month|every|me|please|pls|abeg|in|on|my|salary|income|government|the|of|it|am|now|2026)*$/i

/** "How much tax will I pay?": of which income, is asked. */
export const blank: Row = (reading, context) =>
  context.own === undefined &&
  reading.amounts.length === 0 &&
  reading.about.length === 0 &&
  ofNothing.test(reading.text)
    ? { kind: 'ask', ask: askOf({ kind: 'income' }, reading) }
    : undefined
