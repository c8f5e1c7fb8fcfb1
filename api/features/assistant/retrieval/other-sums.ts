/** Words of what is earned, or is asked of a tax: with one of them a sum may be for the tax, whatever else is in it. */
const ofPay =
  /\b(?:tax\w*|paye|assess(?:ed|ment)|objection|lirs|firs|nrs|revenue service|penalt\w*|filing|file|returns?|relief\w*|deduct\w*|salar\w*|wages?|income|earn\w*|take[- ]?home|gross|net|payslip|my (?:pay|business|profit|job|work)|i (?:make|get paid|am paid|dey make|dey earn|sold|sell)|(?:gave|sent|paid|pays?|dash\w*) me|gifts?|dividends?|shares of|crypto|bitcoin|allowances?|bonus|pension|nhf|nhis|freelanc\w*|clients?|customers? paid|from (?:my |the )?(?:customers|clients|work|job)|turnover|monthly sales|tenants?|rent out|severance|gratuity)\b/i

const amount = String.raw`[₦$£#]?n?\d[\d,.]*\s?(?:k|m|million|thousand)?`
const units =
  'litres?|liters?|kg|kilos?|yards?|bags?|paints?|mudus?|congos?|cups?|derica|baskets?|crates?|plates?|bottles?|cartons?|tubers?|pieces?|packs?|tins?|bunch(?:es)?|units?|tokens?|trips?|drops?|dozen|sachets?|heads?|gb|sqm|plots?|blocks?|slots?|tickets?'
const partners =
  'people|persons?|pesin|of us|friends|flatmates|roommates|members|children|kids|pikin|siblings|brothers|sisters|guys|women|men'

/** Sums that people ask for and that are no tax, each by the words in which they ask. */
const sums: Readonly<Record<string, RegExp>> = {
  'what a unit costs, or how much of a thing there is for an amount': new RegExp(
    String.raw`\b(?:how many|how much (?:be |is |for )?(?:one|a|1|each|per|to full)\b)[^.?]{0,30}\b(?:${units})\b|\b(?:${units})\b.{0,40}\bhow much (?:be|is|for) (?:one|a|each|am)\b|${amount} (?:naira )?(?:per|a|for one|for 1) (?:${units})\b|\b(?:${units}) (?:of \w+ )?(?:na|is|be|at|for) ${amount}|\bper (?:${units})\b`,
    'i',
  ),
  'what each pays or gets of what is shared': new RegExp(
    String.raw`\b(?:share|split|divide|spread|contribut\w*|waka share)\b.{0,60}\b(?:${partners}|equally|each|among\w*|between|for us|it|am)\b|\b(?:we are|we be|we dey|us be|are|na) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b.{0,80}\b(?:share|split|each|per person|pay|contribute|rent)\b|\b\d+ (?:${partners})\b.{0,80}\b(?:each|share|split|per head|per person|contribut\w*)\b|\beach (?:person|of us|member|pesin|go|will|should|pay)\b`,
    'i',
  ),
  'a total':
    /\b(?:total (?:pls|please|abeg|am)|(?:what(?:'s| is| be) )?the total|add (?:everything|all|them|am|it) (?:up|together|for me)|altogether)\b/i,
  'what a pension fund pays out': /\b(?:rsa|pfa|pencom|ptad)\b/i,
  'a turn of thrift': /\b(?:ajo|esusu|adashe|adashi|isusu|thrift|contribution|collector)\b/i,
  'a bet':
    /\b(?:stakes?d?|odds|bet ?(?:9ja|king|way|slip)?|sporty(?:bet)?|1xbet|accumulator|jackpot|pools|ticket cut|naijabet|booking code|baba ijebu|lotto)\b/i,
  'the change that is due':
    /\b(?:my change|change (?:remain|left|back|go be|is|be)|give me \d[\d,.]* ?(?:naira )?change|how much change|conductor|fare)\b/i,
  'a sum of a lesson':
    /\b(?:show (?:the |your )?working|simple interest|compound interest|profit percent\w*|percentage (?:profit|loss|increase)|maths?|assignment|homework|find the|solve|word problem|if (?:a|one) (?:trader|man|woman|boy|farmer|seller|shop\w*))\b/i,
  'what somebody owes, or got by mistake':
    /\b(?:owes? me|owing me|dey owe|has paid back|(?:paid|pay) back|wrong (?:account|number|person|opay|transfer)|by mistake|failed transfer|reversal|debited|polite(?:ly)? message|borrow\w*\b.{0,50}\b(?:balance|remain\w*|return\w*))\b/i,
  'how much a price rose, or whether it is fair':
    /\b(?:increase\w*|rose|moved?|jump\w*|add(?:ed)?|raised?|from)\b.{0,50}\b(?:how many percent|what percent\w*|by how much|percentage)\b|\b(?:too (?:cost|much|dear|expensive)|e (?:too )?(?:cost|dear)|is (?:it|that|this) (?:fair|cheap|expensive|reasonable|too)|abi e fair|fair price|good price|dem cheat|cheat(?:ed|ing)? me|surge|overcharg\w*|haggle|price (?:am|down)|negotiat\w*)\b/i,
  'what a feast or a house costs':
    /\b(?:bride price|wedding|naming ceremony|burial|aso ?ebi|birthday|agency (?:fee)?|caution fee|agreement (?:fee|and|&)|tithe|offering|school fees|per term|(?:every|each|a) term|cr[eè]che|day ?care|church roof|data plan|airtime|recharge|nepa|prepaid|token)\b/i,
}

/** Whether a text has a word of what is earned or asked of a tax. */
export const namesPay = (text: string): boolean => ofPay.test(text)

/** Whether a text asks for a sum that is no tax, and says nothing of pay or tax beside. */
export const asksOtherSum = (text: string): boolean =>
  !ofPay.test(text) && Object.values(sums).some((words) => words.test(text))

/** Whether a question has an amount in digits and asks for a sum of another matter. */
export const isOfOtherSum = (question: string): boolean =>
  /(?<!\p{L})\d/u.test(question) && asksOtherSum(question)
