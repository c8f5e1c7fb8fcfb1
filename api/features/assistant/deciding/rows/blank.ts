import { type Role, roleOf } from '../../reading/index.ts'
import { askOf } from '../asking/ask.ts'
import type { Row } from '../row.ts'

/** Nothing but a question for the tax, of money that was not named. */
const ofNothing =
  /^(?:\W|hi|hello|hey|teni|good|morning|afternoon|evening|please|pls|plz|abeg|kindly|sir|ma|so|and|ok|okay|can|could|you|help|me|to|tell|want|i|know|wan|sabi|need)*(?:how much (?:will |would |go |should )?(?:be |is )?(?:my |the )?(?:income )?(?:tax|paye)|what(?:'s|’s| is| will be| would be)? my (?:income )?(?:tax|paye)|wetin be my tax|calculate (?:my )?(?:income )?(?:tax|paye)|how much (?:tax |paye )?(?:will|do|should|would|must|am|go) i(?: go| dey| to| need to| have to| supposed to)? (?:pay|owe)(?: (?:for|as) tax)?|(?:what(?:'s|’s| is)?|calculate) my (?:total |annual |yearly |monthly )?(?:income )?(?:tax|paye))(?:\W|total|annual|yearly|will|do|should|would|must|i|have|to|pay|owe|go|dey|suppose|supposed|be|paying|as|tax|paye|for|this|year|monthly|a|per|month|every|me|please|pls|abeg|in|on|my|salary|income|government|the|of|it|am|now|2026)*$/i

/** The last question of a message, for what an employer takes: "how much tax should they be deducting?". */
const ofPayroll =
  /(?:^|[.!?,;:]|\b(?:and|so)\b)\s*(?:(?:abeg|please|pls|hi|hello|sir|ma)\W+)*how much (?:be |is )?(?:the |my )?(?:income )?(?:tax|paye) (?:(?:should|will|do|would|must|are|go|can|suppose to) )?(?:they|dem|i|we|my (?:employer|boss|oga|company|hr)|the (?:bank|company|school|hospital|office|government)|hr|payroll)(?: (?:be|to|go|dey|expect|suppose|supposed|should|must))*(?: (?:deduct\w*|tak\w*|remov\w*|cut\w*|pay\w*|collect\w*|comot))(?: (?:from|on|in|for|per|every|a|each|out of|my|the|salary|pay|income|month|monthly|year|this|new|now|me))*\W*$/i

/** What has a rule of its own, which is asked then. */
const ruled =
  /\b(?:corpers?|corps?|nysc|pension\w*|retire\w*|students?|diplomat\w*|soldiers?|volunteer\w*|farmers?|minimum|exempt\w*|rules?|law|dividends?|rent|gratuity|bonus\w*|commission|overtime|arrears|resident\w*|abroad|foreign\w*|expat\w*|month|months|leave|resigned|two|second|both|loan|gifts?|crypto|shares?|interest)\b|\?/i
/** So many words tell who somebody is. */
const shortStory = 20

/** "I got bonus": money that came, of which so much is due as it is. */
const gotBonus =
  /\b(?:i|we|they|dem|my (?:oga|boss|company|office|employer)) (?:just |don |have )?(?:got|get|received|gave|give|paid|pay|collected|collect)(?: me| us)? (?:a |an |my |our |the |some |small |big )*(?:bonus|commission|overtime|allowance)\b/i

/** Whether words tell who somebody is, and name nothing that has a rule: "I'm a bank teller and they just confirmed me". */
const tellsNoRule = (text: string): boolean =>
  !ruled.test(text.replaceAll(/\b(?:next|this|last) (?:month|week)\b/gi, '').replace(gotBonus, ' ')) &&
  text.split(/\s+/).length <= shortStory

/** The same of a raise: "they increased my salary, how much will they be removing as tax now?". */
const ofRaise =
  /(?:^|[.!?,;:]|\b(?:and|so)\b)\s*(?:how much|what) (?:will|would|do|are|go|should|is|be) (?:(?:they|dem|my (?:employer|boss|oga|company|hr)|the (?:bank|company|school|office))(?: (?:be|to|go|dey|now))* (?:deduct\w*|tak\w*|remov\w*|cut\w*|collect\w*|comot)(?: (?:from (?:me|my (?:salary|pay))|me))? (?:as|for|in) (?:my |the )?(?:tax|paye)|be (?:deducted|removed|taken|cut|collected)(?: as| for| in)?(?: tax| paye)?(?: (?:from|in|on|out of) (?:me|my (?:\w+ )?(?:salary|pay)))?|my (?:new |monthly )?(?:tax|paye))(?: (?:now|then|be|from now|every month|a month|monthly|going to be|o))*\W*$/i

function asksOfPayroll(text: string): boolean {
  const asked = ofPayroll.exec(text) ?? ofRaise.exec(text)
  return asked !== null && tellsNoRule(text.slice(0, asked.index))
}

