/** The words of hiding, cheating and bribing themselves. */
const plainly =
  /\b(?:evade|dodge|dodging|hide|hiding|conceal\w*|launder\w*|under.?declar\w*|fake|forge|forged|bribe|bribing|settle the (?:officer|inspector|tax ?man|tax people)|cheat(?:ing)? (?:the )?(?:tax|government|govt|firs|nrs|lirs|irs)|lie (?:to (?:the )?(?:tax|firs|nrs|lirs|irs|government|govt)|(?:about|on) my)|false (?:receipts?|invoices?|documents?)|cook (?:the |my )?books|make (?:lirs|firs|nrs|irs|government|govt|dem|them|tax people|(?:the )?tax ?man|tax office) (?:no|not) (?:see|know|catch)|(?:without|so) (?:the )?(?:lirs|firs|nrs|irs|government|govt|tax ?man) (?:knowing|noticing|no (?:go )?know)|escape (?:the )?tax|avoid paying (?:any |my )?tax|pay no tax at all by|run (?:from|comot) tax|by lying|lying (?:to|about|on)|so (?:that )?(?:the )?(?:lirs|firs|nrs|irs|government|govt|tax ?man|tax office) (?:does|do|did|will|can|should|could|wo|ca)(?:n't|n’t|not| not) (?:find|see|know|notice|catch)|reduce my (?:profit|income|sales|salary) on paper|inflate (?:my |the )?(?:rent|costs|expenses)|(?:but|only) on paper (?:it is |i earn |i get )?[\d.,₦n]|(?:without (?:being|getting|them|lirs|firs|nrs)|and not (?:be|get)) (?:caught|catching|found out)|declare [\d.,₦kKmM]+ (?:instead of|in place of|when (?:it is|i made|i earned)|but (?:it is|i made)))\b/i
/** Asking what it is, or what it costs, is no plan. */
const asksAbout =
  /\b(?:(?:what is|what's|what’s|wetin (?:be|is)|meaning of|define|explain|difference between)\b.{0,25}\b(?:evasion|evading|evade|laundering|fraud|avoidance|dodging)|penalt\w+|punish\w*|fine for|(?:wetin be|what is|what's|how much is|how much be) (?:the |di )?fine|jail|prison|is it (?:a crime|legal|illegal)|happen(?:s)? (?:if|to)|report (?:my|someone|an?|it))\b/i
/** Asking whether something is allowed is none either. */
const asksAllowed =
  /\b(?:(?:is|are|was) (?:it|that|this|they|he|she) (?:a crime|an offence|legal|illegal|allowed|lawful|right|correct|ok(?:ay)?|fine|against)|(?:is|na) (?:it |dis |this )?crime|(?:what|wetin) (?:should|can|must|do|will|go|fit) (?:i|we) (?:do\b|fit do)|how (?:do|can|should) i report (?:him|her|them|it|this|that|a|an|my (?:boss|oga|employer|company|landlord\w*|neighbou?r)|some\w+)\b)\b/i

const regex = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'i')
const within = (most: number) => String.raw`[^.?!;]{0,${most}}?\b`

/** From whom something is kept. */
const hearer =
  '(?:(?:the |di |any |my )?(?:tax ?(?:office\\w*|people|man|men|authorit\\w+|board|collectors?|guys|inspectors?|auditors?|department)|taxman|revenue(?: (?:service|people|office\\w*|board))?|lirs|firs|nrs|irs|[a-z]{2,6}irs|state|government|govt|gov|inspectors?|auditors?|officers?)|dem|them|they|him|nobody|no ?(?:one|body)|anybody|anyone|una)'
const notices =
  '(?:catch(?:es)?|caught|know|knows|see|sees|notice|find(?! (?:my |me |any )?(?:trouble|fault|wahala))(?: out)?|suspect|discover|detect|trace|reali[sz]e|smell|sabi|get wind|look (?:into|my))'
const negation =
  "(?:no(?: go| fit| dey| come)?|not|never|won(?:'|’)?t|will not|can(?:'|’)?t|cannot|can not|don(?:'|’)?t|do not|does not|doesn(?:'|’)?t|did not|didn(?:'|’)?t|may not|would not|wouldn(?:'|’)?t|could not|couldn(?:'|’)?t|should not|shouldn(?:'|’)?t)"
const purpose = '(?:so|so that|so as|make|in order that|in a way (?:that)?|such that|in such a way that|and)'

/** What somebody wants done, or asks how to do: asking whether one may is no plan of one. */
const plan = String.raw`\b(?:(?:i|we|he|she|they|boss|oga|hr|company) (?:just |only |really )?(?:want(?:s|ed)?|wan|plan(?:s|ned)?|intend|prefer|wish|like|dey plan|would like|go|dey go|will)|(?:i|we)['’]?(?:d| would) (?:like|love|rather)|let (?:me|us|him|her|them|dem)|let['’]?s|how (?:do|can|could|will|would|should|to|i go|we go|i fit|we fit|dem fit|person fit|you fit|i)|teach|show me|tell me (?:how|which)|help|advise|guide me|best way|(?:trick|way|idea|method|format)s? (?:to|wey|for)|abeg|make (?:i|we|he|she|dem|una))\b`
const wish = String.raw`(?:${plan}|\b(?:i|we|he|she|they|you|boss|oga|hr|company) (?:can|could|fit)\b|\b(?:can|could|should|may|fit) (?:i|we|he|she|they|you|my \w+)\b)`

/** What is done so that nobody sees it, or so that something else is believed. */
const unseen: readonly RegExp[] = [
  regex(
    String.raw`\b${purpose} (?:that )?${hearer} (?:go |will |would |can )?${negation} (?:be able to |ever |even )?${notices}\b`,
  ),
  // "Nobody" and "no one" are a negation already.
  regex(
    String.raw`\b${purpose} (?:that )?(?:nobody|no ?(?:one|body)) (?:go |will |would |can |ever )?${notices}\b`,
  ),
  regex(
    String.raw`\b(?:so|so that|make) (?:that )?${hearer} (?:go |will |would |can |to )?(?:think|believe|assume|feel|suppose)\b`,
  ),
  regex(
    String.raw`\bwithout (?:${hearer} |being |getting |it being |anybody )?(?:knowing|noticing|seeing|finding out|suspecting|catching|caught|seen|noticed|found out|discovered|detected|detecting|being traced)\b`,
  ),
  // "An account wey government no go know about".
  regex(
    plan,
    within(50),
    String.raw`(?:wey|that|which|where) ${hearer} (?:no go|no fit|will not|won['’]?t|can['’]?t|cannot|will never|can never) (?:ever )?${notices}\b`,
  ),
  regex(
    String.raw`\b(?:stop|prevent|block) ${hearer} from (?:ever )?(?:knowing|noticing|seeing|finding|suspecting|catching|discovering|detecting|tracing)\b`,
  ),
  regex(
    String.raw`\bkeep (?:\w+ ){0,3}?(?:away |secret |hidden |safe )?from (?:the |di )?(?:tax|lirs|firs|nrs|irs|government|govt|officer|inspector)`,
  ),
  regex(String.raw`\bwithout (?:telling|informing|alerting) ${hearer}`),
  regex(
    String.raw`\b(?:deceive|fool|trick|outsmart|mislead|confuse|cheat|beat|dupe|wayo|play|dribble|outwit|dodge) ${hearer}\b`,
  ),
  regex(
    String.raw`\b(?:won(?:'|’)?t|will not|no go|can(?:'|’)?t|cannot|never) (?:ever )?(?:suspect|trace|detect)\b`,
  ),
  /\b(?:get away with|(?:under|off) (?:the|their|tax) radar|off the books?|under the table|beat the system)\b/i,
]

const creates = String.raw`\b(?:design|prepare|write|give|make|draft|create|generate|print|help|issue|do|type|produce|arrange|draw up|put together|edit|adjust|change|fill|build|format)\b`
const papers = String.raw`(?:pay ?slip|pay ?roll|pay ?sheet|salary schedule|receipt|invoice|tenancy|agreement|contract|offer letter|letter|statement|document|voucher|schedule|spreadsheet|template)s?\b`

/** The true figure, or a part of it, kept off the papers. */
const untrue: readonly RegExp[] = [
  // "Put 70k on paper and pay the rest in cash", "let the payslip show 50k while he gives me the balance by hand".
  regex(
    wish,
    within(50),
    String.raw`(?:put|write|show|print|issue|state|record|report|declare|use|carry|enter|register|book)`,
    within(45),
    String.raw`(?:on|for|inside|in|as per) (?:the |my |di )?(?:paper|payslip|pay slip|payroll|books?|records?|contract|offer letter)\b`,
    within(70),
    String.raw`(?:rest|balance|remaining|remainder|remain|real|actual|true|other part|difference|cash)\b`,
  ),
  regex(
    wish,
    within(50),
    String.raw`(?:put|pay|call|name|write|label|treat|record|describe|arrange|share|split|structure|transfer|move)`,
    within(60),
    String.raw`(?:cash|by hand|paper|gift|loan|allowance|name|account|refund|reimbursement)s?\b`,
    within(30),
    String.raw`(?:so|make|and)\b`,
    within(20),
    String.raw`(?:not|no|won['’]?t|don['’]?t|never|zero|avoid|escape)\b`,
    within(20),
    String.raw`(?:tax|paye)\b`,
  ),
  // "Half in cash, so PAYE will be small", "make my costs look bigger so that the tax is less".
  regex(
    wish,
    within(60),
    String.raw`(?:cash|by hand|on paper|look (?:bigger|smaller|higher|lower|like|as if))\b`,
    within(20),
    String.raw`(?:so|make)\b`,
    within(15),
    String.raw`(?:tax|paye)\b`,
    within(12),
    String.raw`(?:small\w*|less|low\w*|reduc\w*|little|down)\b`,
  ),
  // "Say na gift, so dem no go tax am".
  regex(
    wish,
    within(30),
    String.raw`(?:say|tell|talk|call|label|claim)`,
    within(30),
    String.raw`(?:gift|loan|dash|savings|capital|refund)\b`,
    within(40),
    String.raw`(?:so|make)\b`,
    within(20),
    String.raw`(?:no|not|won['’]?t|don['’]?t|never|can['’]?t)\b`,
    within(12),
    String.raw`tax`,
  ),
  // "Say that I earn the minimum wage, though I earn 300k".
  regex(
    wish,
    within(20),
    String.raw`(?:say|tell|write|put|declare|report)`,
    within(60),
    String.raw`(?:even though|although|though|whereas) (?:i|we|my) (?:really |actually |real |actual )?(?:earn|make|made|get|got|have|am|salary|pay|income|profit)\b`,
  ),
  // A paper with one figure beside the real one.
  regex(
    String.raw`\b(?:prepare|write|give|make|draft|create|generate|print|help|issue|do)\b`,
    within(25),
    String.raw`(?:payslip|pay slip|receipt|invoice|tenancy|agreement|contract|letter|statement|document)s?\b`,
    within(30),
    String.raw`[₦n#]?\d`,
    within(30),
    String.raw`(?:real|actual|true) (?:pay|salary|rent|income|sales|profit|price|amount|figure|cost|one)\b`,
  ),
  // "A receipt for 2.5m rent, I actually pay 600k but I want the relief to be bigger".
  regex(
    String.raw`\b(?:prepare|write|give|make|draft|create|generate|print|help|issue|do)\b`,
    within(25),
    String.raw`(?:payslip|pay slip|receipt|invoice|tenancy|agreement|contract|letter|statement|document)s?\b`,
    String.raw`[^?!;]{0,60}\b(?:i|we) (?:really|actually|truly|only|just)(?: dey)? (?:pay|paid|earn|make|spen[dt])\b`,
  ),
  // "A payslip that shows my staff on 70k when they really earn 250k".
  regex(
    creates,
    within(30),
    papers,
    String.raw`[^?!;]{0,80}\b(?:when|while|whereas|but|though|although|instead of|yet|meanwhile|whose|in place of)\b`,
    within(30),
    String.raw`(?:really|actually|truly|in reality|in truth|in fact|real|actual|true)\b`,
  ),
  // "A contract for 60k so that we no go remit PAYE".
  regex(
    creates,
    within(30),
    papers,
    within(60),
    String.raw`[₦n#]?\d[^?!;]{0,80}\b(?:(?:to|and|will|can|help us|help me) (?:avoid|escape|dodge|reduce|lower|skip|beat)|(?:so|make|in order)\b[^?!;]{0,25}?(?:\b(?:not|no|never|avoid|escape|without|zero|nothing|small\w*|less|low\w*)|n['’]?t)\b(?! have to (?:calculate|work|do|guess|go)\b))`,
    within(25),
    String.raw`(?:tax\w*|paye|remit\w*|deduct\w*)\b`,
  ),
  // What was never spent or is not real.
  /\b(?:make up|invent|fabricate|cook up|conjure)\b[^.?!;]{0,25}\b(?:expenses?|costs?|receipts?|invoices?|loss(?:es)?|figures?|rent|staff|story)\b|\b(?:expenses?|costs?|receipts?|invoices?|loss(?:es)?) (?:can |could |should |to |fit )?(?:i|we)? ?(?:can |could |to |fit )?(?:make up|invent|fabricate)\b/i,
  /\b(?:create|make|print|get|buy|use|find|produce|claim)\b[^.?!;]{0,30}\b(?:receipts?|invoices?|documents?|papers?|costs?|expenses?|agreement)\b[^.?!;]{0,20}\b(?:(?:i|we) (?:did not|didn['’]?t|never|no) (?:have|spend|pay|buy|incur|get|make)|(?:is|are|was|were) not (?:real|true|genuine|mine)|no be (?:true|real))\b/i,
  /\b(?:by|with|using|giving|give|put|putting|use|enter|entering|submit\w*) (?:\w+ )?(?:false|untrue|fake|bogus|made.?up|invented|wrong) (?:figures?|numbers?|amounts?|income|records?|details?|information)\b[^.?!;]{0,40}\b(?:pay|tax|less|low\w*|reduc\w*|small)|\b(?:pay|tax|less|low\w*|reduc\w*|small)\b[^.?!;]{0,30}\b(?:by|with|using) (?:giving |using |putting )?(?:\w+ )?(?:false|untrue|fake|bogus|made.?up|invented|wrong) (?:figures?|numbers?|amounts?|income|records?|details?|information)\b/i,
  // Two sets of books; papers with less on them.
  /\b(?:two|2|double|second|separate|another|different) (?:sets? of )?(?:books?|accounts? books?|records?|ledgers?|payslips?|invoices?|receipts?)\b[^.?!;]{0,50}\b(?:for|to show|give|make) (?:the |di )?(?:tax|lirs|firs|nrs|government|govt|office|inspector|dem)\b/i,
  /\b(?:two|2|double|duplicate) (?:sets? of )?(?:books|ledgers|accounts books)\b[^.?!;]{0,60}\b(?:one|real|true|fake|other)\b/i,
  /\b(?:print|make|write|get|buy|prepare|issue|arrange|produce|create|draft|generate|give|use|submit|design|type|do|run|show)\b[^.?!;]{0,25}\b(?:lower|smaller|reduced|cheaper|bogus|dummy|backdated|back-dated|doctored|edited|photoshopped|inflated|higher|bigger|untrue|wrong|arrangee?|counterfeit)\b (?:\w+ )?(?:receipts?|invoices?|payslips?|pay slips?|statements?|tenancy|agreements?|documents?|certificates?|tellers?|papers?|figures?|books?|records?)\b/i,
  /\b(?:edit|alter|doctor|tamper with|photoshop|backdate|back-date|falsify|manipulate|massage|forge)\b[^.?!;]{0,25}\b(?:receipts?|invoices?|payslips?|pay slips?|bank statements?|statements?|tenancy|agreements?|certificates?|records?|books|accounts|figures)\b/i,
  /\b(?:give|dash|settle|tip|pay|find|drop|see|sort)\b[^.?!;]{0,30}\b(?:officer|inspector|tax ?man|tax people|auditor|assessor)\b[^.?!;]{0,30}\b(?:reduc\w*|lower\w*|forget|close|overlook|look away|cancel|ignore|comot|leave me|small)\b/i,
]

const declares = String.raw`(?:declar\w*|report\w*|disclos\w*|show(?:ing)?|fil(?:e|ing)|put(?:ting)?|writ(?:e|ing)|list(?:ing)?|mention\w*|submit\w*|enter|talk|state|return)`
const number = String.raw`(?:[₦n#]?\d[\d,.]*\s?(?:k|m|million|thousand)?|one|two|three|four|five|six|seven|eight|nine|ten|half|some|few|a few|part|a part|a quarter|quarter|a little|small|one side|the small(?:er|est)?)`

/** Less told than there is: a wish, a word of declaring, and a part of the whole. */
const less: readonly RegExp[] = [
  /\b(?:not declare|without declaring|declare (?:only |just )?(?:half|part|less|a part|some))\b/i,
  regex(
    plan,
    within(35),
    declares,
    within(20),
    String.raw`(?:only|just|na only) (?:about )?${number}\b(?! (?:returns?|forms?|times?|years?|copy|pages?|employers?))`,
  ),
  regex(
    plan,
    within(35),
    declares,
    within(20),
    String.raw`(?:less|lower|smaller|fewer)\b`,
    within(20),
    String.raw`(?:than|amount|figure|income|sales|profit|salary|rent|turnover)\b`,
  ),
  regex(
    wish,
    within(35),
    String.raw`(?:leave out|omit|skip|keep back|leave off|not (?:declare|report|mention|include)|comot|remove|no (?:declare|talk|put|mention))\b`,
    within(25),
    String.raw`(?:income|sales|salary|rent|flats?|houses?|shops?|alerts?|account|job|business|contract|profit|money)\b`,
    within(20),
    String.raw`(?:from|for|in|on|inside) (?:the |my |di )?(?:return|form|declaration|tax|papers?)\b`,
  ),
  regex(
    declares,
    within(20),
    String.raw`(?:only|just) (?:about )?${number}\b`,
    within(25),
    String.raw`(?:instead of|in place of|out of|when|whereas|but|though|although|while) (?:the |my )?(?:real|actual|true|i (?:really |actually )?(?:made|make|earn\w*|get|got|have|own|sold)|it is|we (?:made|make|sold|have))\b`,
  ),
  regex(
    String.raw`\b(?:reduce|lower|cut|shrink|bring down|drop|understate|under-?report|under-?state)\b`,
    within(25),
    String.raw`(?:profit|income|sales|salary|turnover|rent|takings|figure|earnings)s?\b`,
    within(20),
    String.raw`(?:on|for|in|inside) (?:the |my |di )?(?:paper|books?|records?|return|form|declaration|tax people|tax office)\b`,
  ),
  // "I have three shops but I will declare one".
  regex(
    String.raw`\b(?:but|though|yet|while) (?:i|we) (?:just |only )?(?:want|wan|plan|will|go|would like|intend|prefer)\b`,
    within(12),
    String.raw`(?:tell|say|claim|declare|report|write|put|show|talk)\b`,
    String.raw`(?![^.?!;]*\b(?:too|also|as well|both|all|everything|rest|correctly)\b)`,
    within(30),
    number,
    String.raw`\b`,
  ),
  /\b(?:understat\w*|under-?report\w*|misreport\w*|misstat\w*)\b/i,
]

/** Told of a slip, and of putting it right: "I forgot two flats, how do I correct it so that they don't catch me?". */
const putsRight =
  /\b(?:forgot|forgotten|forget|by mistake|mistakenly|in error|by accident|put (?:it|this|that|them|everything|things) right|correct(?:ly)?|amend\w*|own up|come clean|voluntar\w+|honest(?:ly)?|proper(?:ly)?|rightful\w*|legal(?:ly)?|lawful(?:ly)?)\b/i

const isOne = (of: readonly RegExp[], text: string): boolean => of.some((each) => each.test(text))

/**
 * Whether help is asked with what is dishonest: hiding, papers that are not true, less declared than there is. What it is,
 * what it costs, whether it is allowed, and how a slip is put right are honest questions.
 */
export function isDishonest(text: string): boolean {
  if (asksAbout.test(text)) return false
  if (plainly.test(text)) return true
  if (asksAllowed.test(text)) return false
  return isOne(untrue, text) || (!putsRight.test(text) && (isOne(unseen, text) || isOne(less, text)))
}
