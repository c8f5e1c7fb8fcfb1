import { Fragment, type ReactElement } from 'react'
import type { SetText } from '../../../contract/report/setting/texts.ts'

/** A text in the lines in which both writers set it. */
export function Lines({ text: { lines } }: { text: SetText }): ReactElement {
  return (
    <>
      {lines.map((line, index) => (
        // Two lines may be the same; their order never changes.
        <Fragment key={`${index} ${line}`}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </>
  )
}
