import { figure } from '../figures.ts'
import { costs, decisive, employer, idle, type Saying } from './saying.ts'

/** What of a building is repaired or made new. */
const ofBuilding = String.raw`(?:(?:the|my|our|all|di|everywhere|everything|old|new|whole) )*(?:roof(?:ing)?|paint(?:ing)?|ceilings?|plumbing|pipes?|wiring|tiles?|fence|gates?|borehole|windows?|doors?|floors?|building|house|flats?|shops?|toilets?|walls?|rooms?)\b`

/** Rents that are paid or received, homes of an employer, loans on a home. */
export const ofHomes: readonly Saying[] = [
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
  decisive(
    String.raw`${figure}(?: this year| in the year| a year)?,? (?:out )?of which ${figure} (?:is|was|na) (?:the |for )?interest`,
    'of which ₦$3$4 is interest this year',
    '1.9m this year, of which 1.1m is interest',
  ),
  decisive(
    String.raw`\b(i|she|he|we|they)( also)? (?:pays?|dey pay) ${figure}((?: a year| yearly| every year| per year| a month| monthly)?) for the (?:house|flat|place|room|apartment) (?:i|she|he|we|they|wey i) (?:lives?|stays?|dey stay|dey live)(?: in)?`,
    '$1$2 pay house rent of $3$4$5',
    'She pays 300k a year for the house she lives in',
  ),
  decisive(
    String.raw`\b(${employer}) (?:put|puts|keeps?|lodged|lodges|gave|gives|moved|placed) me (?:up )?(?:in|inside|into)? ?(?:a |one |their )?(?:flat|house|apartment|quarters|place|duplex|bungalow),? (?:and )?(?:the )?rent (?:of|for) (?:such|the|that|this|di) (?:flat|house|apartment|place|quarters)? ?(?:is|na|be) ${figure}`,
    'my employer pays my house rent of $2$3',
    'Bank put me in a flat, the rent of such flat is 3.5m a year',
  ),
  decisive(
    String.raw`\b${figure}((?: (?:a|per|every|each) (?:month|year)| monthly| yearly)?) goes to (?:them|the bank|dem|it),? (?:and|but|out of which|of which) ${figure} (?:of (?:that|it|which|dat) )?(?:is|na) (?:the )?interest`,
    'the loan costs me interest of $4$5$3',
    '1.1m a year goes to them and 640k of that is interest',
  ),
  decisive(
    String.raw`\b(?:the )?interest (?:on|of|for) (?:the|my|our) (?:mortgage|home loan|housing loan|house loan|loan) (?:of|for|on) (?:the|my|our) (?:house|home|flat|duplex|bungalow)(?: (?:that |which |wey )?(?:i|we) (?:dey )?(?:live|stay)(?: in)?)?(?= (?:is|was|na|came to|costs?|takes?)?\s*(?:about )?(?:₦|n|#)?\s?\d)`,
    'mortgage interest on my own home',
    'the interest on the mortgage of the house I live in is 2.3m',
  ),
  decisive(
    String.raw`\b${employer}(?: also| even)? houses? me[,;.]? (?:and )?(?:the|that|di) (?:place|house|flat|quarters|apartment)(?: is| na| e be)? (?:worth|valued at|would rent for|would go for|go rent for) ${figure}(?: (?:a|per|every) year| yearly)?(?: (?:in|as|for) rent)?`,
    'my employer pays my house rent of $1$2',
    'The company also houses me, the place is worth 2m a year in rent',
  ),
  decisive(String.raw`\b(?:boys|boy's|boys'|b) ?quarters?\b|\bbq\b`, 'flat', 'I rent out my boys quarters'),
  decisive(
    String.raw`\b(rent(?:s|ed)? out my \w+) at ${figure}`,
    '$1 to tenants, the tenants pay $2$3',
    'I rent out my flat at N1,200,000 a year',
  ),
  decisive(
    String.raw`\b${costs}(?:(?:,? and |, |,? n |,? & )${costs})+ (?:cost|costs|took|take|takes|came to|come to|gulped|gulp|na|is|was|were)(?: me)?(?= (?:about |like )?(?:₦|n|#)?\s?\d)(?! (?:about |like )?\d{1,2} ?(?:%|percent))`,
    'all costs were',
    'the stock sold, rent, light and salaries cost me 5.5m',
  ),
  idle(
    String.raw`\bfrom my (?:flat|house|room|apartment|parlour)\b`,
    'from home',
    'I work from my flat in Enugu',
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
    String.raw`\b(?:gain|profit) ((?:na|is|of)? ?${figure}(?: monthly| a month| yearly| a year| every month)?) before (?:i )?(?:comot|remove|removing|pay|paying)`,
    'sales $1, costs are',
    'My gain na 320k monthly before I comot shop rent 600k',
  ),
  decisive(
    String.raw`\bi (?:dey )?pay (?:the |my )?(nanny|cook|driver|gateman|house ?help|maid|cleaner|gardener)(?: for my house| in my house| at home)? ${figure}`,
    'my $1 earns $2$3',
    'I dey pay the nanny for my house 100k every month',
  ),
  decisive(
    String.raw`\b(?:i|we) (?:get|have|employ(?:ed)?|hired?|keep) (?:a |an |one |my )?(house ?girl|house ?boy|nanny|cook|driver|gateman|house ?help|maid|cleaner|gardener|guard|help)(?:,)? (?:wey|that|who|which) (?:i|we) (?:dey )?pay(?:s|ing)? ${figure}`,
    'my $1 earns $2$3',
    'I get house girl wey I dey pay 65k every month',
  ),
  decisive(
    String.raw`\bshar(?:e|es|ed|ing) (?:a|the|one|our) (?:flat|house|apartment|room)(?: of| for| that costs?)? ${figure}[^.;!?\d]{0,25}?\beach of us (?:pays?|paid|dey pay) ${figure}`,
    'pay house rent of $3$4 a year',
    'My friend and I share a flat of 1.6m a year, each of us pays 800k',
  ),
  decisive(
    String.raw`\b(?:pays?|dey pay|paid) ${figure}((?: a year| yearly| every year| per year| a month| monthly)?) for (?:(?:my|our|a|one|the) )?(?:own )?(?:\d |one |two |three )?(?:bed ?rooms?(?: flat| apartment| house| bungalow)?|room and parlou?r|self ?con\w*|mini ?flat|room|house|flat|apartment|bungalow|duplex)\b`,
    'pay house rent of $1$2$3',
    'What if I pay 400k a year for my room',
  ),
  decisive(
    String.raw`\b${employer}(?: also| even)? houses me in (?:a|the|their|one)\b[^.;!?\d]{0,40}?\b(?:would|could|go) rent (?:for|at|out for) ${figure}`,
    'my employer pays my house rent of $1$2',
    'The church also houses me in a mission house they say would rent for 900k',
  ),
  decisive(
    String.raw`\b(?:if|suppose|say|when) (?:i|we) (?:come |go |don |dey |want to |wan )*(?:change|changed|repair|repaired|paint|painted|renovate|renovated|fix|fixed|do|replace|replaced|roof|re-?roof|plaster|tile|fence) ${ofBuilding}[^.;!?\d]{0,60}?,? (?:for |at |na |is |e be |e cost |cost |costs |that is |spend |and (?:it|e) (?:cost|costs|na|is) |with )*${figure}`,
    'what if repairs cost $1$2',
    'if I come change roof and paint everywhere, 900k',
  ),
  decisive(
    String.raw`\b(?:my )?(?:gain|profit) before (?:i )?(?:(?:any|all|the|my|removing|paying|remove|pay|shop|office|stall) )*rents? (?:is|was|na|of|are|be) `,
    'my sales are ',
    'My profit before any rent is N3.9m for the year',
  ),
]
