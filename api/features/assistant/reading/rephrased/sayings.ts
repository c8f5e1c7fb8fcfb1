import { months } from '../lexicon/months.ts'
import { figure } from './figures.ts'

const month = [...months.keys()].join('|')
const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)`
const employer = String.raw`(?:the |my )?(?:company|firm|employer|office|boss|oga|madam|church|school|bank|ministry|organi[sz]ation)`

/** What a trade pays for, as it stands in a list. */
const costs = String.raw`(?:the |my )?(?:stock(?: sold)?|goods(?: sold)?|shop rent|stall rent|office rent|rent|light|nepa|electricity|salaries|salary of staff|wages|fuel|diesel|petrol|transport|data|workers?|staff|helpers?|boys|girls|foodstuffs?|ingredients|materials?|gas|packaging|delivery|labour|seedlings?|fertili[sz]er|tractor|feeds?|drugs|repairs?|parts|servicing)`

/** One way of saying something, and the one that the reader knows: groups of the first stand in the second. */
interface Saying {
  readonly said: RegExp
  readonly meant: string
  /** How people say it; a test reads each. */
  readonly example: string
  /** Whether it decides what an amount is: then it is meant before the words around are read as they stand. */
  readonly isDecisive: boolean
}

const idle = (pattern: string, meant: string, example: string): Saying => ({
  said: new RegExp(pattern, 'gi'),
  meant,
  example,
  isDecisive: false,
})
const decisive = (...said: Parameters<typeof idle>): Saying => ({ ...idle(...said), isDecisive: true })

/** Ways of saying that mean what another says, and change no amount. */
export const sayings: readonly Saying[] = [
  // Told so that nothing is missing.
  idle(
    String.raw`[,;.]?\s*\b(?:and )?(?:i (?:have|get)|there is|with|e be|it is|it's) (?:no|my only) (?:other |further |more )?(?:income|money|earnings)(?: at all)?(?: (?:this|for the|in the) year| in 20\d\d)?\b`,
    '',
    'I have no other income at all this year',
  ),
  idle(
    String.raw`\b(?:no (?:further|more|other) income(?: in 20\d\d| this year)?|nothing else (?:comes|came|dey come) in|i (?:haven't|have not|never) work(?:ed)? since(?: then)?)\b`,
    '',
    'Nothing else comes in',
  ),
  idle(String.raw`\bsince before january\b`, '', 'on 900k a month since before January'),
  idle(
    String.raw`\bno (pension|rent|nhf|nhis)(?:,? (?:or|and) (?:anything|any other thing|any(?: other)? deductions?|nothing))(?: like that)?\b`,
    'no $1',
    'no pension or anything',
  ),
  idle(
    String.raw`\b(?:he|she|they|i|we) (?:won't|wont|will not|don't|dont|doesn't|do not|does not) (?:have|pay)(?: any)? pension(?:,? or any(?:thing)?(?: other)?(?: deductions?)?)?\b`,
    'no pension',
    "He won't have pension or any other deduction",
  ),
  // One sum of several things.
  idle(
    String.raw`\b(?:,|on|of|from|for) (?:the |my )?(?:salary|job|pay|two|both)(?: and (?:the |my )?(?:rent|business|shop|farm|land|shares|gain|trade|side (?:job|hustle|business)))?(?: together| altogether| combined)\b|\bfor the two\b(?! of)`,
    '',
    'tax on salary and rent together',
  ),
  idle(
    String.raw`\bapart from (?:the one|what|that)\b[^.,?!]{0,40}`,
    '',
    'Apart from the one removed from the dividend',
  ),
  // Jobs that end.
  idle(
    String.raw`\b(?:(?:as )?(?:compensation|severance|payment|package) )?(?:for |of )los(?:ing|s of) (?:my|the|our|his|her) (?:job|work|employment)\b`,
    'as compensation for the lost job',
    'compensation for losing the job',
  ),
  decisive(
    String.raw`\b(?:they|dem|(?:the|my) (?:bank|company|firm|office)) (?:let|laid|lay|dey lay) (?:us|me)(?: all)? (?:go|off)(?= (?:at|in|by|since|from) (?:the )?(?:end|start|beginning|${month})\b)`,
    'I left',
    'they let us go at the end of April',
  ),
  idle(
    String.raw`\b[A-Z]\w+ (?:released|disengaged|retrenched) (?:some of us|us|me)\b`,
    'I left',
    'Shell released some of us at the end of March',
  ),
  decisive(
    String.raw`\b${count} months(?:'|’)?s? (?:salary|pay)(?: at| of)? ${figure} each\b`,
    'salary of $2$3 a month for $1 months',
    "three months' salary at N1.5 million each",
  ),
  // Times of the year and of the week.
  idle(
    String.raw`\bfrom jan(?:uary)? (?:to|till|until|reach|through) dec(?:ember)?\b`,
    '',
    'from January reach December',
  ),
  decisive(
    String.raw`\bmon(?:day)?s? (?:reach|to|till|until|through) sat(?:urday)?s?\b`,
    '6 days a week',
    'Monday reach Saturday',
  ),
  decisive(
    String.raw`\bi (?:dey )?rest (?:on )?(?:only )?sundays?(?: only)?\b|\b(?:na )?only (?:on )?sundays? (?:i|we) (?:dey rest|rest|no dey (?:open|work|go)|don't (?:open|work)|do not (?:open|work))\b`,
    '6 days a week',
    'I dey rest on Sunday only',
  ),
  idle(
    String.raw`([.;,?]\s*|^)(${month}),? (dem|they|my (?:boss|oga|madam|company))\b`,
    '$1from $2 $3',
    'July dem increase am by 35%',
  ),
  idle(
    String.raw`\bpension of ${figure} ((?:a|per|every) month|monthly) from (?:${month})\b`,
    'pension of $1$2 $3',
    'pension of 110k monthly from July',
  ),
  idle(
    String.raw`[,(]?\s*\b(?:all )?under (?:pencom|the pension reform act|pra)(?: \([^)]*\))?\)?`,
    '',
    'all under PenCom (Pension Reform Act)',
  ),
  // Raises.
  decisive(
    String.raw`\bmov(?:ing|ed|e) (?:me|us) from\b`,
    'increasing my salary from',
    'They are moving me from 380k to 450k',
  ),
  decisive(
    String.raw`\bout of (?:the|that|this) (?:extra|increase|additional|new)(?: of)?(?: ${figure})?,? how much (?:will |go |goes |dey )?(?:go|goes|enter|be)?(?: to| for)?(?: the)? tax\b`,
    'how much more tax',
    'Out of the extra 70k how much will go to tax',
  ),
  decisive(String.raw`\bsales (?:mgr|mngr|mger|mgn)\b`, 'sales manager', "I'm area sales mgr"),
  idle(
    String.raw`\b(?:does|do|will|would|go) (?:the|this|that|my|di|it) ?\w* (?:add to|increase|affect) my tax\s*\?`,
    '',
    'Does the car add to my tax?',
  ),
  // Homes and cars of an employer.
  decisive(
    String.raw`\b(${employer}) (?:rents?|rented) (?:the )?(?:house|flat|place) (?:that )?(?:i|we) (?:live|stay) in(?: and pays?(?: the)? landlord)? ${figure}`,
    '$1 pays my house rent of $2$3',
    'the company rents the house I live in and pays the landlord N2.5m',
  ),
  decisive(
    String.raw`\bi (?:live|stay|dey stay) (?:in|for) (?:the |a |their )?(?:church|company|school|staff|office|bank|hospital|mission)(?:'s|’s)? (?:parsonage|house|quarters|flat|bungalow|apartment|vicarage)(?:,? (?:which|that|wey) (?:would|could|go) rent (?:for|at|out for)) ${figure}`,
    'my employer pays my house rent of $1$2',
    "I stay in the church's parsonage which would rent for 1.2m",
  ),
  // Loans on a home.
  decisive(
    String.raw`${figure}(?: this year| in the year| a year)?,? (?:out )?of which ${figure} (?:is|was|na) (?:the |for )?interest`,
    'of which ₦$3$4 is interest this year',
    '1.9m this year, of which 1.1m is interest',
  ),
  // What a trade leaves.
  decisive(
    String.raw`\b(?:gained|(?:made|make) gain of) (?:about |like |around )?(?=(?:₦|n|#)?\s?\d)`,
    'made a profit of ',
    'gained about 210k every month',
  ),
  decisive(
    String.raw`\b(?:our |my |the )?(?:monthly |daily |weekly )?(?:collections?|takings) (?:(?:average|averages|of|is|na|are|were|was|come to|about|around) )*(?=(?:₦|n|#)?\s?\d)`,
    'sales of ',
    'Collections average 5.6m monthly',
  ),
  // What is paid in for later.
  decisive(
    String.raw`\b(?:(?:open|opened|join|joined|start|started) (?:a |my |the )?(?:micro[- ]?)?pension|micro[- ]?pension)(?: plan| account| scheme)? and (?:i )?(?:put|pay|save|contribute|drop)(?:ting|ing)? ${figure}(?: inside| into it| in it| in)?`,
    'pay pension of $1$2',
    'If I open a micro pension and put 25k inside every month',
  ),
  decisive(
    String.raw`\b${figure} (?:as |of )?premium (?:for|on) (?:a |the |my )?(?:policy|insurance|cover) (?:on|of|for) my (?:own )?(?:life|spouse's life|wife's life|husband's life)\b`,
    'life insurance premium of $1$2',
    '240k premium for a policy on my own life',
  ),
  // Things that were sold or left to somebody.
  decisive(
    String.raw`\b(?:i|we) (?:don |just |don just )?sell (my|our) (plot|land|car|house|shares?|duplex|bungalow)\b`,
    'I sold $1 $2',
    'I sell my plot for Ajah last month, 14 million',
  ),
  decisive(
    String.raw`\b(?:from|out of) (?:the|that|dat|di) ${figure},? (?:i|we) (?=(?:paid|gave|settled)\b)`,
    'I ',
    'From the 14m I paid lawyer 400k',
  ),
  decisive(String.raw`\bdisposed of\b`, 'sold', 'I disposed of my MTN shares'),
  decisive(
    String.raw`\bsold (?:all )?(?:of )?my (?:[A-Z]\w+ ?){1,3}(?:shares? )?on (?:the )?(?:ngx|stock exchange|nse)\b`,
    'sold my shares',
    'Sold all my Dangote Cement on the NGX',
  ),
  idle(
    String.raw`\b(?:i )?(?:haven't|have not|never) sold any other (?:shares?|stocks?|thing)(?: in the (?:past|last) (?:12|twelve) months| this year)?`,
    '',
    "Haven't sold any other share in the past 12 months",
  ),
  decisive(
    String.raw`\b(?:die|died|passed)(?: away)?(?: and)? (?:leave|left)(?: (?:me|us|behind|give me))? ${figure}`,
    'died and I inherited $1$2',
    'My papa die leave 40 million naira',
  ),
  decisive(
    String.raw`\bafter everything,? (?:i'm|i am|im|i) (?:dey )?(?:left with|keep|remain with)`,
    'my profit is',
    "After everything I'm left with about 45k each week",
  ),
  decisive(
    String.raw`\b(?:gives?|brings?|leaves?|fetch(?:es)?|dey give)(?: me| us)? ${figure}((?: (?:a|per|every|each) \w+| monthly| yearly| weekly| daily)?) after (?!the tax|tax|paye|pension|deduct|all tax)[^.,;?]*`,
    'leaves me a profit of $1$2$3',
    'my ponds give me 1.9m a year after feed and fingerlings',
  ),
  decisive(
    String.raw`\b(?:i )?(?:pay|paying|dey pay) (?:them |it |am |the loan |the money )?back ${figure}((?: (?:a|per|every|each) \w+| monthly| yearly| weekly)?),? (?:and|of which|but) ${figure} (?:of (?:that|it|which|dat) )?(?:is|na) (?:the )?interest`,
    'the loan costs me interest of $4$5$3',
    'I pay them back 95k every month and 15k of that is interest',
  ),
  decisive(
    String.raw`\b(?:as )?(?:settlement|pay-?off|payoff|package|compensation) for (?:the|my|di) (?:sack|sacking|retrenchment|lay-?off|exit)\b`,
    'as compensation for the lost job',
    'Dem pay me 22m on top as settlement for the sack',
  ),
  decisive(
    String.raw`,? (?:out )?of which (?:the bank|my bank|they|dem|the company) (?:withheld|took|removed|deducted|kept) ${figure} (?:as|for) (?:the )?tax`,
    '. The bank withheld tax of $1$2 this year',
    'interest of 3.1m, out of which the bank withheld 310,000 as tax',
  ),
  idle(
    String.raw`(?<=\bfrom (?:${month})\b[^.;!?]*)\s*\b(?:reach|till|until|to) (?:the end of )?dec(?:ember)?\b`,
    '',
    'From July I get 600k per month reach December',
  ),
  idle(
    String.raw`(?<=\b(?:win|won|sold|sell|inherited)\b[^.;!?]*)\s*\b(?:last|this past) (?:month|week)\b`,
    '',
    'I win 5m for radio quiz last month',
  ),
  idle(
    String.raw`,? and (my (?:brother|sister|uncle|aunty?|son|daughter|friend|mother|father|mum|dad)(?: (?:for|in|from) \w+)? (?:send|sent|sends|give|gave|dash|dashed)\b)`,
    '. $1',
    'I carry ajo 500k, and my sister for London send me 300k',
  ),
  // Told by people who spend and share.
  decisive(
    String.raw`\b(?:customers?|clients?|they|dem|the (?:bank|company|client))? ?(?:have |has |don )?(?:already )?(?:withheld|deducted|removed|took|take|comot) ${figure} (?:as|for|say na) (?:the |their )?(?:wht|withholding(?: tax)?)\b`,
    '. Withholding tax of $1$2 was taken this year',
    'clients have already withheld 700k as WHT',
  ),
  decisive(
    String.raw`\b(?:dey )?(?:comot|remove|removes|deduct|deducts|take|takes|cut|cuts)(?:ing)? ${figure} (?:say na|as|for) (?:the |di )?tax\b`,
    'removes tax of $1$2 every month',
    'oga dey comot 2k say na tax',
  ),
  decisive(
    String.raw`\bhow much (?:is|go|will be|be) (?:left|remaining|remain) for me to pay\b`,
    'how much tax do I still owe',
    'How much is left for me to pay?',
  ),
  decisive(
    String.raw`\b(?:brought|brings|bring|dey bring) in (?=(?:₦|n|#)?\s?\d)(?=[^]*\b(?:cost|costs|spent|spend|expenses|took)\b)`,
    'had sales of ',
    'My catering brought in 9.5m. Foodstuff cost 5.2m',
  ),
  decisive(
    String.raw`\b(i|she|he|we|they)( also)? (?:pays?|dey pay) ${figure}((?: a year| yearly| every year| per year| a month| monthly)?) for the (?:house|flat|place|room|apartment) (?:i|she|he|we|they|wey i) (?:lives?|stays?|dey stay|dey live)(?: in)?`,
    '$1$2 pay house rent of $3$4$5',
    'She pays 300k a year for the house she lives in',
  ),
  decisive(String.raw`\b(?:boys|boy's|boys'|b) ?quarters?\b|\bbq\b`, 'flat', 'I rent out my boys quarters'),
  decisive(
    String.raw`\b(rent(?:s|ed)? out my \w+) at ${figure}`,
    '$1 to tenants, the tenants pay $2$3',
    'I rent out my flat at N1,200,000 a year',
  ),
  idle(
    String.raw`[.,]?\s*\b(?:no|without any) (?:expenses?|costs?) (?:on|for|inside) (?:it|am|them)\b`,
    '',
    'No expense on it',
  ),
  decisive(
    String.raw`(?<=\b(?:my \w+ and (?:i|me)|(?:i|me) and my \w+|(?:the )?two of us)\b[^]*),? (?:equal(?:ly)? shares?|(?:we )?shar(?:e|ed)(?: it| am)? equally|50\s?[/-]\s?50|half[- ]half|half and half)\b`,
    ', 50% of it is mine',
    'My wife and I own a farm together, equal share',
  ),
  idle(
    String.raw`\bhow much (?:does|do|will|would|go) (?:each|both) of us (?:pay|owe)\b`,
    'how much tax do I pay',
    'How much does each of us pay?',
  ),
  decisive(
    String.raw`\bfrom (${month}) (?:till|until|to) (?:when )?(?:dem|they) (?:sack|sacked|lay|laid|let)(?: off| go)? ?me(?: off| go)? (?:for |at |in |by )?(?:the )?end (?:of )?(${month})\b`,
    'from $1 to $2',
    'from january till dem sack me end of june',
  ),
  decisive(
    String.raw`\bopened in (?:${month})\b[.,]?\s*(?:from then )?(?:till|until|to) dec(?:ember)?,?`,
    '',
    'My boutique opened in February. Till December I sold 4.8m',
  ),
  decisive(
    String.raw`\bsold (?:all )?my [A-Z]\w+(?: (?:and|&) [A-Z]\w+| [A-Z]\w+)* shares?(?: on the (?:ngx|stock exchange))?(?: in (?:${month}))?`,
    'sold my shares',
    'Sold my MTNN and Dangote Cement shares on the NGX in June',
  ),
  idle(
    String.raw`\b(?:so|and) i made (?=${figure}\.)`,
    'the gain is ',
    'I had bought them for 32m so I made 6m. That is all',
  ),
  idle(
    String.raw`\b(?:that's|that is|na) the only (?:sale|one) (?:i did|i made|i sold|wey i sell)?(?: in (?:12|twelve) months| this year)?`,
    '',
    "That's the only sale I did in 12 months",
  ),
  // Payslips and overtime.
  idle(
    String.raw`\b(?:it is|it's|na|e be) (?:the )?same (?:thing )?(?:every|each) month\b`,
    'All monthly',
    'gross 520,000, pension 41,600. It is the same every month',
  ),
  idle(
    String.raw`\b(pension|nhf|nhis|rent) (?:still )?(?:be|is|na|remains?|stays?) (?:still )?(?:the )?same\b`,
    '',
    'Pension still be the same',
  ),
  decisive(
    String.raw`\bhow much of (?:that|the|this|my|di) (?:bonus|13th month|thirteenth month)(?: pay| salary| money)? (?:goes|will go|go|dey go|is going) (?:to|for) tax\b`,
    'how much more tax do I pay',
    'how much of that bonus goes to tax?',
  ),
  decisive(
    String.raw`\b(?:abeg,? )?(?:no vex,? )?i (?:don )?(?:write|wrote|type|typed|put|talk) (?:am|it|that|the figure) wrong(?:ly)?\b[.,]?`,
    'sorry I mean',
    'abeg no vex, I write am wrong. My salary na 350k',
  ),
  // Costs told as a list, and what they came to.
  decisive(
    String.raw`\b${costs}(?:(?:,? and |, |,? n |,? & )${costs})+ (?:cost|costs|took|take|takes|came to|come to|gulped|gulp|na|is|was|were)(?: me)?(?= (?:about |like )?(?:₦|n|#)?\s?\d)(?! (?:about |like )?\d{1,2} ?(?:%|percent))`,
    'all costs were',
    'the stock sold, rent, light and salaries cost me 5.5m',
  ),
  decisive(
    String.raw`\b(?:we |i )?(?:get|gets|collect|dey collect|receive) (?:a |the )?13th month,? (?:which is |that is |so )?(?:one |an )?(?:extra )?${figure}(?: in december)?`,
    'plus 13th month of $1$2',
    'we get 13th month, one extra 450,000 in December',
  ),
  idle(
    String.raw`\bfrom my (?:flat|house|room|apartment|parlour)\b`,
    'from home',
    'I work from my flat in Enugu',
  ),
  decisive(
    String.raw`\bmy (wife|husband) and (?:i|me) (?:are both working|both work|dey work|work),? (?:i|me) (?:earn|dey earn|collect|get) ${figure}([^.;!?\d]*?),? and (?:she|he) (?:earns?|dey earn|collects?|gets?) (?=(?:₦|n|#)?\s?\d)`,
    'I earn $2$3$4 a month and my $1 earns ',
    'My wife and I are both working, I earn 350k and she earns 280k per month',
  ),
  idle(
    String.raw`\bwill they (?:add|join|tax) (?:our|the two|both) (?:salaries|salary|incomes?|money) together\s*\?`,
    '',
    'Will they add our salaries together?',
  ),
  idle(String.raw`\b(?:for|of) each of us\b`, '', 'How much tax for each of us'),
  decisive(
    String.raw`\b(?:brands?|sponsors?|companies|advertisers?) (?:gave|give|paid|pay) me (?:another )?(?=(?:₦|n|#)?\s?\d)`,
    'I also earned ',
    'brands gave me 3.1m for adverts',
  ),
  decisive(
    String.raw`\b(?:my )?pos commission (?:na|is|of|be) (?=[^]*\b(?:kiosk|data|paper|girl|boy|rent|spend|pay)\b)`,
    'my POS sales are ',
    'My POS commission na 180k for month. I dey pay 25k for the kiosk',
  ),
  decisive(
    String.raw`\b(costs?|deductions?|spending)\s*\([^)\d]*\)\s*:?\s*(?=(?:₦|n|#)?\s?\d)`,
    '$1: ',
    'Costs (assistant, travel, internet, office): N4,500,000',
  ),
  decisive(
    String.raw`\b(fees|sales|turnover|takings|revenue) for the year\s*:\s*`,
    '$1 this year were ',
    'Fees for the year: N18,000,000',
  ),
  idle(
    String.raw`[^.!?]*\b(?:my \w+|people|dem|they|somebody|someone) (?:dey )?(?:say|said|talk|told me)\b[^.!?\d]*\bminimum wage\b[^.!?\d]*[.!?]`,
    ' ',
    'My guy say anybody wey dey earn minimum wage no dey pay tax. How much',
  ),
  decisive(
    String.raw`\b(?:him|her|his|their|my|the) pfa (?:dey |is )?(?:pays?|paying|gives?|sends?) (?:am|him|her|me|them)(?: a)?(?: pension(?: of)?)? (?=(?:₦|n|#)?\s?\d)`,
    'the pension received is ',
    'Him PFA dey pay am pension 96k every month',
  ),
  decisive(
    String.raw`\b(?:shop|flat|house|room)s? (?:wey|that|which) (?:e|he|she|i|we|him|her) (?:dey )?(?:gives?|gave|rents?|put) (?:out )?(?:to )?(?:one )?tenants?(?: inside)? (?:for|at) (?=(?:₦|n|#)?\s?\d)`,
    'shop, the tenant pays rent of ',
    'e get one shop wey e give tenant for 1.5m a year',
  ),
  decisive(
    String.raw`\b(?:lets?|let out|rents? out|gives? out) my flat (?:for|at) (?=(?:₦|n|#)?\s?\d)`,
    'rent out my flat to tenants, the tenants pay ',
    'I let out my flat for 600,000 a year',
  ),
  decisive(
    String.raw`\b(?:dey )?(?:swallows?|eats?|gulps?|chops?) (?=\d{1,2} ?(?:%|percent))`,
    'takes ',
    'foodstuff and gas dey swallow 60% of the money',
  ),
  idle(
    String.raw`[.,]?\s*\b(?:and )?(?:the )?(?:remaining|rest|balance) (?:na|is) (?:my own|mine)\b`,
    '',
    'The remaining na my own',
  ),
  decisive(
    String.raw`\bout of (?:that|it|this|dat),? i (?:dey )?(?:spend|spent|use|used) ${figure} (?:on|for)`,
    'my costs are $1$2 for',
    'I forgot to say out of that I spend 1.9m on products and transport',
  ),
  decisive(
    String.raw`\b(?:gain|profit) ((?:na|is|of)? ?${figure}(?: monthly| a month| yearly| a year| every month)?) before (?:i )?(?:comot|remove|removing|pay|paying)`,
    'sales $1, costs are',
    'My gain na 320k monthly before I comot shop rent 600k',
  ),
  decisive(
    String.raw`\bafter (?:bolt|uber|indrive|the app|app|rider|opay) (?:don )?(?:remove|removes|take|takes|comot) (?:dia|their|its|im|the) (?:commission|cut|share|own)\b`,
    '',
    '85k weekly after bolt remove dia commission',
  ),
  decisive(
    String.raw`\b(?:clients?|customers?|they|dem) (?:have |has )?(?:already )?(?:deducted|removed|withheld|took) \d{1,2} ?(?:%|percent) (?:wht|withholding(?: tax)?)(?: on ${figure}(?: of [^()\d]{0,20})?)? ?\((?:₦|n|#)?\s?(\d[\d,.]*)\s?(k|m|million)?\)`,
    'Withholding tax of $3$4 was taken this year',
    'Clients already deducted 5% withholding tax on N20m of the fees (N1m)',
  ),
  decisive(
    String.raw`\b(?:e|he|she|papa|daddy|mama) (?:leave|left) ${figure} (?:for|in) (?:the )?bank for me\b`,
    'I inherited $1$2',
    'e leave 18m for bank for me',
  ),
  idle(
    String.raw`\bmon(?:day)? to sat(?:urday)? every week\b`,
    'Monday to Saturday',
    'Monday to Saturday every week',
  ),
  decisive(
    String.raw`\b13th month(?: in december)?,? (?:and it is |it is |that is )?another ${figure}`,
    '13th month of $1$2',
    'we get 13th month in December, another 650k',
  ),
  decisive(
    String.raw`\bhow much of (?:that|the|this|my|di) (?:bonus|13th month|thirteenth month)(?: pay| salary| money)? (?:will|go|dey) tax (?:eat|take|chop|collect)\b`,
    'how much more tax do I pay',
    'How much of the 13th month will tax eat?',
  ),
  decisive(
    String.raw`\b(?:starlink|internet|data|diesel|power|electricity|software|co-?working) ${figure} and (diesel|data|power|internet|software|fuel|transport) ${figure}((?: (?:a|per|every) (?:month|week|year)| monthly| weekly| yearly)?)`,
    'I spend $1$2$6 on data and $4$5$6 on $3',
    'Starlink 65k and diesel 40k a month',
  ),
  decisive(
    String.raw`\bi (?:dey )?pay (?:the |my )?(nanny|cook|driver|gateman|house ?help|maid|cleaner|gardener)(?: for my house| in my house| at home)? ${figure}`,
    'my $1 earns $2$3',
    'I dey pay the nanny for my house 100k every month',
  ),
  // Rents that are paid.
  decisive(
    String.raw`\bshar(?:e|es|ed|ing) (?:a|the|one|our) (?:flat|house|apartment|room)(?: of| for| that costs?)? ${figure}[^.;!?\d]{0,25}?\beach of us (?:pays?|paid|dey pay) ${figure}`,
    'pay house rent of $3$4 a year',
    'My friend and I share a flat of 1.6m a year, each of us pays 800k',
  ),
  decisive(
    String.raw`\b(?:pays?|dey pay|paid) ${figure}((?: a year| yearly| every year| per year| a month| monthly)?) for (?:my|our) (?:own )?(?:room|house|flat|apartment|self ?con|bungalow)\b`,
    'pay house rent of $1$2$3',
    'What if I pay 400k a year for my room',
  ),
  decisive(
    String.raw`\b${employer}(?: also| even)? houses me in (?:a|the|their|one)\b[^.;!?\d]{0,40}?\b(?:would|could|go) rent (?:for|at|out for) ${figure}`,
    'my employer pays my house rent of $1$2',
    'The church also houses me in a mission house they say would rent for 900k',
  ),
  // Costs of a trade, by their verbs.
  decisive(
    String.raw`\b(?:dey )?(?:takes?|took|chops?|gulps?) ${figure} (?:out )?of (?:it|am|that|dat)\b`,
    'cost $1$2',
    'flour, butter and gas take 110k of it',
  ),
  decisive(
    String.raw`\b${figure} (?:out )?of (?:it|am|that|dat) (?:dey )?(?:go|goes|going|is for|na for) (?:for|to|on|into)?\b`,
    'I spend $1$2 on',
    '4k out of am dey go for oil, small parts and my boys',
  ),
  decisive(
    String.raw`(?<=\b(?:clinic|school|shop|salon|hotel|restaurant|farm|business|practice|chambers|firm|pharmacy|bakery)\b[^]*)\bsalaries(?: of| is| na| are| were| took)? (?=(?:₦|n|#)?\s?\d)`,
    'staff cost ',
    'my own clinic: fees 38m; salaries 14.4m',
  ),
  decisive(
    String.raw`\bafter (?:i )?(?:remove|removing|pay|paying|minus|comot)(?:ing)? (?:(?!tax|paye|pension|\d)[^.;,!?\d])*\brent\b`,
    'after all my costs',
    '45k a week after I remove attachments and the chair rent',
  ),
  decisive(
    String.raw`\bwhat (?:lands|enters|drops)(?: in my account| for my account)? (?:is|na)\b(?=[^]*\b(?:data|co-?working|for this work|for the work)\b)`,
    'I am paid',
    'What lands is 1,350,000 naira every month. I pay 45k for data',
  ),
  idle(
    String.raw`,? (?:both|all)(?: of them)? (?:only|strictly|just) for (?:this|the|my) (?:work|job|business)\b`,
    '',
    'for data and a desk, both only for this work',
  ),
  // Money that was put away, and what was bought or sold.
  decisive(
    String.raw`\b(?:put|kept|keep|saved|save|placed|place) ${figure} (?:for|in|into|inside|on) (?:a |my |the )?(?:fixed deposit|savings?(?: account)?|treasury bills?|mutual fund)`,
    'have a fixed deposit',
    'I put 20m for fixed deposit',
  ),
  decisive(
    String.raw`\b(buy|bought|get|got) (bitcoin|btc|crypto|usdt|eth|coins?) (?:for |of |worth )?${figure} (?:for |in )?(?:last year|20\d\d)`,
    'bought $2 for $3$4',
    'I buy bitcoin 3.2m last year',
  ),
  decisive(
    String.raw`\b(?:i )?sell (?:all )?my (?:[A-Za-z]+ ){0,3}shares? (?:for )?(?=(?:₦|n|#)?\s?\d)`,
    'I sold my shares for ',
    'I sell all my Dangote cement shares 9m',
  ),
  decisive(
    String.raw`\bi buy (?:them|am|it) (?:for )?${figure}(?: since| in| for)?(?: 20\d\d)?`,
    'I bought them for $1$2',
    'I buy them 5.5m since 2020',
  ),
  decisive(
    String.raw`\b${figure} (?:as )?(?:salary|pay) between (?:${month}) and (?:${month})\b`,
    'salary of $1$2 in total this year',
    'I had earned 9 million salary between January and April',
  ),
  // People whom one pays.
  decisive(
    String.raw`\b(?:with |have |get |and )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:workers?|staff|girls?|boys?|employees|teachers)\b[^.;!?\d]{0,20}\b(?:pay|dey pay) (?:each of them|them each|each one|each) ${figure}`,
    '. My worker earns $1$2',
    'provision shop with 3 workers, I dey pay each of them 110k',
  ),
  idle(
    String.raw`\bfrom each (?:person|worker|one|of them)(?:'s|’s)?(?: own)?(?: salary| pay)?\b`,
    '',
    'remove from each person salary',
  ),
  // Whose part of a trade it is.
  decisive(
    String.raw`\b(?:we )?(?:share|split|divide)s? (?:it|am|the profit|everything)? ?(\d{2})\s?[/:-]\s?\d{2},? (?:and )?(?:i|me) (?:take|get|collect|dey take|own) (?:the )?\1(?: ?%| percent)?`,
    '$1% of it is mine',
    'we share it 60/40, I take the 60',
  ),
]

/** Whether a text has a saying that decides what an amount is. */
export const hasDecisive = (text: string): boolean =>
  sayings.some(({ said, isDecisive }) => isDecisive && text.search(said) >= 0)

/** A text in the words that the reader knows. */
export const sayingsMeant = (text: string): string =>
  sayings.reduce((now, { said, meant }) => now.replace(said, meant), text)
