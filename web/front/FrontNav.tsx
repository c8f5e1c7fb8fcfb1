import { ButtonLink } from '../components/Button.tsx'
import { NavLink } from '../components/Page.tsx'
import styles from './front.module.css'

/**
 * Header of the public pages: the way in, and, shown by the script in its place, the way back to their own things for
 * who is signed in.
 */
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
