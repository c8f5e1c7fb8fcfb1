import { useMemo } from 'react'
import type { Draft } from '../../../../contract/http/index.ts'
import { explain } from '../../../../tax/index.ts'
import { currentYear } from '../dates.ts'
import { ActSays } from './ActSays.tsx'
import { Assumptions } from './Assumptions.tsx'
import { ByTheMonth } from './ByTheMonth.tsx'
import { HowWorkedOut } from './HowWorkedOut.tsx'
import { OldLawBeside } from './OldLawBeside.tsx'
import { useOpenInPrint } from './use-open-in-print.ts'
import { WhatWouldChange } from './WhatWouldChange.tsx'

/**
 * Everything that there is to say about a result, from its answers (DESIGN section 4). For those only who see the
 * figures: it is computed here, shown, and kept nowhere.
 */
export function Explained({ answers }: { answers: Draft['answers'] }) {
  const explained = useMemo(() => explain(answers, { currentYear: currentYear() }), [answers])
  const { result, lines, assumptions, notes, oldLaw, monthly, changes } = explained
  useOpenInPrint()
  return (
    <>
      <HowWorkedOut lines={lines} />
      <Assumptions assumptions={assumptions} />
      <ActSays notes={notes} />
      <OldLawBeside result={result} oldLaw={oldLaw} answers={answers} />
      {!oldLaw.wasInForce && <ByTheMonth monthly={monthly} />}
      <WhatWouldChange changes={changes} />
    </>
  )
}
