import type { OldLawExemption } from '../../../../tax/index.ts'
import { ResultBox } from './ResultHead.tsx'

/** The law of a year before 2026 exempts the pay, or may: told first, to everybody, with who reports it [spec 15.18]. */
export function OldLawExempt({ exemption: { heading, words, source } }: { exemption: OldLawExemption }) {
  return (
    <ResultBox before={`${heading}.`}>
      <p>{words}</p>
      <p className="cite">{source}</p>
    </ResultBox>
  )
}
