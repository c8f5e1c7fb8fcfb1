import { figure, inNaira, nairaOf, percent } from './figures.ts'

const partly = new RegExp(
  String.raw`${figure}([^.;!?\d]{0,30}),? but (?:only |just |like )?${percent} (?:of (?:it|that|the \w+|my \w+) )?(?:is|na|was) (?:for|on) (?:the |my )?(?:work|business|job|shop|trade)`,
  'i',
)

/** "Fuel was 1.8m, but only 60% of the driving is for work": the part that is a cost. */
export function partlyForWork(text: string): string | undefined {
  const said = partly.exec(text)
  if (said === null) return undefined
  const [words, typed, unit, between = '', share] = said
  const part = (nairaOf(typed, unit) * Number(share)) / 100
  return `${text.slice(0, said.index)}${inNaira(part)}${between}${text.slice(said.index + words.length)}`
}
