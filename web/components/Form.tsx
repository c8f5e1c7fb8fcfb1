import type { ReactNode } from 'react'

/** A form that is checked by us on submit, never by the browser (no native bubbles), and never navigates. */
export function Form({
  onSubmit,
  children,
  className,
}: {
  onSubmit: () => void
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <form
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
