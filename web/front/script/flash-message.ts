import { takeFlashMessage } from '../../session/browser-notes.ts'
import { flashRegionId } from '../ids.ts'

/** How long the message stays, in milliseconds [spec 22.2]; as with toasts, pointing at it or focusing it pauses. */
const shownMs = 3000

/** Shows the message that the client left for this page, such as after the deletion of an account. */
export function showFlashMessage(): void {
  const region = document.getElementById(flashRegionId)
  const words = takeFlashMessage()
  const toast = region?.querySelector('div')
  const text = toast?.querySelector('span')
  if (words === undefined || !toast || !text) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    toast.hidden = true
  }
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(end, shownMs)
  }
  toast.hidden = false
  text.textContent = words
  start()
  for (const event of ['pointermove', 'focusin']) toast.addEventListener(event, () => clearTimeout(timer))
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, start)
  toast.querySelector('button')?.addEventListener('click', end)
}
