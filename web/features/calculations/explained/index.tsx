import { useEffect, useMemo } from 'react'
import type { Draft } from '../../../../contract/http/index.ts'
import { explain } from '../../../../tax/index.ts'
import { currentYear } from '../dates.ts'
import { ByTheMonth } from './ByTheMonth.tsx'
import { ActSays, Assumptions } from './Effects.tsx'
import { HowWorkedOut } from './HowWorkedOut.tsx'
import { OldLawBeside } from './OldLawBeside.tsx'
import { WhatWouldChange } from './WhatWouldChange.tsx'

/**
 * Everything that there is to say about a result, from its answers [spec 7.8]. For those only who see the
 * figures: it is computed here and never stored.
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

/** Paper cannot be opened: while the page is printed every closed line stands open, and closes again afterwards. */
function useOpenInPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
