import { ConfirmDialog } from '../components/ConfirmDialog.tsx'

/** Answers that would be lost, and what the person decides. */
export interface Losses {
  names: readonly string[]
  decide: (leave: boolean) => void
}

/** Asks before a logout that loses answers (DESIGN section 4, Drafts and submissions). */
export function ConfirmLogout({ losses }: { losses: Losses | undefined }) {
  return (
    <ConfirmDialog
      open={losses !== undefined}
      title="Log out and lose these answers?"
      confirm="Log out and lose them"
      cancel="Stay signed in"
      onConfirm={() => losses?.decide(true)}
      onCancel={() => losses?.decide(false)}
    >
      <p>
        They could not be saved to your account. They are on this device only, and logging out removes them.
      </p>
      <ul>
        {losses?.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
