import type { Random } from './random.ts'
import { asides, greetings, thanks } from './wording/aside.ts'
import { places } from './wording/people.ts'
import { slipped } from './wording/slips.ts'

/** The ways in which people type: greeting, asides, slips, no capitals, no marks. */
export function inManner(text: string, random: Random): string {
  let said = text
  if (random.oneIn(8)) said = `${random.pick(asides).replace('{place}', random.pick(places))}. ${said}`
  if (random.oneIn(8)) said = `${random.pick(greetings)}, ${said}`
  if (random.oneIn(8)) said = `${said} ${random.pick(thanks)}`
  if (random.oneIn(10)) said = slipped(said, random)
  if (random.oneIn(5)) said = said.replace(/[?]+/g, '')
  if (random.oneIn(6)) said = said.toLowerCase()
  else if (random.oneIn(20)) said = said.toUpperCase()
  return said
}
