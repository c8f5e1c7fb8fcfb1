/** A press that comes sooner than this after one that is held, with nothing else done in between, is the same press. */
const samePressMs = 1000
/** How far two presses of one finger lie apart, in CSS pixels. */
const samePlacePx = 32

let last: MouseEvent | undefined
/** When the last press was taken up: on a slow phone some time after it was made. */
let takenAt = 0
let held: MouseEvent | undefined

/**
 * Swallows further presses where the current one is, for a second: a double tap neither repeats a write nor presses what
 * has come to lie under the finger since, a question that it opened above all. Typing, another key, scrolling, moving or pressing elsewhere ends it. Does nothing outside a press.
 */
export function holdPress(): void {
  if (last && performance.now() - takenAt < 100) held = last
}

/** A press by a key, or by a program that presses for the person, has no place and no count of clicks. */
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0

function isNear({ clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - (held?.clientX ?? 0), clientY - (held?.clientY ?? 0)) < samePlacePx
}

function onClick(click: MouseEvent): void {
  // A finger and a key press different things: one does not repeat the other.
  const isSame = held && isByKey(held) === isByKey(click) && (isByKey(click) || isNear(click))
  if (held && click.timeStamp - held.timeStamp < samePressMs && isSame) {
    click.preventDefault()
    click.stopImmediatePropagation()
  } else {
    held = undefined
    last = click
    takenAt = performance.now()
  }
}

function onOther(event: Event): void {
  const isSame =
    event instanceof KeyboardEvent
      ? event.key === 'Enter' || event.key === ' '
      : event.type === 'pointermove' && isNear(event as PointerEvent)
  if (!isSame) held = undefined
}

// Where there is a page at all: the components are drawn in tests too.
if (typeof window !== 'undefined') {
  window.addEventListener('click', onClick, true)
  for (const type of ['keydown', 'input', 'wheel', 'pointermove'])
    window.addEventListener(type, onOther, { capture: true, passive: true })
}
