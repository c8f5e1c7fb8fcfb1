import { useEffect, useId, useRef, type ReactNode } from 'react'
import { focusHeading } from '../shell/navigation.ts'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  open: boolean
  /** The question: "Delete this draft?" */
  title: string
  /** What will be gone, in words of this person's own things. */
  children: ReactNode
  /** Says what it does: "Delete draft". */
  confirm: string
  /** Says what stays: "Keep it". */
  cancel: string
  /** While the action runs. */
  busy?: boolean
  onConfirm: () => void
  /** Also on Escape. */
  onCancel: () => void
}

/** Asks once more before something is lost. Focus starts on the harmless answer and returns to where it was. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    const before = document.activeElement
    element.showModal()
    keep.current?.focus()
    return () => {
      element.close()
      // What opened it may be gone with the row that was deleted.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else focusHeading(document.querySelector('main'))
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-loss`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div id={`${titleId}-loss`} className={styles.loss}>
        {children}
      </div>
      <div className={styles.answers}>
        <Button kind="red" disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button ref={keep} kind="line" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </dialog>
  )
}
