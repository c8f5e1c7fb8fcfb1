import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type CheckBeside, type EmployerCheck, letterOf } from '../../../../tax/index.ts'
import { Actions, Button } from '../../../components/Button.tsx'
import { Fold } from '../../../components/Fold.tsx'
import input from '../../../components/fields/Field.module.css'
import { useToast } from '../../../components/Toasts.tsx'
import { cx } from '../../../components/cx.ts'
import styles from './Letter.module.css'

/** A letter to the employer about what the check found, to change, copy and print. Nothing is sent. */
export function LetterToEmployer({ check, beside }: { check: EmployerCheck; beside: CheckBeside }) {
  const letter = letterOf(check, beside)
  if (letter === null) return null
  const text = [letter.subject, ...letter.paragraphs].join('\n\n')
  // What was changed by hand goes with other figures: the letter must say those.
  return <Letter key={text} text={text} name={check.name} />
}

function Letter({ text: drafted, name }: { text: string; name: string }) {
  const [text, setText] = useState(drafted)
  const [isPrinted, setIsPrinted] = useState(false)
  const id = useId()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('Copied. Paste it into your mail.', 'success')
    } catch {
      const box = document.getElementById(id)
      if (box instanceof HTMLTextAreaElement) box.select()
      toast('Your browser does not copy by itself. The letter is marked: copy it from there.', 'error')
    }
  }
  const print = () => {
    setIsPrinted(true)
    // Once the paper is in the page.
    requestAnimationFrame(() => {
      window.print()
      setIsPrinted(false)
    })
  }
  return (
    <Fold heading="A letter to your employer" outcome="to copy or print">
      <label htmlFor={id}>Letter to {name}</label>
      <p className="note prose">
        Nothing is sent. Read it, change what you like, and put your name under it.
      </p>
      <textarea
        id={id}
        className={cx(input.input, styles.letter)}
        rows={16}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Actions spaced>
        <Button kind="line" onClick={() => void copy()}>
          Copy the letter
        </Button>
        <Button kind="link" onClick={print}>
          Print it
        </Button>
      </Actions>
      {isPrinted && createPortal(<article className={styles.paper}>{text}</article>, document.body)}
    </Fold>
  )
}
