import type { CSSProperties, ReactElement, ReactNode } from 'react'

/** A table that only places things: mail programs know no other layout they all agree on. */
export function Table(props: {
  className?: string
  style: CSSProperties
  children: ReactNode
  /** Left out of the plain text. */
  htmlOnly?: boolean
}): ReactElement {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={props.className}
      style={props.style}
      data-skip-in-text={props.htmlOnly ? 'true' : undefined}
    >
      <tbody>{props.children}</tbody>
    </table>
  )
}
