import type { ReactElement } from 'react'
import type { Fact } from '../../../../contract/report/index.ts'

/** Whom and what the report is of, as label and value. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactElement {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
