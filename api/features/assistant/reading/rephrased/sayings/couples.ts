import { figure } from '../figures.ts'
import { decisive, type Saying } from './saying.ts'

const spouse = String.raw`(wife|husband)`
const earns = String.raw`(?:earns?|dey earn|collects?|dey collect|gets?|dey get|makes?|dey make|receives?|takes? home|am on|is on|are on|dey on|have|has)`
const often = String.raw`((?: (?:a|per|every|each|for) (?:month|year)| monthly| yearly)?)`
const joint = String.raw`[.,;:]?\s*(?:and |while |but |then )?`
const theTwo = String.raw`(?:my ${spouse} and (?:i|me)|(?:i|me) and my ${spouse}|my ${spouse} with me)`
const opening = String.raw`\b${theTwo}\b[^.;!?\d]{0,45}?[.,;:]\s*`

/** Two who both earn, told one after the other: each is said with the name. */
export const ofCouples: readonly Saying[] = [
  decisive(
    String.raw`${opening}(?:i|me) ${earns} ${figure}${often}${joint}(?:she|he|e|him|her) ${earns} (?=(?:₦|n|#)?\s?\d)`,
    'I earn $4$5$6 and my $1$2$3 earns ',
    'My wife and I both work. I earn 320k a month, she earns 180k a month',
  ),
  decisive(
    String.raw`${opening}(?:she|he|e|him|her) ${earns} ${figure}${often}${joint}(?:i|me) ${earns} (?=(?:₦|n|#)?\s?\d)`,
    'My $1$2$3 earns $4$5$6 and I earn ',
    'Me and my husband both work. He earns 320k a month, I earn 180k a month',
  ),
  decisive(
    String.raw`\bmy ${spouse} (?:trades|sells? [a-z ]{2,20}|has a shop|does business|runs [a-z ]{2,20}|is an? [a-z]{3,20}),? (?:and )?(?:her|his) (profit|salary|pay|income|gain) (?:is|na) (?=(?:about |like )?(?:₦|n|#)?\s?\d)`,
    'my $1 earns a $2 of ',
    'My wife trades, her profit is 750k a year',
  ),
  decisive(
    String.raw`\bi(?:'m|’m| am)? (?:on|earn|get|make) ${figure}${often}${joint}he (?:is on|earns|gets|makes|is earning) (?=(?:about |like )?(?:₦|n|#)?\s?\d)`,
    'I earn $1$2$3 and my husband earns ',
    "We marry in December. I'm on 550k a month and he is on 800k a month",
  ),
  decisive(
    String.raw`\bi(?:'m|’m| am)? (?:on|earn|get|make) ${figure}${often}${joint}she (?:is on|earns|gets|makes|is earning) (?=(?:about |like )?(?:₦|n|#)?\s?\d)`,
    'I earn $1$2$3 and my wife earns ',
    'I earn 550k a month and she earns 800k a month',
  ),
]
