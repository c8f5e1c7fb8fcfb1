const names = 'mon|tue|wed|thu|fri|sat|sun'.split('|')
const day = String.raw`(mon|tue|wed|thu|fri|sat|sun)(?:s|day|days|sday|sdays|nesday|nesdays|r|rs|rsday|rsdays|urday|urdays)?`
const through = String.raw`\s*(?:-|–|to|till|until|upto|up to|through|thru|(?:go )?reach|down to)\s*`
/** "Every week", "all year": behind days of a week they say nothing more. */
const always = String.raw`(?:,?\s*(?:every|each) week|,?\s*weekly|,?\s*(?:all|throughout|through) (?:the )?year(?: round)?|,?\s*all year(?: round)?)?`
const days = new RegExp(String.raw`\b(?:from |every |on )?${day}${through}${day}\b${always}`, 'i')
/** "Na 24 days I dey work every month": the count, away from how often. */
const ofMonth =
  /\b(\d{1,2}) days (?:na |wey |that )?(?:i|we) (?:dey |go |only )?(?:work|drive|open|sell|ride)(?:s|ed)? (?:for |in )?(?:every|each|per|a|one|the) month\b/i
const byTheDay = /\b(?:a|per|every|each|one|for) day\b|\bdaily\b|\beveryday\b|\bdey for day\b/i

/** "12k every day, Monday go reach Saturday": how many days of each week. */
export function daysTold(text: string): string | undefined {
  const [counted, number] = ofMonth.exec(text) ?? []
  if (counted !== undefined && byTheDay.test(text))
    return text.replace(counted, `I work ${number} days a month`)
  const said = days.exec(text)
  if (said === null || !byTheDay.test(text)) return undefined
  const [words, first = '', last = ''] = said
  const count = names.indexOf(last.toLowerCase()) - names.indexOf(first.toLowerCase()) + 1
  if (count < 2) return undefined
  return text.replace(words, `${count} days a week`)
}
