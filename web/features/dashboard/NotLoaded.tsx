import { Button } from '../../components/Button.tsx'

/** A list that could not be loaded: no toast (SPEC section 8), but the truth and the way to mend it. */
export function NotLoaded({ what, retry }: { what: string; retry: () => void }) {
  return (
    <div>
      <p className="small">{`Your ${what} could not be loaded. Nothing is lost: check your network and try again.`}</p>
      <Button kind="link" onClick={retry}>
        Try again<span className="hide"> to load your {what}</span>
      </Button>
    </div>
  )
}
