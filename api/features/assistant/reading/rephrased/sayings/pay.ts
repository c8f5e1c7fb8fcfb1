import { figure } from '../figures.ts'
import { count, decisive, idle, month, type Saying } from './saying.ts'

/** Jobs, their months, raises, bonuses and payslips, and people whom one pays. */
export const ofPay: readonly Saying[] = [
  decisive(
    String.raw`\b(mother|mum|mummy|mama|father|dad|daddy|papa|grandmother|grandfather|parents?)\b([^.?!\d]{0,12}?)\b(?:has|have|gets?|get) (?:a |her |his |their )?(?:monthly )?pension of`,
    '$1$2 receives pension of',
    'My mother has a pension of 120k a month',
  ),
  decisive(
    String.raw`\b(?:my )?madam (?=(?:dey |is )?(?:pays?|paying|gives?|giving)\b)`,
    'my boss ',
    'my madam dey pay 60k every month',
  ),
  decisive(
    String.raw`\b(?:they|dem|(?:the|my) (?:bank|company|firm|office)) (?:let|laid|lay|dey lay) (?:us|me)(?: all)? (?:go|off)(?= (?:at|in|by|since|from) (?:the )?(?:end|start|beginning|${month})\b)`,
    'I left',
    'they let us go at the end of April',
  ),
  decisive(
    String.raw`\b${count} months(?:'|’)?s? (?:salary|pay)(?: at| of)? ${figure} each\b`,
    'salary of $2$3 a month for $1 months',
    "three months' salary at N1.5 million each",
  ),
  idle(
    String.raw`\b${figure} ?[x×*] ?(\d{1,2}) months\b`,
    '$1$2 a month for $3 months',
    'i earned 850k x 9 months',
  ),
  decisive(
    String.raw`\bpaid (?:purely |only |strictly )?by commissions?\b[.,;]?\s*(?:it|that|which|e)?\s*(?:comes? to|is|na|averages?|reach(?:es)?|dey reach)?\s*(?:about |like |around )?(?=(?:₦|n|#)?\s?\d)`,
    'paid commission of ',
    'I am paid by commission. It comes to about 200k a month',
  ),
  idle(
    String.raw`\b([2-7]|two|three|four|five|six|seven) days (?:for|in|inside) (?:one |a |every )?week\b`,
    '$1 days a week',
    'Six days for week',
  ),
  idle(
    String.raw`(?<=\b(?:mov\w+|rais\w+|increas\w+|promot\w+|review\w+|from)\b[^.;!?]*),? (?:from |starting |by )?next (?:month|year)\b(?=[^]*\b(?:more|extra|difference|compared|increase)\b)`,
    '',
    'moving from 500k to 650k monthly next month. how much more tax',
  ),
  idle(
    String.raw`\bnext year,? (?=(?:my )?(?:boss|oga|company|employer|they|dem|office)\b[^.;!?]*\b(?:raise|increase|increment|add)\b)`,
    '',
    'Next year boss promise 15% raise',
  ),
  decisive(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s?\.{2,} ?(?:no|sorry|i mean),? (?=(?:the )?\d{1,2}(?:st|nd|rd|th)?\b)`,
    '',
    'i started work 15... no 1st of August',
  ),
  decisive(
    String.raw`\bi (?:was |got |just |have been |am |don )*(?:appointed|employed|engaged|hired|recruited|resumed|started(?: (?:work|working|the job))?|began(?: work)?)(?: (?:on|from|in|since|as from|work|there|here))* (?:the )?1(?:st)?(?: of|,)? (${month})(?: 20\d\d)?(?=\s*[.,;!?]|$)`,
    'I started in $1',
    'I was appointed 1 March 2026. Rent 650k',
  ),
  idle(
    String.raw`\bsince (${month}) (?:till|until|to|through|reach) (${month})(?: ?\(\d{1,2} months\))?`,
    'from $1 to $2',
    '113k monthly since february till december (11 months)',
  ),
  idle(
    String.raw`\b(?:from |between )?jan(?:uary)? (?:to|till|until|-|through|reach) dec(?:ember)?\b(?=\s*(?:[?.!]|$))`,
    'this year',
    'total tax for jan to dec',
  ),
  idle(
    String.raw`\bfrom jan(?:uary)? (?:to|till|until|reach|through) dec(?:ember)?\b`,
    '',
    'from January reach December',
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
  decisive(
    String.raw`\b(reach|to|till|until) (?:that|this|the) (${month})\b`,
    '$1 $2',
    'I dey collect 210k every month from January reach that May',
  ),
  decisive(
    String.raw`\b(?:(?:mov|promot|rais|upgrad|bump|tak|increas|carry|shift)(?:ing|ed|e|s)?|took|carry) (?:me|us|my (?:salary|pay)|our (?:salary|pay))(?: up)? from\b`,
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
  decisive(
    String.raw`\b(?:dey )?(?:comot|remove|removes|deduct|deducts|take|takes|cut|cuts)(?:ing)? ${figure}(?: every month| monthly| a month| per month)? (?:say na|as|for) (?:the |di )?tax\b`,
    'removes tax of ₦$1$2 every month',
    'oga dey comot 2k say na tax',
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
  decisive(
    String.raw`\b(?:we |i )?(?:get|gets|collect|dey collect|receive) (?:a |the )?13th month,? (?:which is |that is |so )?(?:one |an )?(?:extra )?${figure}(?: in december)?`,
    'plus 13th month of $1$2',
    'we get 13th month, one extra 450,000 in December',
  ),
  decisive(
    String.raw`\bmy (wife|husband) and (?:i|me) (?:are both working|both work|dey work|work),? (?:i|me) (?:earn|dey earn|collect|get) ${figure}([^.;!?\d]*?),? and (?:she|he) (?:earns?|dey earn|collects?|gets?) (?=(?:₦|n|#)?\s?\d)`,
    'I earn $2$3$4 a month and my $1 earns ',
    'My wife and I are both working, I earn 350k and she earns 280k per month',
  ),
  idle(
    String.raw`\b(?:will|do|would|can|should|dem go|go) ?(?:they|dem|the government|firs|lirs|nrs|the tax office)? (?:add|join|tax|combine|merge|lump|put|count) (?:our|the|my|both|di)(?: two| own)? (?:salaries|salary|incomes?|money|pay)(?: together| as one)?(?: or tax us (?:separately|one by one|alone))?\s*\?`,
    '',
    'Will they add our salaries together?',
  ),
  idle(String.raw`\b(?:for|of) each of us\b`, '', 'How much tax for each of us'),
  decisive(
    String.raw`\b(?:my )?pos commission (?:na|is|of|be) (?=[^]*\b(?:kiosk|data|paper|girl|boy|rent|spend|pay)\b)`,
    'my POS sales are ',
    'My POS commission na 180k for month. I dey pay 25k for the kiosk',
  ),
  idle(
    String.raw`[^.!?]*\b(?:my \w+|people|dem|they|somebody|someone) (?:dey )?(?:say|said|talk|told me)\b[^.!?\d]*\bminimum wage\b[^.!?\d]*[.!?]`,
    ' ',
    'My guy say anybody wey dey earn minimum wage no dey pay tax. How much',
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
    String.raw`\b(?:with |have |get |and )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:workers?|staff|girls?|boys?|employees|teachers)\b[^.;!?\d]{0,20}\b(?:pay|dey pay) (?:each of them|them each|each one|each) ${figure}`,
    '. My worker earns $1$2',
    'provision shop with 3 workers, I dey pay each of them 110k',
  ),
  decisive(
    String.raw`\bi (?:be|am|dey work as|work as|serve as)(?: an?| one)? (cleaner|gateman|security(?: guard)?|guard|driver|cook|teacher|nurse|cashier|clerk|secretary|receptionist|messenger|porter|gardener|attendant|waiter|waitress|storekeeper|typist|librarian|technician|operator|labourer|steward|lecturer|accountant|officer|engineer) (?:for|at|in|with|of) (?:the |a |one |an |my )?(?:\w+ ){0,2}(?:bank|school|hospital|company|hotel|office|ministry|church|factory|estate|firm|university|poly|polytechnic|college|lga|government|ngo|embassy|clinic|supermarket|restaurant|bakery|station|farm|warehouse|plant|club|mall|parastatal|agency)\b[,:] (?=(?:₦|n|#)?\s?\d)(?=[^]*\b(?:gain|profit|hustle|i (?:dey |also )?sell)\b)`,
    'I am a $1, my salary is ',
    'I be cleaner for bank, 65k a month. For night I dey sell suya',
  ),
  decisive(
    String.raw`(?<=\b(?:tenants?|rents?|repairs)\b[^]*)\bi (?:also |still |dey )*(?:earn|get|collect|make|am paid|receive) ${figure}((?: (?:a|per|every) (?:month|year)| monthly| yearly| annually)?) (?:at|from|in|with|for) (?:the |my |a |one )?(?:\w+ )?(?:ministry|hospital|school|bank|office|university|secretariat|local government|lga|company|parastatal|agency)\b`,
    'my salary is $1$2$3',
    'Two shops at 600k each, that is my rent income yearly. I also earn 180k monthly at the ministry',
  ),
  decisive(
    String.raw`\b(remov(?:e|es|ed|ing)|deduct(?:s|ed|ing)?|took|takes?|taking|cut(?:s|ting)?|comot) (\d{1,3}) (tax|paye)\b`,
    '$1 ₦$2 $3',
    'they removed 500 tax every month',
  ),
  decisive(
    String.raw`\bmy (?:oga|madam|boss|master) (?:dey )?(?:gives?|pays?) me (?=(?:about |like )?(?:₦|n|#)?\s?\d)(?=[^.;!?]*\b(?:as (?:an? )?(?:apprentice|trainee|worker|boy|girl)))`,
    'my salary is ',
    'my oga dey give me 25k every week as apprentice mechanic',
  ),
  decisive(
    String.raw`\btips (?:(?:of|about|is|na|around) )*${figure},? (?:and )?(?:the )?service charge (?:(?:of|about|is|na) )*(?=(?:₦|n|#)?\s?\d)`,
    'tips $1$2, allowance ',
    'basic 90k, tips about 35k, service charge 20k, all per month',
  ),
  idle(
    String.raw`\b${figure}((?: (?:a|per|every) (?:month|year|annum)| monthly| yearly)?) (?:is |as |being |for )?basic ?(?:\+|and|plus|&) ?(?:all )?allowances?\b`,
    'gross pay of $1$2$3',
    '9.6m per annum basic+allowances, pension 640k a year',
  ),
  decisive(
    String.raw`\b(?:i'm |i am |am )?serving(?: (?:in|for|at) \w+)?,? (?:and )?(?:my |the )?(?:allowance|allowee|alawee)(?: is| na| of)? (?=(?:about |like )?(?:₦|n|#)?\s?\d)`,
    'I am a corper, NYSC allowance ',
    'serving in Jos, allowance 77k',
  ),
  decisive(
    String.raw`\b(?:promote|upgrade|bump|review|move) (?:me|my (?:pay|salary))(?: up)? to (?=(?:about |like )?(?:₦|n|#)?\s?\d)`,
    'increase my salary to ',
    'they want to promote me to 270k',
  ),
  idle(
    String.raw`\bfrom each (?:person|worker|one|of them)(?:'s|’s)?(?: own)?(?: salary| pay)?\b`,
    '',
    'remove from each person salary',
  ),
]
