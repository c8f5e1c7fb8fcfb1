import { ButtonLink } from '../components/Button.tsx'
import { NavLink } from '../components/Page.tsx'
import styles from './front.module.css'

/** The header of the public pages: links for visitors, and links for signed-in people, which the script shows instead. */
export function FrontNav() {
  return (
    <>
      <span className={styles.who} data-who="visitor">
        <NavLink to="/login">Login</NavLink>
        <ButtonLink kind="line" small to="/signup">
          Get Started
        </ButtonLink>
      </span>
      <span className={styles.who} data-who="person" hidden>
        <NavLink to="/dashboard">Dashboard</NavLink>
        <NavLink to="/account">My Account</NavLink>
      </span>
    </>
  )
}
