import type { Chip, ShownReading, Tap } from '../../../contract/http/assistant.ts'
import { block, button, element } from './element.ts'

/** What a person can do with an answer. */
export interface Acts {
  /** Sends words as the person's next message. */
  say: (words: string) => void
  /** Opens the questionnaire with what was read. */
  open: (draft: ShownReading['draft'], pressed: HTMLButtonElement) => void
}

/** Longest amount that is typed into a box. */
const longestAmount = 40

/** Marks where the amount stands in the words of a box. */
const amountMark = '{amount}'

/** The words that a corrected amount is sent with; the sign before its place is not typed a second time. */
export function wordsWith(says: string, typed: string): string {
  const amount = typed.trim().replace(says.includes(`₦${amountMark}`) ? /^₦\s*/ : '', '')
  return says.split(amountMark).join(amount)
}

const tapsOf = (taps: readonly Tap[], say: Acts['say'], className: string) =>
  taps.map(({ label, says }) => button(label, className, () => say(says)))

/** The box of an amount, with a button that works it out again. */
function boxOf({ label, value, says }: NonNullable<Chip['box']>, say: Acts['say']): HTMLElement[] {
  const input = element('input')
  input.value = value
  input.autocomplete = 'off'
  input.maxLength = longestAmount
  const named = element('label', label)
  named.append(input)
  const send = () => {
    // An empty box says nothing: it is typed in first.
    if (input.value.trim() === '') input.focus()
    else say(wordsWith(says, input.value))
  }
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    // The focus moves to the question, which would get the line break.
    event.preventDefault()
    send()
  })
  return [named, button('Work it out again', 'tap', send)]
}

const shape = (name: 'svg' | 'path') => document.createElementNS('http://www.w3.org/2000/svg', name)

/** The sign of what can be changed. */
function pencil(): SVGElement {
  const [drawing, path] = [shape('svg'), shape('path')]
  drawing.setAttribute('viewBox', '0 0 18 18')
  drawing.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', 'M3 15l1-4 8-8 3 3-8 8z')
  drawing.append(path)
  return drawing
}

/** One chip: it opens where there is something to change. Of an answer that others followed only its words are left. */
function chipOf(chip: Chip, acts: Acts | undefined): HTMLElement {
  const { label, isSupposed, box, choices } = chip
  const className = isSupposed ? 'chip supposed' : 'chip'
  if (acts === undefined || (box === null && choices.length === 0)) return element('span', label, className)
  const made = element('details', '', className)
  const summary = element('summary', label)
  summary.append(pencil(), element('span', ' change', 'hidden'))
  const others = tapsOf(choices, acts.say, 'link')
  const amount = box ? boxOf(box, acts.say) : []
  const between = box && others.length > 0 ? [element('p', 'It is something else:')] : []
  made.append(summary, ...block('change', [...amount, ...between, ...others]))
  return made
}

/** Opens the first chip that can be changed. */
function change(chips: readonly HTMLElement[]): void {
  const folded = chips[0]?.closest('details.folded')
  if (folded instanceof HTMLDetailsElement) folded.open = true
  const first = chips.find((chip) => chip instanceof HTMLDetailsElement)
  if (!(first instanceof HTMLDetailsElement)) return
  first.open = true
  first.querySelector('summary')?.focus()
}

/** So many chips stand open above an answer; more would push it off a phone's screen. */
const mostOpen = 4

/** Chips as one sentence, which opens to them; a question back that says the reading itself needs no second one. */
function foldedOf(
  { chips, ask }: Pick<ShownReading, 'chips' | 'ask'>,
  words: string,
  drawn: readonly HTMLElement[],
): HTMLElement {
  const made = element('details', '', 'folded')
  const read = `I read: ${chips.map(({ label }) => label).join('; ')}.`
  const summary = element('summary', ask?.slot === 'sure' ? 'What I read, to change' : read)
  summary.append(pencil(), element('span', ' change', 'hidden'))
  made.append(summary, element('p', words, 'read'), ...block('chips', drawn))
  return made
}

/** What stands above an answer: how its question was read, to be corrected by a tap [spec 12.6]. */
export function aboveOf(
  { chips, ask }: ShownReading,
  acts: Acts | undefined,
): { above: HTMLElement[]; ask: HTMLElement[] } {
  const drawn = chips.map((chip) => chipOf(chip, acts))
  const canChange = drawn.some((chip) => chip instanceof HTMLDetailsElement)
  // It has only read: the figure comes with a tap.
  const isUnsure = ask?.slot === 'sure'
  const words = canChange
    ? 'I read your question like this. Tap what is wrong.'
    : 'I read your question like this.'
  const taps =
    acts && ask
      ? [
          // Changing is done here, on the chips, and says nothing yet.
          ...tapsOf(
            ask.options.filter(({ label }) => label !== 'Change'),
            acts.say,
            isUnsure ? 'main' : 'tap',
          ),
          ...(isUnsure && canChange ? [button('Change', 'tap', () => change(drawn))] : []),
        ]
      : []
  return {
    above:
      chips.length === 0
        ? []
        : chips.length > mostOpen
          ? [foldedOf({ chips, ask }, words, drawn)]
          : [element('p', words, 'read'), ...block('chips', drawn)],
    ask: block('taps', taps),
  }
}

/** The way into the questionnaire with what was read; nothing where there is no draft. */
export function draftButton({ draft }: ShownReading, acts: Acts | undefined): HTMLElement[] {
  if (draft === null || acts === undefined) return []
  const opener: HTMLButtonElement = button('Open in questionnaire', 'open', () => acts.open(draft, opener))
  return [opener, element('small', 'Opens a draft with these answers, and asks for what you did not say.')]
}
