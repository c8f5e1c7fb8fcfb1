import type { ReactElement } from 'react'

/** A figure as it was formatted; its naira sign in regular weight, so that the number speaks first (LOOK, Figures). */
export function Amount({ text }: { text: string }): ReactElement {
  const [, sign, figure] = /^(\u2212?₦)(.*)$/u.exec(text) ?? []
  if (sign === undefined) return <>{text}</>
  return (
    <>
      <span className="naira">{sign}</span>
      {figure}
    </>
  )
}
