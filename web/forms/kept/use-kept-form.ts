import { useEffect, useRef, useState } from 'react'
import { useDeviceSession } from '../../session/index.ts'
import { dropForm, keepForm, keptForm, type FormName } from './kept-forms.ts'

/**
 * The values of a form, which stay on this device from the first change until they are saved or given up: a reload, a
 * discarded tab and the end of the session lose nothing.
 * @param blank the values that the form begins with when nothing is kept.
 */
export function useKeptForm<Values>(form: FormName, blank: Values) {
  const session = useDeviceSession()
  const [found] = useState(() => keptForm(session.account, form, blank))
  const [values, setValues] = useState(found?.values ?? blank)
  return {
    values,
    change: (next: Values) => {
      setValues(next)
      keepForm(session, form, { values: next, isToSave: false })
    },
    /** Shows other values, which need not be kept here: the account has them. */
    replace: (next: Values) => {
      setValues(next)
      dropForm(session.account, form)
    },
    /** The session was over when the values were being saved: they are saved after the sign-in. */
    keepToSave: () => keepForm(session, form, { values, isToSave: true }),
    drop: () => dropForm(session.account, form),
    wasKept: found !== undefined,
    isToSave: found?.isToSave === true,
  }
}

/** Saves once, on arrival, what the end of a session kept from being saved. */
export function useFinishedSave(isToSave: boolean, save: () => void): void {
  const isDone = useRef(!isToSave)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    save()
  })
}
