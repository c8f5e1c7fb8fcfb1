import { takeFlashMessage } from '../../session/browser-notes.ts'
import { flashRegionId } from '../ids.ts'

/** SPEC section 9: as long as the client's own toasts, and as they do it stays while it is pointed at or has focus. */
const shownMs = 3000

/** Shows what the client said as it was left: an account was deleted, say. */
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
  text.textContent = words.message
  start()
  for (const event of ['pointermove', 'focusin']) toast.addEventListener(event, () => clearTimeout(timer))
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, start)
  toast.querySelector('button')?.addEventListener('click', end)
}
