import { listed } from '../listed.ts'

/** The Acts as they are named wherever two of them stand together. */
export const acts = {
  tax: 'Nigeria Tax Act 2025',
  administration: 'Nigeria Tax Administration Act',
} as const

/**
 * The Act exists in two texts, Gazette No. 117 and the National Assembly's copy of January 2026. Up to this section
 * their numbers agree; every later one is one less in the copy. The letters agree in both.
 */
const lastAlike = 88

/** The number of a section in the National Assembly's copy; null where both texts have the same. */
function numberInCopy(place: string): number | null {
  const number = Number.parseInt(place, 10)
  return number > lastAlike ? number - 1 : null
}

/**
 * Sections of the Nigeria Tax Act 2025 as every page cites them, with both numbers where the two texts differ:
 * "Section 163(1)(i) (162 in the National Assembly copy)", "Section 28 and section 34(1)(a)".
 * @param places each as in the Gazette: "163(1)(i)".
 */
export function section(...places: readonly string[]): string {
  const cited = places.map((place) => {
    const other = numberInCopy(place)
    return `section ${place}${other === null ? '' : ` (${other} in the National Assembly copy)`}`
  })
  const text = cited.join(' and ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** A section of the Nigeria Tax Administration Act, which is always named: "Nigeria Tax Administration Act, section 51(3)". */
export const administrationSection = (place: string): string => `${acts.administration}, section ${place}`

const ofOtherAct = /^(.+? (?:Act|Regulations|regulations)(?: \d{4})?(?: \(S\.I\. \d+\))?), /

/** The Act of a citation, and where in it; one that names no Act is of the Nigeria Tax Act 2025. */
function partsOf(citation: string): { readonly act: string; readonly place: string } {
  const act = ofOtherAct.exec(citation)?.[1]
  return act === undefined
    ? { act: acts.tax, place: citation.replace(/^Section/, 'section') }
    : { act, place: citation.slice(act.length + 2) }
}

/**
 * Citations in one line, each Act named in full and once, in the order in which it is first cited: "Nigeria Tax Act
 * 2025, section 28(2)(b)(iv); Nigeria Tax Administration Act, section 51(3)".
 */
export function citationLine(citations: readonly string[]): string {
  const byAct = new Map<string, string[]>()
  for (const { act, place } of citations.map(partsOf)) byAct.set(act, [...(byAct.get(act) ?? []), place])
  return [...byAct].map(([act, places]) => `${act}, ${listed(places)}`).join('; ')
}
