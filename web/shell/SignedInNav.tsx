import { NavButton, NavLink } from '../components/Page.tsx'
import { AskTeni } from './AskTeni.tsx'
import { useSession } from '../session/index.ts'
import { useWrite } from '../writes/index.ts'

const places = { account: ['/account', 'My Account'], dashboard: ['/dashboard', 'Dashboard'] } as const

/** The header of signed-in pages: links to other pages, then Logout [spec 2.9]. */
export function SignedInNav({ to = [] }: { to?: readonly (keyof typeof places)[] }) {
  const { signOut } = useSession()
  const leaving = useWrite({ mutationFn: () => signOut() })
  return (
    <>
      <AskTeni inHeader />
      {to.map((place) => (
        <NavLink key={place} to={places[place][0]}>
          {places[place][1]}
        </NavLink>
      ))}
      <NavButton busy={leaving.isPending && 'Logging out…'} onClick={() => leaving.mutate()}>
        Logout
      </NavButton>
    </>
  )
}
