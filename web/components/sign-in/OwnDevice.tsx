import { Checkbox } from '../fields/choices.tsx'

/** Asks whether the device is the person's own: unticked, it stays signed in for a short while and keeps no results. */
export function OwnDevice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Checkbox
      id="ownDevice"
      label="This is my own phone or computer"
      hint="You stay signed in longer, and results are kept on it. Leave it empty on one that others use."
      checked={checked}
      onChange={onChange}
    />
  )
}
