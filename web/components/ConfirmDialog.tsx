import { useEffect, useId, useRef, type ReactNode } from 'react'
import { holdPress } from '../writes/index.ts'
import { focusHeading } from '../shell/navigation.ts'
import { Button } from './Button.tsx'
import type { BusyWords } from './busy-words.ts'
import styles from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  open: boolean
  /** The question: "Delete this draft?" */
  title: string
  /** Names what will be deleted, or what will be made. */
  children: ReactNode
  /** More, which is not read out with the title: fields, details. */
  below?: ReactNode
  /** Label of the button that acts: "Delete draft". */
  confirm: string
  /** The kind of that button: `red` deletes. */
  kind?: 'red' | 'filled'
  /** Label of the button that keeps everything: "Keep it". */
  cancel: string
  /** While the action runs: what its button says. */
  busy?: BusyWords | false | undefined
  onConfirm: () => void
  /** Also on Escape. */
  onCancel: () => void
}

/** Asks for confirmation before something is lost or made. Focus starts on the harmless button and returns to where it was. */
export function ConfirmDialog({
  open,
  title,
  children,
  below,
  confirm,
  kind = 'red',
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
    // The rest of a double tap answers no question that nobody has read, and presses nothing below one that it answered.
    holdPress()
    return () => {
      holdPress()
      element.close()
      // The element that opened the dialog may have been deleted with its row.
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
      {below}
      <div className={styles.answers}>
        <Button kind={kind} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button ref={keep} kind="line" busy={busy !== false} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </dialog>
  )
}
