import type { ReactNode } from 'react'

/** A form that is checked by us on submit, never by the browser (no native bubbles), and never navigates. */
export function Form({
  id,
  onSubmit,
  children,
  className,
}: {
  /** For a submit button that stands outside, by its `form`. */
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
