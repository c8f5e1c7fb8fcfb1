import type { Turn } from './conversation.ts'
import { type Acts, aboveOf, draftButton } from './chips.ts'
import { element } from './element.ts'

/** Longest first paragraph that is set large above its figures. */
const longestLead = 200

/** A paragraph as text. */
function paragraph(text: string): HTMLElement {
  const made = element('p', text)
  made.dir = 'auto'
  return made
}

/** The sentence that says the figure: set large, its amounts bold. */
function lead(text: string): HTMLElement {
  const made = element('p', '', 'lead')
  // Amounts stand at the odd places.
  const parts = text.split(/(₦\d+(?:,\d{3})*)/)
  made.append(...parts.map((part, at) => (at % 2 === 1 ? element('b', part) : part)))
  return made
}

function paragraphs({ text, reading, language }: Turn): HTMLElement {
  const made = element('div')
  if (language !== undefined) made.lang = language
  const [first = '', ...others] = text.split('\n\n')
  // A question back is no figure.
  const isLead =
    Boolean(reading?.chips.length) && !reading?.ask && first.length <= longestLead && /₦\d/.test(first)
  made.append(isLead ? lead(first) : paragraph(first), ...others.map(paragraph))
  return made
}

function sourceLinks(turn: Turn): HTMLElement[] {
  const list = element('ul')
  for (const { article, title, sections } of turn.sources ?? []) {
    const link = element('a', title)
    link.href = `/help/${encodeURIComponent(article)}`
    link.target = '_blank'
    link.rel = 'noopener'
    const item = element('li')
    item.append(link, ...(sections.length > 0 ? [element('small', sections.join('; '))] : []))
    list.append(item)
  }
  return list.childElementCount > 0 ? [list] : []
}

/** Who answered, where a language model may have. */
const answeredBy = {
  guide: 'From our guide and calculator, without the language model.',
  model: 'Written by the language model.',
}

/**
 * Draws a turn into its element; called again each time more of its text has arrived.
 * @param acts what can be done with it, of the last answer once it is complete.
 */
export function draw(place: HTMLElement, turn: Turn, acts?: Acts): void {
  const { by, reading, note, from } = turn
  const parts = reading && aboveOf(reading, acts)
  const mayBeModel = document.body.dataset['answers'] === 'model'
  place.className = by
  place.replaceChildren(
    element('h2', by === 'person' ? 'You' : 'Teni', 'hidden'),
    ...(parts?.above ?? []),
    paragraphs(turn),
    ...(parts?.ask ?? []),
    ...(reading ? draftButton(reading, acts) : []),
    ...sourceLinks(turn),
    ...(note ? [element('small', note)] : []),
    ...(from && mayBeModel && !note ? [element('small', answeredBy[from])] : []),
  )
}
