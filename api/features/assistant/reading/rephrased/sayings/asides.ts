import { figure } from '../figures.ts'
import { idle, type Saying } from './saying.ts'

const takes = String.raw`(?:cut|cuts|cutting|remov\w+|deduct\w*|tak(?:es?|ing)|tax(?:es|ing)?|comot\w*|withh[eo]ld\w*)`

/** Told beside the sum, and in none: who takes the tax, what a trade is not, where somebody studies. */
export const ofAsides: readonly Saying[] = [
  idle(
    String.raw`[.,;]?\s*\b(?:each|every)(?: one)? (?:of (?:them|dem|the \w+)|school|company|employer|office|job|place|one)? ?(?:(?:is|are|dey|was|were|just|only|also|now|always|don) )*${takes}\b[^.;!?\d]*(?=[.;!?]|$)`,
    '',
    'Each of them is cutting tax as if the other one does not exist',
  ),
  idle(
    String.raw`[,;]?\s*\b(?:and |but |because )?(?:we|i|it|e|this|my \w+|the \w+)(?:'re|'m|’re|’m)?(?: (?:am|are|is|be|was))? (?:not|no be|isn't|aren't)(?: yet)? (?:a |an |any )?(?:(?:registered|limited|incorporated|proper|real) )*(?:company|companies|ltd|limited|registered|incorporated)\b`,
    '',
    'Two of us own a small bakery, we are not a company',
  ),
  idle(
    String.raw`\b(?:nobody|no one|no person|nothing) (?:is |are |dey |has been )?(?:remov|deduct|tak|cut|comot)\w*(?: for| as)? (?:any |my )?(pension|nhf|nhis)\b`,
    'no $1',
    'it averages 275k a month, nobody is removing pension',
  ),
  idle(
    String.raw`\b(?:for|doing|on|to do) (?:my |a |the )?(?:masters?|msc|m\.sc|phd|mba|degree|studies|study|school|course|training|scholarship|programme|program)\b[^.;!?,\d]{0,20}\b(?:till|until|up to|to) (?:next (?:year|month)|20\d\d|(?:the )?end of (?:the|next|this) year)\b`,
    'for studies',
    "I'm in Manchester for my masters till next year",
  ),
  idle(
    String.raw`\b(?:so |but )?once (?:somebody|someone|you|i|a person|person|anybody|one|your (?:pay|income)) (?:cross\w*|pass\w*|reach\w*|exceed\w*|hits?|earns?|enters?|is above|are above) ${figure}(?:[^.!?\d]|\.(?=\d))*[.!?]+(?=[^]*\d)`,
    '',
    'so once somebody crosses 50m they take a quarter of EVERYTHING? my MD is on 60m a year',
  ),
  idle(
    String.raw`[,;]? (?:so )?(?:that|dat|e|it) (?:will|would|go|means?|should|must)(?: be| come to| mean)? ${figure}\s*\?+`,
    ' how much is the tax?',
    'my MD is on 60m a year, that will be 15m??',
  ),
  idle(
    String.raw`\b(?:for|per|a|in) (?:one |the |a )?(?:year|month),? (?:and|&|plus|or|abi) (?:also )?(?:(?:for|per|a|in|every) )?(?:one |the |a |every )?(?:month|year)(?=\s*(?:[?.!]|$))(?<!\d(?:[^.;!?]|\.\d){0,45})`,
    '',
    'which amount be tax for year, and for month?',
  ),
  idle(
    String.raw`\b(?:come |go |fit |also |still |want )*(?:collect|take|get|demand|have|carry|chop) (?:their|dia|im|its|any|a|his) (?:own )?share(?: (?:of|for|from|inside) (?:it|the money|am|that|di money))?`,
    'take tax',
    'Tax people go come collect their share of the money?',
  ),
  idle(
    String.raw`,?\s*\b(?:net of|after|less|minus|after (?:removing|deducting|all)|when (?:i|you) (?:remove|minus)) (?:all )?(?:of )?(?:my |the |any )?loss(?:es)?\b(?! (?:of |were |was |is |na |from |on )?(?:about )?(?:₦|n|#)?\s?\d),?`,
    '',
    'net of my losses im up 7.4m naira in gains',
  ),
  idle(
    String.raw`\b(how much|what|wetin|which)( (?:is the |be the |is my )?(?:income )?(?:tax|paye|money|amount))? (?:am i|i dey|do i dey|i am|are we|we dey|is (?:he|she)|(?:he|she) dey|will i be|i go dey) owing\b`,
    '$1$2 do I owe',
    'How much tax am i owing for this year',
  ),
  idle(
    String.raw`[,;]?\s*\b(?:because (?:of )?)?(?:(?:the|these|some|many) )?(?:producers?|customers?|clients?|people|brands?|companies|everybody|everyone|they|dem) (?:(?:are|is|dey|still|keep|were|always) )*owing (?:people|everybody|everyone|each other|workers|artistes?|freelancers)\b`,
    '',
    'Work was dry this year because of producers owing people',
  ),
  idle(
    String.raw`,?\s*\b(?:for|in|of|from) last month\b(?=[^]*\b(?:every|each|all|other) (?:other )?months? (?:is|are|na|be|e be|dey)?\s*(?:just |exactly |almost |still )*(?:like (?:that|this|so|am|it)|the same|same)\b)|\blast month,? (?=[^]*\b(?:every|each|all|other) (?:other )?months? (?:is|are|na|be|e be|dey)?\s*(?:just |exactly |almost |still )*(?:like (?:that|this|so|am|it)|the same|same)\b)`,
    '',
    'my book for last month: sold 1.4m. Every month is just like that',
  ),
  idle(
    String.raw`[.,;]\s*(?:and )?(?:every|each|all|the other|all the|all other) (?:other )?months? (?:is|are|na|be|e be|dey)?\s*(?:just |exactly |almost |still )*(?:like (?:that|this|so|am|it)|the same|same)\b`,
    ', all of it monthly',
    'sold 1.4m, bought the fish 1.05m. Every month is just like that',
  ),
  idle(
    String.raw`\b(?:(?:and |but )?(?:i |we )?(?:started|began|opened)(?: (?:the |my |this )?(?:work|business|job|trade|shop|it))?|have been (?:doing|running) (?:this|it)) (?:in|from|since) (?:early )?jan(?:uary)?\b(?: this year| 2026)?,?(?! (?:to|till|until|-|20\d\d))(?![^]*\b(?:till|until|reach|stopped|ended|closed|left)\b)`,
    '',
    'Started in January, made 1.35m from brides this year',
  ),
]
