import type { Submission } from '../../../contract/http/index.ts'
import { Select } from '../../components/fields/index.ts'
import styles from './compare.module.css'
import { namesOf } from './heads.ts'

interface ChooserProps {
  list: readonly Submission[]
  chosen: readonly [string, string]
  onChoose: (chosen: readonly [string, string]) => void
}

/** Two lists of the kept calculations. */
export function Chooser({ list, chosen: [one, other], onChoose }: ChooserProps) {
  const options = [
    { value: '', label: 'Choose a calculation' },
    ...Array.from(namesOf(list), ([value, label]) => ({ value, label })),
  ]
  return (
    <div className={styles.chooser}>
      <div>
        <Select
          id="compare-a"
          label="First"
          value={one}
          options={options}
          onChange={(id) => onChoose([id, other])}
        />
      </div>
      <div>
        <Select
          id="compare-b"
          label="Second"
          value={other}
          options={options}
          onChange={(id) => onChoose([one, id])}
        />
      </div>
    </div>
  )
}
