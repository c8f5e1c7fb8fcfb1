import { type MouseEvent, useEffect, useRef, type ReactNode } from 'react'
import { useErrorTitle } from '../shell/navigation.ts'
import styles from './Form.module.css'

/** A form without the browser's own validation, which calls `onSubmit` and never navigates. */
export function Form({
  id,
  onSubmit,
  children,
  className,
}: {
  /** For a submit button outside the form, which names it by its `form` attribute. */
  id?: string
  onSubmit: () => void
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <form
      id={id}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

export interface FieldFault {
  /** Id of the input to link to; absent when the fault belongs to no single field. */
  field?: string
  message: string
}

/**
 * Lists the faults of a form, above the h1. Each new list (a new array, made on submit) takes focus and puts "Error: "
 * before the page's title; an empty list draws nothing.
 */
export function ErrorSummary({ faults }: { faults: readonly FieldFault[] }) {
  const box = useRef<HTMLDivElement>(null)
  useErrorTitle(faults.length > 0)
  useEffect(() => {
    if (faults.length > 0) box.current?.focus()
  }, [faults])
  if (faults.length === 0) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>There is a problem</h2>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the input and brings its label into view, without adding an entry to the browser's history. */
function goToField(event: MouseEvent, field: string): void {
  const input = document.getElementById(field)
  if (input === null) return
  event.preventDefault()
  const label =
    document.querySelector(`label[for="${CSS.escape(field)}"]`) ?? input.closest('fieldset') ?? input
  label.scrollIntoView()
  input.focus({ preventScroll: true })
}
