import { Tick } from './Tick.tsx'

/** Asks whether the device is the person's own: unticked, it stays signed in for a short while and keeps no results. */
export function OwnDevice(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Tick
      {...props}
      id="ownDevice"
      label="This is my own phone or computer"
      about="You stay signed in longer, and results that you work out on it are kept on it until you log out. Saved calculations open with a connection. Leave it empty on one that others use."
    />
  )
}
