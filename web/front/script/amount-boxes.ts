import { formatAmount, formatNaira, likelyAmounts, parseAmount } from '../../../tax/money/index.ts'
import { likelyIdOf, tryItIds } from '../ids.ts'

/** How long after the last key a figure under ₦1,000 is asked about, in milliseconds. */
const quietMs = 1000

/** What each box of the calculator is for. */
const boxes = [
  [tryItIds.salary, 'a month'],
  [tryItIds.rent, 'in the year'],
] as const

/**
 * Makes the calculator's boxes read amounts as those of the questionnaire do (components/fields/money): on leaving a
 * box 1.2m becomes 1,200,000, and a figure under ₦1,000 is asked about.
 */
export function readAmountBoxes(): void {
  for (const [id, per] of boxes) {
    const box = document.getElementById(id)
    const place = document.getElementById(likelyIdOf(id))
    if (!(box instanceof HTMLInputElement) || place === null) continue
    const ask = () => askWhatIsMeant(box, place, per)
    // What was typed while this script came is asked about too.
    let timer = setTimeout(ask, quietMs)
    box.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(ask, quietMs)
    })
    place.addEventListener('click', ({ target }) => {
      const chosen = likelyAmounts(box.value).find(({ words }) => words === (target as Element).textContent)
      if (chosen === undefined) return
      box.value = formatAmount(chosen.naira)
      box.focus()
      ask()
    })
    box.addEventListener('blur', () => {
      const parsed = parseAmount(box.value)
      if (parsed.kind === 'amount') box.value = formatAmount(parsed.naira)
    })
  }
}

/** Says what a small figure may stand for, with a button for each reading; nothing for any other text. */
function askWhatIsMeant(box: HTMLInputElement, place: HTMLElement, per: string): void {
  const likely = likelyAmounts(box.value)
  const parsed = parseAmount(box.value)
  const words = place.querySelector('p')
  if (words !== null)
    words.textContent =
      likely.length > 0 && parsed.kind === 'amount'
        ? `${formatNaira(parsed.naira)} ${per}? Choose what you mean, or type on.`
        : ''
  place.querySelector('div')?.toggleAttribute('hidden', likely.length === 0)
  for (const [index, button] of place.querySelectorAll('button').entries()) {
    button.textContent = likely[index]?.words ?? ''
  }
}
