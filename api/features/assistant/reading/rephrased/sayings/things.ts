import { figure } from '../figures.ts'
import { decisive, idle, month, type Saying } from './saying.ts'

/** Things that were sold or bought, money that was put away, left to somebody or paid in for later. */
export const ofThings: readonly Saying[] = [
  decisive(
    String.raw`\b(?:(?:open|opened|join|joined|start|started) (?:a |my |the )?(?:micro[- ]?)?pension|micro[- ]?pension)(?: plan| account| scheme)? and (?:i )?(?:put|pay|save|contribute|drop)(?:ting|ing)? ${figure}(?: inside| into it| in it| in)?`,
    'pay pension of $1$2',
    'If I open a micro pension and put 25k inside every month',
  ),
  idle(
    String.raw`\b${figure} (?:as |of |for |in )?(?:(?:the|my|a|life|insurance|assurance) )*premiums? (?:for|on) (?:(?:a|the|my|our|own|policy|insurance|assurance|cover|on|of|for|spouse's|wife's|husband's) )*life\b(?: (?:insurance|assurance|policy|cover))?`,
    'life insurance premium of $1$2',
    '240k premium for a policy on my own life',
  ),
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
  decisive(
    String.raw`\b(?:do|play|run|join|carry)(?:ing)? (?:an? |the )?(ajo|esusu|adash[ei]|thrift)\b[^.;!?\d]*\b(?:collect|pack|get|receive|carry|take) (?:about )?${figure}`,
    'will collect my $1 of $2$3',
    'We do ajo, my turn is coming and I will collect 1.2m',
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
    String.raw`\b(?:die|died|passed|late|kpeme|kpai)(?: away)?(?: (?:last (?:year|month)|this year|recently))?[.,;]?(?: (?:and|then|so|but))?(?: (?:e|he|she|him|im|they|dem|papa|mama))?(?: (?:don|come|just))? (?:leave|left|lef|will|willed)(?: (?:me|us|behind|give|for))* (?:about |like )?${figure}(?!\s?(?:k|m|thousand|million)?(?: naira)?\s?(?:rent|pension|debts?|gbese|loan|monthly|yearly|weekly|(?:a|per|every|each) (?:day|week|month|year)))`,
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
  decisive(
    String.raw`\b(?:him|her|his|their|my|the) pfa (?:dey |is )?(?:pays?|paying|gives?|sends?) (?:am|him|her|me|them)(?: a)?(?: pension(?: of)?)? (?=(?:₦|n|#)?\s?\d)`,
    'pension I receive is ',
    'Him PFA dey pay am pension 96k every month',
  ),
  decisive(
    String.raw`(?<!\bretired?\b[^]*)\bmy pension (?:is|na)(?: about)? ${figure}((?: (?:a|per|every) (?:month|year)| monthly| yearly)?) (?:from|by|under) [^.;,!?\d]{2,40}`,
    'pension I receive is $1$2$3',
    'My pension is 118,000 monthly from Stanbic pension',
  ),
  decisive(
    String.raw`\b(?:e|he|she|him|papa|daddy|mama|they|dem) (?:don |come )?(?:leave|left|lef|willed) ${figure} (?:for|in|inside) (?:the |im |his |her )?(?:bank|account)(?: for me\b|(?=[^]*\b(?:will|inherit\w*|late|die|died|burial|papa|father|mother|estate)\b))`,
    'I inherited $1$2',
    'e leave 18m for bank for me',
  ),
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
]
