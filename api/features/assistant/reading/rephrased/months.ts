import { months } from '../lexicon/months.ts'

const month = [...months.keys()].join('|')
/** A job that ended, with the last day or month of it. */
const ended = new RegExp(
  String.raw`\b(?:laid off|lay(?:ed)? off|sack(?:ed)?|fired|let (?:me )?go|retrenched|redundant|terminated|resigned|left|stopped|disengaged|ended|lost my job)\b[^.;!?]{0,40}?\b(?:end of|ending|3[01](?:st)?(?: of)?|2[89](?:th)?(?: of)?) (${month})\b`,
  'i',
)
const sinceJanuary = /\b(?:from|since) jan(?:uary)?\b(?! (?:to|till|until|reach|-|through))/i
/** A job or a trade that began, with the month of it. */
const begun = new RegExp(
  String.raw`\b(?:start(?:s|ed|ing)?|begin|began|begun|resum(?:e|ed)|join(?:ed)?|opened|got)\b[^.;!?]{0,60}?\b(?:on|in|from|since) (?:the )?(?:1(?:st)?(?: of)? |early |the beginning of )?(${month})\b`,
  'i',
)
const tillDecember =
  /,?\s*\b(?:and )?(?:(?:it )?should be the same |the same )?(?:till|until|to|reach|through) (?:the end of )?dec(?:ember)?\b/i
const fromMonth = new RegExp(String.raw`\bfrom (?:the )?(?:1st (?:of )?)?(?:${month})\b`, 'i')
const nothingBefore =
  /[^.;!?]*\b(?:wasn't|was not|didn't|did not|earned nothing|not earning|earning nothing|never)\b[^.;!?]*\bbefore (?:that|then|it)\b[.;!?]?/i

/** Another pay that began, with the month of it. */
const raised = new RegExp(
  String.raw`\b(?:then|but|and|raised?|increased|promoted|moved|now)\b[^.;!?]*?\b(?:starting(?: from| in)?|from|since|as from|effective) (${month})\b`,
  'i',
)
const names = [...months.entries()]
const nameOf = (number: number): string => names.find(([, each]) => each === number)?.[0] ?? ''

/** "Redundant on 31 March, pay from January", "I start on 1 July, till December": the months told with the pay. */
export function monthsTold(text: string): string | undefined {
  const last = ended.exec(text)?.[1]
  if (last !== undefined && sinceJanuary.test(text))
    return text.replace(sinceJanuary, `from January to ${last}`)
  const since = sinceJanuary.exec(text)
  const later = since && raised.exec(text.slice(since.index + since[0].length))?.[1]
  const number = later ? months.get(later.toLowerCase()) : undefined
  if (number !== undefined && number > 1)
    return text
      .replace(sinceJanuary, `from January to ${nameOf(number - 1)}`)
      .replace(
        new RegExp(String.raw`\b(?:starting(?: from| in)?|from|since|as from|effective) ${later}\b`, 'i'),
        `from ${later} to December`,
      )
  const first = begun.exec(text)?.[1]
  if (first === undefined || fromMonth.test(text) || !tillDecember.test(text)) return undefined
  return text.replace(nothingBefore, ' ').replace(tillDecember, ` from ${first} to December`)
}
