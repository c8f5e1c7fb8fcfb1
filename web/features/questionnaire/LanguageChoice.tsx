import { Fragment, useId } from 'react'
import type { Language } from '../../../tax/index.ts'
import styles from './LanguageChoice.module.css'

/** The languages of a help text; the chosen one has weight and a gold line. */
export function LanguageChoice({
  offered,
  chosen,
  onChoose,
}: {
  offered: readonly { code: Language; name: string }[]
  chosen: Language
  onChoose: (language: Language) => void
}) {
  const group = useId()
  return (
    <fieldset className={styles.languages}>
      <legend className="hide">Language of this help</legend>
      {offered.map(({ code, name }) => (
        <Fragment key={code}>
          <input
            type="radio"
            id={`${group}-${code}`}
            name={group}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          />
          <label htmlFor={`${group}-${code}`} lang={code}>
            {name}
          </label>
        </Fragment>
      ))}
    </fieldset>
  )
}
