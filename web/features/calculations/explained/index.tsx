import { useMemo } from 'react'
import type { Draft } from '../../../../contract/http/index.ts'
import { explain } from '../../../../tax/index.ts'
import { currentYear } from '../dates.ts'
import type { FactsOfPage } from '../facts-of-page.ts'
import { ActSection } from './ActSection.tsx'
import { ByTheMonth } from './ByTheMonth.tsx'
import { ActSays, Assumptions } from './Effects.tsx'
import { HowWorkedOut } from './HowWorkedOut.tsx'
import { OldLawBeside } from './OldLawBeside.tsx'
import { WhatWouldChange } from './WhatWouldChange.tsx'

export { ByTheAct, Exemption, Month } from './Month.tsx'

/**
 * Everything that there is to say about a result, from its answers, in sections that open in place [spec 7.8]. For
 * those only who see the figures: it is computed here and never stored.
 */
export function Explained({ answers, facts }: { answers: Draft['answers']; facts: FactsOfPage }) {
  const explained = useMemo(() => explain(answers, { currentYear: currentYear() }), [answers])
  const { result, lines, assumptions, notes, oldLaw, monthly, changes, notOffered, act } = explained
  return (
    <>
      {act !== null && <ActSection act={act} ownTax={result.totalTax} facts={facts} />}
      <HowWorkedOut lines={lines} result={result} />
      <Assumptions assumptions={assumptions} />
      <ActSays notes={notes} open={result.isExempt} />
      <OldLawBeside result={result} oldLaw={oldLaw} answers={answers} />
      {!oldLaw.wasInForce && <ByTheMonth monthly={monthly} act={act} />}
      <WhatWouldChange changes={changes} notOffered={notOffered} />
    </>
  )
}
