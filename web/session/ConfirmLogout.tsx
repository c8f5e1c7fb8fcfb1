import { ConfirmDialog } from '../components/ConfirmDialog.tsx'

/** The unsent answers that a logout would lose, and the callback for the person's decision. */
export interface UnsentAnswers {
  names: readonly string[]
  decide: (logOut: boolean) => void
}

/** Asks for confirmation of a logout that loses answers [spec 6.15]. */
export function ConfirmLogout({ unsent }: { unsent: UnsentAnswers | undefined }) {
  return (
    <ConfirmDialog
      open={unsent !== undefined}
      title="Log out and lose these answers?"
      confirm="Log out and lose them"
      cancel="Stay signed in"
      onConfirm={() => unsent?.decide(true)}
      onCancel={() => unsent?.decide(false)}
    >
      <p>
        They could not be saved to your account. They are on this device only, and logging out removes them.
      </p>
      <ul>
        {unsent?.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
