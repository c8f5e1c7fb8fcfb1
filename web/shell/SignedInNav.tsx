import { useState } from 'react'
import { NavButton, NavLink } from '../components/Page.tsx'
import { useSession } from '../session/index.ts'

const places = { account: ['/account', 'My Account'], dashboard: ['/dashboard', 'Dashboard'] } as const

/** Header of signed-in pages: where one may go from here, then Logout (SPEC section 2). */
export function SignedInNav({ to = [] }: { to?: readonly (keyof typeof places)[] }) {
  const { signOut } = useSession()
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      {to.map((place) => (
        <NavLink key={place} to={places[place][0]}>
          {places[place][1]}
        </NavLink>
      ))}
      <NavButton
        disabled={leaving}
        onClick={() => {
          setLeaving(true)
          void signOut().finally(() => setLeaving(false))
        }}
      >
        Logout
      </NavButton>
    </>
  )
}