/** Of what the tax is asked, where that says nothing of how much it is: "for my barbing salon", "on the rent that tenants pay me". */
const ofSource =
  /\s+(?:for|on|from|of|in) (?:my|our|the) ((?:[\w'’-]+ ){0,3}[\w'’-]+(?: (?:that|which|wey) (?:[\w'’-]+ ){1,4}[\w'’-]+)?)(?=\W*$)/i
/** What is owned and sold, lent or left: it has a rule of its own. */
const ofProperty =
  /\b(?:house|home|land|plots?|cars?|property|flat|deposit|savings|inheritance|estate|will|fine|penalty|refund|return|company|bvn|account|transfer)\b/i
const ofTenants = /\b(?:tenants?|lodgers?)\b/i

/** A question without the source that it names, where nothing of it has a rule of its own. */
function withoutSource(text: string): string {
  const source = ofSource.exec(text)?.[1]
  if (source === undefined) return text
  const isRuled = ofTenants.test(source) ? false : ruled.test(source) || ofProperty.test(source)
  return isRuled ? text : text.replace(ofSource, '')
}

/** What is left of a pay that was not named: "take home pay for entry level bank staff". */
const ofTakeHome =
  /^(?:\W|what(?:'s|’s| is)?|how much|be|wetin|please|pls|abeg|the|my)*(?:take[- ]?home|net)(?: (?:pay|salary))?(?: (?:for|of|in|as) (?:an? |the |my )?(?:[\w'’-]+ ){0,4}[\w'’-]+)?\W*(?:please|pls|abeg)?\W*$/i

const asksTakeHome = (text: string): boolean =>
  ofTakeHome.test(text) &&
  !/\b(?:mean\w*|difference|versus|vs|gross|explain|formula|after tax and)\b/i.test(text)

const opensQuestion = /\b(?:how much|what|wetin|so how)\b|(?<=[.!?,;]\s*)calculate\b/gi

/**
 * A person tells who they are, and then asks nothing but for the tax: "I am a dentist with my own clinic. How much tax will
 * I pay?", with a stop between the two or without.
 */
function asksAfterStory(text: string): boolean {
  const [first = '', ...rest] = text.split(/(?<=[.!?])\s+/)
  if (rest.length > 0 && ofNothing.test(first) && rest.every(tellsNoRule)) return true
  return [...text.matchAll(opensQuestion)].some(
    ({ index }) => index > 0 && ofNothing.test(text.slice(index)) && tellsNoRule(text.slice(0, index)),
  )
}

/** "How much tax for somebody like me wey dey do tiling work?": who somebody is, and no income. */
const likeMe =
  /^(?=[^]*\b(?:how much|wetin|what|which)\b[^.?!]{0,25}\b(?:tax|paye)\b|[^]*\b(?:tax|paye)\b[^.?!]{0,15}\b(?:how much)\b)[^]*\b(?:some(?:body|one)|person|pesin|people|man|woman|guy|boy|girl|[a-z]+er|[a-z]+(?:ist|ian|or)) like (?:me|us)\b/i
const asksOfMe = (text: string): boolean => likeMe.test(text) && tellsNoRule(text.replace(/[?.!\s]+$/, ''))

/** "My money no steady, sometimes 100, sometimes 350. How much be my tax?": how much in the year, is asked. */
const unsteady =
  /\b(?:(?:no|not|never)(?: dey)? (?:steady|fixed|regular|stable|constant)|unsteady|irregular|depend(?:s|ing)?(?: on)?|up and down)\b[^]*\bhow much\b[^.?!]{0,20}\b(?:tax|paye)\b/i

const isRentIn = (role: Role): boolean => role === 'rent' || role === 'rentReceived'
const isSource = (role: Role): boolean => ['pay', 'business'].includes(roleOf(role).kind)

/** "How much tax will I pay?": of which income, is asked. */
export const blank: Row = (reading, context) =>
  context.own === undefined &&
  reading.amounts.length === 0 &&
  ((reading.about.every((role) => isSource(role) || (isRentIn(role) && ofTenants.test(reading.text))) &&
    ofNothing.test(withoutSource(reading.text))) ||
    asksTakeHome(reading.text) ||
    asksOfPayroll(reading.text) ||
    unsteady.test(reading.text) ||
    asksOfMe(reading.text) ||
    asksAfterStory(reading.text))
    ? { kind: 'ask', ask: askOf({ kind: 'income' }, reading) }
    : undefined

/** "5% of whatever I sell, commission only. How much tax will I pay?": how much that comes to, is asked. */
export const shareAlone: Row = (reading) =>
  reading.intent === 'tax' &&
  reading.amounts.length > 0 &&
  reading.amounts.every(
    ({ role, isPercent }) => isPercent && (role === undefined || role === 'commission'),
  ) &&
  /\bcommissions?\b/i.test(reading.text) &&
  /\bhow much (?:tax|paye)\b[^.?!]{0,20}\b(?:i|me|my)\b/i.test(reading.text)
    ? { kind: 'ask', ask: askOf({ kind: 'income' }, reading) }
    : undefined

/** "They increased our salary by 30%, how much tax will I be paying now". */
const asksAfterRaise =
  /\b(?:increas|rais|increment)\w*\b[^]*\bhow much (?:tax |paye )?(?:will|would|do|should|am|go|dem go|are)\b/i

/** "I got a 15% raise. How much tax will I pay now?": of which pay, is asked. */
export const raiseAlone: Row = (reading) =>
  (reading.intent === 'tax' || reading.intent === 'difference') &&
  reading.amounts.length > 0 &&
  reading.amounts.every(
    ({ role, isPercent }) =>
      isPercent && (role === 'raise' || (role === undefined && asksAfterRaise.test(reading.text))),
  )
    ? { kind: 'ask', ask: askOf({ kind: 'income' }, reading) }
    : undefined
