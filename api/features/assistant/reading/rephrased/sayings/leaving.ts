import { figure } from '../figures.ts'
import { idle, month, type Saying } from './saying.ts'

/** What somebody works at, and may lose. */
const work = String.raw`(?:job|work|employment|office|post|position|appointment|role)`
const whose = String.raw`(?:my|the|our|his|her|their|this|that|di)`
/** What is paid for that. */
const paid = String.raw`(?:compensation|severance|payment|package|settlement|lump sum)`
/** "For the loss of my job", "because of the work wey I lose". */
const lost = String.raw`(?:for |of |because of |on |over |due to )(?:${whose} )?(?:los(?:ing|s of) (?:${whose} )?${work}|${work} loss|${work} (?:wey|that|which)? ?i (?:don )?(?:lose|lost|loss))\b`
/** What came in until then, told as one sum. */
const whole = String.raw`(?=[^]*\b(?:in total|altogether|in all|so far|all together)\b)`
/** Says that an employer let somebody go. */
const letGo = String.raw`(?:released|disengaged|retrenched|sacked|sack|dismissed|downsized|laid off|lay off|let go(?: of)?|eased out|dropped|terminated)`

/** A job that was lost, and what was paid for that. */
export const ofLeaving: readonly Saying[] = [
  idle(
    String.raw`\bi (?:was|got|don) ${letGo} (?:in|by|for|since|at|around) (?:the )?(?:end of |early |mid |late )?(?:${month})[.,;]?${whole}`,
    '',
    'I was let go in April. I got 3.5m in total',
  ),
  idle(
    String.raw`\b(?<!as )${paid} ${lost}`,
    'compensation for the lost job',
    'Severance for the loss of the job is 62m',
  ),
  idle(
    String.raw`\b(?:as ${paid} )?${lost}`,
    'as compensation for the lost job',
    'compensation for losing the job',
  ),
  idle(
    String.raw`\bgolden (?:hand ?shake|parachute)\b[\s!:,.-]*(?=[^]*\blost job\b)`,
    '',
    'Golden handshake: 68m as compensation for the lost job',
  ),
  idle(String.raw`\bgolden (?:hand ?shake|parachute)\b`, 'severance', 'a golden handshake of 68m'),
  idle(
    String.raw`(?<!\b(?:till|until|before|when) )\b(?:they|dem|\w+) (?:have |has |had |don |just |also )*${letGo} (?:(?:some|many|all|most|half|plenty|(?:about |over |like |almost )?\d{1,4}) of us|us all|all of us|us|me)\b`,
    'I left',
    'Shell released some of us at the end of March',
  ),
  idle(
    String.raw`\b(?=from jan)(?<=\b(?:end of|ending|end) (${month})\b[^]*)from jan(?:uary)? (?:till|until|to|up to|reach) (?:then|that time|that date|i left|when i left|they sacked me|dem sack me)\b`,
    'from January to $1',
    'I left at the end of May. I was on 550k monthly from January till then',
  ),
  idle(
    String.raw`\b(salary|pay|wages|income)(?: i (?:earned|got|collected))?(?: from jan(?:uary)?)? (?:until|till|up to|before) (?:i left|then|that time|i was (?:let go|sacked|laid off)|they sacked me|dem sack me)(?: was| is| na| came to| totalled| be)* ${figure} (?:in total|altogether|in all|all together)`,
    '$1 this year $2$3',
    'my salary from January until I left was 3.5m in total',
  ),
]
