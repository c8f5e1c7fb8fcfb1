import { TextField } from '../../components/fields/index.ts'
import type { Faults } from '../../forms/index.ts'
import styles from './NameFields.module.css'

interface Name {
  firstName: string
  lastName: string
}

interface NameFieldsProps {
  value: Name
  onChange: (value: Name) => void
  faults: Faults<keyof Name>
}

/** First and last name: one question, two boxes. Any script, any length a name may have. */
export function NameFields({ value: { firstName, lastName }, onChange, faults }: NameFieldsProps) {
  return (
    <fieldset>
      <legend>
        <h1>What is your name?</h1>
      </legend>
      <p className={styles.hint}>As it stands on your tax papers.</p>
      <TextField
        id="firstName"
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        value={firstName}
        onChange={(text) => onChange({ firstName: text, lastName })}
        error={faults.firstName}
      />
      <TextField
        id="lastName"
        label="Last name"
        autoComplete="family-name"
        spellCheck={false}
        value={lastName}
        onChange={(text) => onChange({ firstName, lastName: text })}
        error={faults.lastName}
      />
    </fieldset>
  )
}
