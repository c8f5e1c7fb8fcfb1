import type { Reading } from '../reading/index.ts'

const ofOthers =
  /\b(?:(?:other|another|all|every|some) (?:users?|customers?|accounts?|taxpayers?|people on (?:this|your) app)|(?:list|show|dump) (?:me )?(?:the |all )?(?:users|accounts|customers|emails)|(?:people|users) (?:use|on|of) (?:this|the|your) (?:app|site|product)|(?:give|send|show|tell) me (?!my|your|the|a)[a-z]{2,20}(?:'s|’s) (?:email|phone|number|tax|salary|result|calculation|address|tin)|(?:whose|owner of|who owns)\b.{0,15}\b(?:tin|tax id|account|bvn|nin|number)\b|other people(?:'s|’s|s)? (?:tax|result|account|salary|calculation|data|tin|email)|(?:check|confirm|verify|look up|look into|search|see|pull(?: up)?|open|bring out) (?:out )?(?:his|her|their|im|my (?:\w+[- ]){0,3}\w+(?:'s|’s)) (?:own )?(?:tax |paye |nrs |lirs )?(?:records?|files?|returns?|payments?|history)|(?:his|her|their) (?:home|house|personal|residential) address|(?:give|send|show|tell|find|get) (?:me )?(?:the |di )?(?:tax id|tin|nin|bvn|phone(?: number)?|number|address|email)(?:(?:,| and| or) (?:the )?(?:tax id|tin|nin|bvn|phone(?: number)?|number|address|email))* (?:of|for) (?:(?:my|our|the|that|this|one) (?:\w+ )?(?:tenant|landlord|landlady|neighbou?r|boss|oga|madam|wife|husband|ex|brother|sister|friend|colleague|customer|client|staff|employee|worker|driver|manager|pastor|uncle|aunt\w*|cousin|vendor|supplier|man|woman|guy)\b|(?:mr|mrs|dr|chief|alhaji)\b)|(?:someone|somebody|anybody) else(?:'s)? (?:tax|result|account|salary|calculation|data|tin|email))\b/i
/** "Check how much tax my landlord paid": with an amount it is a sum for somebody else. */
const ofNamed =
  /\b(?:(?:check|see|tell me|show me|find out|look up)(?: for me)? how much (?:tax|paye|salary) (?:my|our|mr|mrs|dr|prof|chief|alhaji|pastor)\b[^.?!]{0,50}\b(?:paid|pays|pay|earns?|declared?)|how much (?:did )?my (?:husband|wife|boss|neighbou?r|brother|sister|oga|ex|landlord|colleague|friend)(?: has)? (?:declared?|earned|reported)|(?:check|find out|look up|tell me|confirm)(?: for me)? (?:if|whether|how much) (?:s?he|my ex|my (?:husband|wife|neighbou?r|boss|oga|landlord|colleague|ex[- ]\w+)|that (?:man|woman|vendor))\b[^.?!]{0,30}\b(?:pay(?:s|ing)?|paid|declares?d?|earns?))\b/i
/** What somebody earns or pays, asked of us without an amount. */
const ofSomebody =
  /\b(?:(?:how much|what|wetin)\b.{0,30}\b(?:did|does|do|is|dey|was)\b.{0,20}\b(?:(?:my|our) (?:md|boss|oga|neighbou?r|friend|colleague|manager|ex|landlord|pastor|senator|governor)|mr|mrs|dr|chief|alhaji|president|governor|dangote|tinubu|davido|wizkid)\b.{0,40}\b(?:pay|paid|earn|owe|make|salary|tax)|(?:my|our) (?:neighbou?r|boss|oga|friend|colleague|brother|sister|wife|husband|ex|landlord|md)(?:'s|’s)? (?:last |saved |own )?(?:tax|result|salary|account|calculation|data|tin|email|password)|\b(?:how much|what) (?:tax|salary|money) (?:he|she|they|that man|that woman) (?:paid|pays|pay|earns?|makes?|owes?)|(?:tax|salary|result|calculation|tin) of (?:my|our) (?:neighbou?r|boss|oga|friend|colleague|ex|landlord|md))\b/i

/** What belongs to one person alone and that nobody is told of another. */
const kept =
  '(?:tax (?:id|identification)(?: number)?|tin|nin|bvn|payer id|phone(?: number)?|mobile number|account (?:number|details)|(?:home |house |residential |personal |contact )?address|house|email(?: address)?|whereabouts|date of birth)'
const someone =
  '(?:(?:an?|one|some|this|that|dis|dat|the|my|our) (?:\\w+ ){0,2}?(?:man|woman|lady|guy|girl|boy|person|pesin|somebody|someone|debtor|customer|client|tenant|buyer|seller|supplier|trader|fellow|mr|mrs|dr|chief|alhaji|alhaja|pastor)|somebody|someone|(?:mr|mrs|miss|dr|chief|alhaji|alhaja|prof|hon|engr|pastor)\\.? \\w+)'
const demands =
  "(?:give|send|show|tell|find|get|need|want|bring(?: out)?|pull(?: up)?|provide|share|drop|look up|search(?: for)?|trace|fetch|check|what is|what's|what’s|wetin be|where is)"
/** "Give me the Tax ID and home address of a man called Sunday Okon". */
const ofOne = new RegExp(
  String.raw`\b${demands}\b(?: me| us| out)?(?: for me)?(?: the| di| a)? ${kept}(?:(?:,| and| or|&| plus) (?:the )?${kept})* (?:of|for|belonging to|wey belong to) ${someone}\b`,
  'i',
)
/** The same of a name: written with capitals, it is of a person, and no office. */
const ofName = new RegExp(
  String.raw`\b(?:[Tt]ax [Ii][Dd]|TIN|tin|NIN|nin|BVN|bvn|(?:[Hh]ome|[Hh]ouse|[Rr]esidential) [Aa]ddress|[Pp]hone [Nn]umber|[Aa]ccount [Nn]umber)(?:(?:,| and| or|&) (?:the )?[a-z]+(?: [a-z]+)?)? (?:of|for|belonging to) (?!Lagos|State|Federal|Inland|Revenue|Nigeria|Joint|National|Tax|Abuja|Rivers|Kano|Ogun|Oyo|Local)[A-Z][a-z]+ [A-Z][a-z]+\b(?! (?:State|Office|Revenue|Board|Service|Street|Road|Branch|Ltd|Limited|Bank))`,
)
/** How somebody gets a number is asked of the law. */
const asksTheWay = /\b(?:how (?:do|can|to|will|would|should|i go|i fit)|where (?:do|can|should) (?:i|we))\b/i
const isOfOne = (text: string): boolean => !asksTheWay.test(text) && (ofOne.test(text) || ofName.test(text))

/** Somebody else, and what a person of this kind is called by. */
const somebody =
  'chairman|chairperson|commissioner|counsellor|king|oba|emir|landlord|landlady|oga|boss|madam|md|manager|neighbou?r|colleague|co-?worker|friend|husband|wife|ex|ex-\\w+|brother|sister|father|mother|papa|mama|uncle|aunt\\w*|in-?law|partner|tenant|customer|client|competitor|pastor|imam|chairman|director|senator|governor|minister|councillor|supplier|vendor|agent|employee|staff|boyfriend|girlfriend|fianc\\w+|he|she|him|her|e|am|(?:the|that) (?:man|woman|guy|person|company|boy|girl)|(?:mr|mrs|dr|chief|alhaji|prof|hon)\\.? \\w+'
const looks =
  '(?:check|find out|look up|look into|confirm|verify|search|see|trace|track|pull|fetch|tell me|show me|let me know|know)'
/** "Check how much tax my landlord paid", "find whether she declared her shop". */
const looksUp = new RegExp(
  String.raw`\b${looks}(?: it)?(?: out)?(?: for me)?\b[^.?!]{0,12}\b(?:how much|how many|what|whether|if|weda|wetin|say|the|any)\b[^.?!]{0,25}\b(?:(?:my|our|the|that|this) (?:\w+ ){0,2})?(?:${somebody})\b[^.?!]{0,25}\b(?:(?:don |dey |has |have |had |really |actually |ever |even )*(?:pay|pays|paid|paying|declar\w+|fil(?:e|es|ed|ing)|owes?|owed|earns?|earned|makes?|made|remit\w*|report\w*|dodg\w+|evad\w+))\b`,
  'i',
)
/** "I have his Tax ID": a number of somebody else, to look something up with. */
const withNumber =
  /\b(?:his|her|their|him|dia|dem|(?:my|the|our) \w+(?:'s|’s))\b[^.?!]{0,12}\b(?:tax id|tax ?identification|tin|nin|bvn|payer id|account number|phone number)\b/i
const looking = new RegExp(String.raw`\b${looks}\b`, 'i')
/** What somebody has to pay is asked of the law. */
const ofDuty =
  /\b(?:must|should|shall|has to|have to|needs? to|supposed? to|suppose|ought to|is required to) (?:still |also |even )?(?:pay|file|declare|remit|deduct|report|owe)\b|\bwhen (?:he|she)\b/i
const isLookUp = (text: string) =>
  looksUp.test(text) && !/\bhow (?:do|can|will|would|should|could) (?:i|we)\b/i.test(text)

type Said = Pick<Reading, 'text' | 'amounts'>

/** Below this, and without a period, a number is no money that a sum is asked of: "his staff number is 2231". */
const leastMoney = 10_000

const isOfSum = ({ amounts }: Said): boolean =>
  amounts.some(({ value, periodBy }) => value >= leastMoney || periodBy === 'said')

/** Whether what somebody else earns, declared or paid is asked, and no sum for them. */
export function isOfOthers({ text, amounts }: Said): boolean {
  if (ofOthers.test(text) || isOfOne(text)) return true
  if (isOfSum({ text, amounts }) || ofDuty.test(text)) return false
  return (
    ofNamed.test(text) ||
    (amounts.length === 0 && ofSomebody.test(text)) ||
    isLookUp(text) ||
    (withNumber.test(text) && looking.test(text))
  )
}

const payer = String.raw`(?:(?:my|our|the|this|di) )?(?:company|employer|oga|boss|hr|office|firm|school|madam|bank|former (?:company|employer)|old (?:company|employer))`
const paidOver =
  '(?:paid|pay|pays|paying|remitted|remit|sent|send|deposited|transferred|credited|submitted|declared)'
/** "Check for me how much PAYE my company has paid in my name": what the tax office holds, asked of us. */
const ofOffice: readonly RegExp[] = [
  new RegExp(
    String.raw`\bhow much (?:paye|tax|pension|of my (?:paye|tax)|money)?\s?(?:has|have|did|don|have been|has been)?\s?(?:don )?${payer}\b[^.?!]{0,20}\b${paidOver}\b[^.?!]{0,40}\b(?:in my name|on my behalf|for my (?:name|head)|under my (?:name|tin)|to (?:the |di )?(?:government|govt|lirs|firs|nrs|irs|state|tax))\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:check|confirm|verify|find out|see|look up)(?: it)? (?:for me|if|whether|weda|how much)\b[^.?!]{0,40}\b(?:${payer}|i|we)\b[^.?!]{0,20}\b${paidOver}\b[^.?!]{0,50}\b(?:in my name|on my behalf|for my (?:name|head)|under my (?:name|tin)|since|so far|to (?:the |di )?(?:government|govt|lirs|firs|nrs|irs|state|tax))\b`,
    'i',
  ),
  /\b(?:check|confirm|verify|see|look up|tell me|show me|pull up|what is|what's|wetin be)\b[^.?!]{0,20}\b(?:my|the) (?:(?:tax|paye|payment|outstanding) )?(?:records?|file|balance|ledger|history|status|account|outstanding|debt)\b[^.?!]{0,25}\b(?:at|with|inside|from) (?:the |di )?(?:tax office|lirs|firs|nrs|irs|government|govt|revenue)\b/i,
  new RegExp(
    String.raw`\b(?:has|have|did|don|abi) ${payer} (?:\w+ ){0,2}${paidOver} (?:over )?(?:the |my |our |all the )?(?:paye|tax|pension)\b`,
    'i',
  ),
  /\b(?:when|which day|what day|how soon|wetin day|what date|which date|how long)\b[^.?!]{0,20}\b(?:they|dem|lirs|firs|nrs|[a-z]{2}irs|(?:the |di )?(?:tax office|government|govt))\b[^.?!]{0,15}\b(?:pay|refund|approve|reply|process|release|credit|answer|send)\b[^.?!]{0,12}\b(?:me|my)\b(?<=\b(?:refund\w*|application|applied|objection|complain\w*)\b[^]*)/i,
  // "They owe me a refund. What day will it enter my account?"
  /^(?=[^]*\b(?:refund\w*|owes? me|owing me|overpa\w+|over-?deduct\w*|excess (?:tax|paye)|money back|objection|clearance|tcc)\b)(?=[^]*\b(?:my|me|i)\b)[^]*\b(?:when|which day|what day|wetin day|what date|which date|which month|how soon|what time)\b[^.?!]{0,45}\b(?:enter\w*|hit|hits|drop|land|reach\w*|arrive|credited|be paid|pay me|come|comes|show|out|ready|(?:get|receive|see) (?:it|my|the|am|di))\b/i,
  /\b(?:has|have|did|don) (?:the |di )?(?:tax office|revenue service|revenue|lirs|firs|nrs|irs|state|government|govt) (?:don )?(?:receiv\w*|get|got|see|seen|approv\w*|process\w*)\b[^.?!]{0,20}\bmy\b/i,
]
const asksHow =
  /\b(?:how (?:do|can|will|would|should|could|to|i go|i fit|you fit)|where (?:do|can|should)|who do i)\b/i

/** Whether what the tax office received or holds on the person is asked, which only it and the employer know. */
export const isOfRecords = (text: string): boolean =>
  !asksHow.test(text) && ofOffice.some((each) => each.test(text))
