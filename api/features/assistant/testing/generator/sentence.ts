import { englishAsks, englishNet, englishSays, englishTax } from './frames/english.ts'
import { pidginAsks, pidginNet, pidginSays, pidginTax } from './frames/pidgin.ts'
import { written } from './numbers.ts'
import { often, type Often } from './periods.ts'
import type { Random } from './random.ts'
import { jobs, places } from './wording/people.ts'

/** Puts an amount and its period into a frame; of "p.m." nothing is left where no period is to be said. */
export function filled(frame: string, naira: number, period: Often | undefined, random: Random): string {
  const { per, adj } = period ? often(period, random) : { per: '', adj: '' }
  const text = frame
    .replace('{n}', () => written(naira, random))
    .replace('{per}', per)
    .replace('{adj}', adj)
    .replace('{job}', random.pick(jobs))
    .replace('{place}', random.pick(places))
  return text.replace(' /month', '/month').replace(/ {2,}/g, ' ').trim()
}

/** English or Pidgin, for a whole message. */
export function frames(random: Random) {
  return random.oneIn(3)
    ? { says: pidginSays, asks: pidginAsks, tax: pidginTax, net: pidginNet }
    : { says: englishSays, asks: englishAsks, tax: englishTax, net: englishNet }
}

/** Parts of a message with what stands between them. */
export const joined = (parts: readonly string[], random: Random): string => {
  const between = random.pick([', ', '. ', '; ', ', ', ' and ', '\n'])
  const last = parts.at(-1) ?? ''
  return parts.length < 2
    ? last
    : `${parts.slice(0, -1).join(between)}${between === ' and ' ? '. ' : between}${last}`
}
