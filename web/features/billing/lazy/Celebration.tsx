import { create } from 'canvas-confetti'
import { useEffect, useId, useRef } from 'react'
import { product } from '../../../../contract/http/product.ts'
import { Button } from '../../../components/Button.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { focusHeading } from '../../../shell/navigation.ts'
import styles from './Celebration.module.css'

const CONGRATULATIONS =
  'Congratulations! You are now a paid member: unlimited calculations, chatbot access, and full results unlocked.'

/** Long enough to read it. */
const TOAST_MS = 8_000

const unlocked = [
  'Full calculation results, and the PDF in full',
  'Unlimited calculations',
  `${product.assistant}, our Tax AI Assistant`,
]

/** The dialog shown when Pro begins; its toast follows when it is closed [spec 10.5]. @param onClose also called on Escape. */
export function Celebration({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const titleId = useId()
  const toast = useToast()

  function close() {
    onClose()
    toast(CONGRATULATIONS, 'success', TOAST_MS)
  }
  useEffect(() => {
    const element = dialog.current
    if (element === null || canvas.current === null) return undefined
    element.showModal()
    const end = throwConfetti(canvas.current)
    return () => {
      end()
      element.close()
      focusHeading(document.querySelector('main'))
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={titleId}>You have Pro</h2>
      <p>Thank you. From now on:</p>
      <ul>
        {unlocked.map((what) => (
          <li key={what}>
            <Icon name="check" />
            {what}
          </li>
        ))}
      </ul>
      <Button onClick={close}>Continue</Button>
      <canvas ref={canvas} className={styles.confetti} aria-hidden="true" />
    </dialog>
  )
}

/** Four bursts, one every 160 ms [spec 10.5]. */
const BURSTS = 4
const APART_MS = 160

/** Horizontal origins of the bursts, as fractions of the window, and the colours of the confetti. */
const corners = [0.2, 0.8, 0.35, 0.65]
const colors = ['#d7a21e', '#0b5238', '#8fdcb7', '#f2e3b3']

/**
 * Draws confetti on a canvas over the page; none under prefers-reduced-motion. Runs without a worker, because the
 * library makes its worker of a blob: address, which the content policy forbids.
 * @returns a function that ends it.
 */
function throwConfetti(canvas: HTMLCanvasElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const fire = create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  let thrown = 0
  const burst = () => {
    const x = corners[thrown] ?? 0.5
    thrown += 1
    void fire({
      particleCount: 60,
      spread: 75,
      startVelocity: 38,
      ticks: 140,
      origin: { x, y: 0.65 },
      colors,
    })
    if (thrown === BURSTS) clearInterval(timer)
  }
  const timer = setInterval(burst, APART_MS)
  burst()
  return () => {
    clearInterval(timer)
    fire.reset()
  }
}
