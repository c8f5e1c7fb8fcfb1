import { useEffect, useId, useRef } from 'react'
import { product } from '../../../contract/http/product.ts'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { focusHeading } from '../../shell/navigation.ts'
import styles from './Celebration.module.css'
import { throwConfetti } from './confetti.ts'

const CONGRATULATIONS =
  'Congratulations! You are now a paid member: unlimited calculations, chatbot access, and full results unlocked.'

/** Long enough to be read after the dialog over it is closed, in milliseconds. */
const TOAST_MS = 15_000

const unlocked = [
  'Full calculation results, and the PDF in full',
  'Unlimited calculations',
  `${product.assistant}, our Tax AI Assistant`,
]

/** Pro has begun (SPEC section 4, Upgrade celebration). @param onClose also on Escape. */
export function Celebration({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const titleId = useId()
  const toast = useToast()

  useEffect(() => {
    toast(CONGRATULATIONS, 'success', TOAST_MS)
  }, [toast])
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
        onClose()
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
      <Button onClick={onClose}>Continue</Button>
      <canvas ref={canvas} className={styles.confetti} aria-hidden="true" />
    </dialog>
  )
}
