import { figure } from '../figures.ts'
import { decisive, idle, type Saying } from './saying.ts'

/** What a trade takes in, what it costs, what is taken at source and whose part it is. */
export const ofTrade: readonly Saying[] = [
  decisive(
    String.raw`\b(?:exactly |about |like |roughly )?half (?:of )?(?:it|the money|that|everything|am) (?:dey |all )?(?:goes|go|is spent|is used|dey go|finish)(?: in| out| on)?(?:to)?\b`,
    '50% of it goes on',
    'exactly half of it goes into foodstuff and gas',
  ),
  decisive(
    String.raw`\bi (?:dey )?(?:bill|invoice)(?: (?:them|him|her|my clients?|clients?))?(?= (?:about |around )?(?:₦|n|#)?\s?\d)`,
    'I earn',
    'I bill 1.5m every month',
  ),
  decisive(
    String.raw`\bno (?:real|actual|much|big|serious) (?:business )?(costs?|expenses?)\b`,
    'no $1',
    'I bill 1.5m every month and have no real costs',
  ),
  decisive(
    String.raw`\bwhere (?:i|we) (?:dey )?(?:live|stay)(?: (?:with|and)(?: \w+){1,3})? (?:is|na|costs?)(?= (?:about |like )?(?:₦|n|#)?\s?\d)`,
    'my house rent is',
    'The shop is 500k a year, where I live with my family is 700k a year',
  ),
  decisive(
    String.raw`\bcapital allowances?\b`,
    'business expenses',
    'capital allowance on the oven is 375k for the year',
  ),
  decisive(
    String.raw`\bmoney (?:wey|that|which) (?:i|we) (?:don )?(?:put|use|spend|invest|pump)(?: inside| enter| for (?:it|am|inside)| put)?(?: all)? (?:na|is|reach|be|was)(?= (?:about |like )?(?:₦|n|#)?\s?\d)`,
    'my costs are',
    'Money wey I put inside na 3.2m, na only 1.1m I fit sell',
  ),
  decisive(
    String.raw`\b(?:na )?only ${figure} (?:na wetin |wey )?i (?:fit |come |just |dey |don |could |managed to )*(?:sell|sold|make from am|realise)\b`,
    'my sales are $1$2',
    'Money wey I put inside na 3.2m, na only 1.1m I fit sell',
  ),
  decisive(
    String.raw`\bafter (?:i (?:buy|remove|put|pay) )?(?:fuel|petrol|diesel|gas|everything|all expenses|expenses|costs?|transport|market|my costs)(?: and \w+)? (?:i|me) (?:dey |go |still |fit )*(?:see|get|carry|hold|make|remain with|pocket|find)(?= (?:about |like )?(?:₦|n|#)?\s?\d)`,
    'my profit is',
    'after fuel I dey see 7k any day wey I work',
  ),
  decisive(
    String.raw`\bi (?:never|neva|no|have not|haven't|did not|didn't|don't|forgot to|forget)(?: yet| even)? (?:remove|comot|minus|subtract|deduct|count|add)(?:d|ed)? (?:the |my )?(?=(?:(?:shop|office|gen|generator|stall|store|fuel|light|nepa|diesel|petrol|workers?|boys?|staff|data|transport|rent|power|electricity|water|waste|security|and|the|my) )+(?:₦|n|#)?\s?\d[\d.,]*(?:\s?(?:k|m|thousand|million)|,\d{3}| naira)\b)`,
    'my business costs are ',
    'I never remove shop rent 30k and gen fuel 20k, na every month',
  ),
  idle(String.raw`\b(?:from|on|through|via) 1688\b`, 'from China', 'I dey order smart watch from 1688'),
  decisive(
    String.raw`\b(?:brought|sent|gave|served|served on|slammed|slap(?:ped)?)(?: (?:me|us))?(?: with)? (?:a |an |one )?(?:tax )?assessment (?:of|for|na) ${figure}\.?`,
    'assessed me.',
    'LIRS brought me an assessment of N1.2m. My actual profit was 5.6m',
  ),

  decisive(
    String.raw`\b(?:makes?|earns?|gets?|dey make) ${figure}((?: (?:a|per|every) (?:day|week|month|year)| daily| weekly| monthly| yearly)?) before (?:his |her |my |their |the |any |all )?(?:costs?|expenses?)\b`,
    'has sales of $1$2$3',
    'He makes 400k a month before costs',
  ),
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
  decisive(
    String.raw`\b(?:customers?|clients?|they|dem|the (?:bank|company|client))? ?(?:have |has |don )?(?:already )?(?:withheld|deducted|removed|took|take|comot) ${figure} (?:as|for|say na) (?:the |their )?(?:wht|withholding(?: tax)?)\b`,
    '. Withholding tax of $1$2 was taken this year',
    'clients have already withheld 700k as WHT',
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
  idle(
    String.raw`[.,]?\s*\b(?:no|without any) (?:expenses?|costs?) (?:on|for|inside) (?:it|am|them)\b`,
    '',
    'No expense on it',
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
  decisive(
    String.raw`\b(?:brands?|sponsors?|companies|advertisers?) (?:gave|give|paid|pay) me (?:another )?${figure}(?: for (?:adverts?|ads|promos?|posts?|shout ?outs?))?`,
    'I also earned $1$2',
    'brands gave me 3.1m for adverts',
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
    String.raw`\bafter (?:bolt|uber|indrive|the app|app|rider|opay) (?:don )?(?:remove|removes|take|takes|comot) (?:dia|their|its|im|the) (?:commission|cut|share|own)\b`,
    '',
    '85k weekly after bolt remove dia commission',
  ),
  decisive(
    String.raw`\b(?:clients?|customers?|they|dem) (?:have |has )?(?:already )?(?:deducted|removed|withheld|took) \d{1,2} ?(?:%|percent) (?:wht|withholding(?: tax)?)(?: on ${figure}(?: of [^()\d]{0,20})?)? ?\((?:₦|n|#)?\s?(\d[\d,.]*)\s?(k|m|million)?\)`,
    'Withholding tax of $3$4 was taken this year',
    'Clients already deducted 5% withholding tax on N20m of the fees (N1m)',
  ),
  idle(
    String.raw`\bmon(?:day)? to sat(?:urday)? every week\b`,
    'Monday to Saturday',
    'Monday to Saturday every week',
  ),
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
  decisive(
    String.raw`\b(?:we )?(?:share|split|divide)s? (?:it|am|the profit|everything)? ?(\d{2})\s?[/:-]\s?\d{2},? (?:and )?(?:i|me) (?:take|get|collect|dey take|own) (?:the )?\1(?: ?%| percent)?`,
    '$1% of it is mine',
    'we share it 60/40, I take the 60',
  ),
  decisive(
    String.raw`\b(?:shows?|gigs?|concerts?|weddings?|events?) (?:paid|pay|gave|brought|fetched)(?: me| us)?(?= (?:about |like )?(?:₦|n|#)?\s?\d)`,
    'I had sales of',
    'Shows paid me 12m this year. Manager took his 20%',
  ),
  decisive(
    String.raw`\bi (?:earn|make|live on|work on|get|am on|dey on) (?:only|just|purely|strictly) (?:on )?commissions?\b(?=[^]*\b(?:spen[dt]|costs?|expenses)\b)`,
    'I have my own business, my sales are commissions',
    'I earn only commissions, 11.3m for this year. Spent 1.9m on fuel, adverts',
  ),
  decisive(
    String.raw`\b(?:from|out of) (?:it|am|that|dat|this|the money),? (?=(?:\w+ ){1,3}(?:takes?|took|chops?|gulps?|dey take|dey chop|costs?) (?:about |like )?(?:₦|n|#)?\s?\d)`,
    'my costs are: ',
    'total trips is about 95k a week. From it fuel takes 30k',
  ),
  decisive(
    String.raw`\b(?:fetched|brought(?: in)?|gave me|paid me) ${figure}((?: this year| in the year| a year| a month| monthly)?),? (?:but|and) i (?:spent|spend|used) ${figure} (?=(?:on|for)\b)`,
    'had sales of $1$2$3, my costs are $4$5 ',
    'Consultancy fetched 3.6m this year but I spent 600k on travel',
  ),
  decisive(
    String.raw`\bcommissions?((?: (?:from|on|for) [^.;!?\d]{2,30})?) (?:was|is|na|of|were|came to) (?=(?:about |like )?(?:₦|n|#)?\s?\d)(?=[^]*\b(?:cost me|to earn (?:it|that|am))\b)`,
    'my business sales $1 were ',
    'Commission from land and houses was 5.2m this year. Transport, phone cost me 740k to earn it',
  ),
  decisive(
    String.raw`\b(?:show|gig|performance|concert) money(?: of| is| was| na)?(?= (?:about |like )?(?:₦|n|#)?\s?\d)`,
    'my business sales are',
    'Show money 9m, streaming royalties 2.4m (naira)',
  ),
  decisive(
    String.raw`\bmy (?:manager|promoter|label|booker) (?:took|takes?|collected|collects?|chops?|got) (?=(?:about |like )?(?:₦|n|#)?\s?\d)(?![\d.,]+ ?(?:%|percent))`,
    'my costs are ',
    'My manager took 1.8m and studio plus video cost 2.1m',
  ),
  decisive(
    String.raw`\bi(?:'m|’m| am) left with ${figure}((?: (?:a|per|every) (?:day|week|month)| daily| weekly| monthly)?) (?:when|after|once) [^.;!?\d]{3,50}? (?:are|is|have been|has been|don) (?:out|off|gone|removed|paid|comot)`,
    'my profit is $1$2$3',
    "I'm left with 14k a day when fuel, servicing and commission are out",
  ),
  idle(
    String.raw`\b(bolt|uber|indrive|in drive) and (bolt|uber|indrive|in drive) together\b`,
    '$1 and $2',
    'inDrive and Uber together',
  ),
  decisive(
    String.raw`\bi (?:never|neva|no|have not|haven't|did not|didn't|forgot to|forget)(?: yet| even)? (?:remove|comot|minus|subtract|deduct|count|add)(?:d|ed)? (?:the |my )?(\d+|two|three|four|five|six) (boys|girls|workers|apprentices|staff|assistants|attendants) (?:wey |that |who )?(?:i )?(?:dey )?pay(?:ing|s)? ${figure}( each)?`,
    'my costs: $1 $2 $3$4$5',
    'I never remove the 2 boys wey I dey pay 40k each every month',
  ),
  decisive(
    String.raw`\bi ([a-z]{3,12})(?: \w+){0,2} on the side and (?:clear|make|get|earn) (?=(?:about |like )?(?:₦|n|#)?\s?\d)`,
    'I $1 as a business, my profit is ',
    'i bake on the side and clear 120k monthly',
  ),
  decisive(
    String.raw`\bafter (?!i\b)[^.;!?\d]{3,50}? na ${figure} (?:dey |go )?(?:remain|left)\b`,
    'my profit is $1$2',
    'after delivery, fuel and agbero na 11k remain per day',
  ),
  decisive(
    String.raw`\b(?:students|parents|customers|clients|members|patients|guests) paid (?=(?:about |like )?(?:₦|n|#)?\s?\d)(?=[^]*\b(?:spent|spend|cost|costs|paid for|expenses)\b)`,
    'I had sales of ',
    'Students paid 6.75m in total this year, I spent 1.44m on teachers',
  ),
  decisive(
    String.raw`(?<!\b(?:out of|from) (?:that|it|this|am),? )\b(?:i|we) (?:dey |also )*pay ${figure}((?: (?:a|per|every|each) (?:month|year)| monthly| yearly)?) for (?:the|my|our|di) (shop|stall|store|kiosk|office|showroom|warehouse|workshop)(?: (?:in|for) (?:a |one |the )?(year|month)| (?:a|per|every) (year|month))?(?! ?(?:help|boy|girl|attendant))`,
    'my $4 rent is $1$2$3 $5$6 ',
    'i pay 480k for the shop in a year',
  ),
  decisive(
    String.raw`\b(?:all|whole|throughout the) year(?: round| long)?(?= ${figure} (?:profit|gain)?\s?(?:every|a|per|each) month\b)`,
    '',
    'I sold garri all year 28k profit every month',
  ),
  decisive(
    String.raw`\b(?:i|we) (?:dey |also )*sell (?:[a-z]+ ){1,3}(?:of|worth|reach(?:ing)?|up to) (?:about |like |around |over )?(?=(?:₦|n|#)?\s?\d)`,
    'my sales are ',
    'I sell things of about 2m every month',
  ),
  decisive(
    String.raw`\b(?:i |we )?(?:sell|selling|sells|makes?) (?:about |like |around )?${figure} (?:worth )?(?:of )?(?:goods|things|market|stock) (?=(?:a|per|every|each|in a|for) (?:day|week|month|year)|daily|weekly|monthly|yearly)`,
    'sales of $1$2 ',
    'I sell 300k worth of goods every month',
  ),
  decisive(
    String.raw`\b(?:share|split|divide)s? (?:the |our )?(?:profit|gain|income|everything|money)[^.;!?\d]{0,50}?(\d{2}) ?[:/-] ?(\d{2}),? (?:and )?(?:i|me)(?:'m|’m| am| be| dey| take| takes| own| get| collect)* (?:the |with )?(\d{2})\b`,
    '$3% of it is mine',
    'me and my brother share profit of our shop 35:65, i am the 35',
  ),
  idle(
    String.raw`\btransport(?:ation)?(?:,| and| &| plus) (?=(?:adverts?|ads|fuel|data|phone|airtime|food|tools?|publicity|posters?|internet|materials?)\b)|(?<=\b(?:adverts?|ads|fuel|data|phone|airtime|tools?|internet|materials?))(?: and| &| plus) (?:transport|t-?fare)(?: fare)?\b`,
    '',
    'transport and adverts 40k a month',
  ),
  idle(
    String.raw`(?<=\bfees(?: for \w+)?|\b(?:legal|professional|consultancy|consulting|school|tutorial) fees(?: of| are| were| na| is)?)\s+(?=(?:₦|n|#)?\s?\d[\d,.]*\s?(?:k|m|million|thousand)?\b[^]*\b(?:expenses?|costs?|salaries|materials)\b)`,
    ' as sales of ',
    'legal fees 22 million this year, 30 percent of it na expenses',
  ),
  decisive(
    String.raw`\b(?:i |we )?sold (?:[a-z]+ ){1,3}worth (?=(?:about |like )?(?:₦|n|#)?\s?\d)(?=[^]*\b(?:ingredients|packaging|stock|materials|gas|feed|flour|sugar|fabric|fertili[sz]er|goods|costs?)\b)`,
    'my business had sales of ',
    'sold cakes worth 2.2m this yr but ingredients, gas and packaging took 2.45m',
  ),
  idle(
    String.raw`\b(?:any|every|each) (?:day|market day) (?:wey|that|when|which|i) ?(?:i )?(?:dey )?(?:work|works|go out|enter (?:road|market)|come out|carry (?:passenger|am go out)|sell|open)\b`,
    'every day',
    'after fuel I dey see 7k any day wey I work',
  ),
  idle(
    String.raw`(?:^|\b(?:and|but|the|my|this) )?\b(keke|okada|bike|car|bus|danfo|taxi|cab|machine|motor|boat|truck|shop|vehicle|maruwa|napep) (?:(?:no be|is not|isn't|isn’t|not) (?:my own|mine|for me)|(?:belongs? to|na for|is for|is owned by) (?:my )?(?:somebody|someone|oga|boss|madam|owner|another person))\b[.,;]?`,
    'In my $1 work',
    'Keke no be my own, I dey deliver 5k every day',
  ),
  decisive(
    String.raw`\b(?:dey |must |have to )?(?:deliver|delivers|remit|remits|return|returns|drop|balance|pay|give)s? ${figure}((?: (?:every|a|per|each) (?:day|week|month)| daily| weekly| monthly)?) (?:give |to |for |back to |as (?:delivery|balance) to )+(?:the |my |di )?(?:owner|oga|keke owner|bike owner|bus owner|car owner|vehicle owner)\b`,
    'spend $1$2$3 on the machine',
    'I dey deliver 5k every day give owner',
  ),
  decisive(
    String.raw`\b(?:i|we) (?:dey |also |then )*(?:paid|pay|gave|give|settled|settle) (?!me\b|tax|paye|him\b|her\b)([a-z][^.;!?,\d]{2,40}?) ${figure} (?:out of|from) (?:it|that|this|am|dat|the money|my (?:own )?pocket)\b`,
    'my costs are $2$3 for $1',
    'I paid my band and backup 1.1m out of it',
  ),
  decisive(
    String.raw`\b(flights?|hotels?|transport|costumes?|equipment|materials?|tickets?) (?:(?:i|we) )?(?:paid|bought|covered|handled) (?:for )?(?:by )?(?:myself|ourselves|on my own|from my pocket) ${figure}`,
    'I spent $2$3 on $1',
    'Flights I paid myself 700k',
  ),
]
