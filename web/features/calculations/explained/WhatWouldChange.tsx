import { changeInWords, type Explanation, rangeInWords } from '../../../../tax/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import { Effect, Effects } from './Effects.tsx'
import { WithAmounts } from './WithAmounts.tsx'

/** What the person can do about the tax, with what it costs and keeps [spec 15.19]. */
export function WhatWouldChange({ changes, notOffered }: Pick<Explanation, 'changes' | 'notOffered'>) {
  if (changes.length === 0) return null
  return (
    <Fold heading="What would change it" outcome={<WithAmounts words={rangeInWords(changes)} />} strong>
      <p className="note">Each alone, and only if it is true of you.</p>
      <Effects>
        {changes.map((change) => (
          <Effect
            key={change.answer + change.id}
            heading={change.heading}
            cite={change.section}
            effect={changeInWords(change)}
          >
            {change.words}
          </Effect>
        ))}
      </Effects>
      {notOffered !== null && <p className="note">{notOffered}</p>}
    </Fold>
  )
}
