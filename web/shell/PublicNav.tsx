import { ButtonLink } from '../components/Button.tsx'
import { NavLink } from '../components/Nav.tsx'
import { useSession } from '../session/index.ts'
import { SignedInNav } from './SignedInNav.tsx'

/** Header of public pages: in for visitors, back to their own things for who is signed in. */
export function PublicNav() {
  const { state } = useSession()
  if (state === 'in') return <SignedInNav to={['account']} />
  return (
    <>
      <NavLink to="/login">Login</NavLink>
      <ButtonLink kind="line" small to="/signup">
        Get Started
      </ButtonLink>
    </>
  )
}
