import { figure, inNaira, many, manyOf, nairaOf } from './figures.ts'

const homes = String.raw`(?:flats?|shops?|rooms?|houses|stores?|bungalows|duplexes|apartments?|self ?-?cons?|offices|lock-?ups?)`
const each = String.raw`(?:each|apiece|per (?:room|flat|shop|house|store|apartment|tenant)|for each)`
const often = String.raw`((?: (?:a|per|every|each) (?:month|year|annum)| monthly| yearly| per annum)?)`
const letting = new RegExp(
  String.raw`\b${many} (?:\w+ )?${homes}\b[^.;!?\d]{0,25}?(?:let |rented |going |rent )?(?:out )?(?:at|for) ${figure}${often} ${each}${often}`,
  'gi',
)

/**
 * "Two flats let at 1.2m each and three shops at 400k each": what all of each kind bring, as rents. Undefined where no number of
 * homes is told with the rent of one.
 */
export function lettingsTold(text: string): string | undefined {
  const told = text.replace(letting, (whole, number: string, typed: string, unit, before, after) => {
    const times = manyOf(number)
    return Number.isFinite(times) && times > 1
      ? `rent from tenants of ${inNaira(nairaOf(typed, String(unit ?? '')) * times)}${String(before) || String(after) || ' a year'}`
      : whole
  })
  return told === text ? undefined : told
}
