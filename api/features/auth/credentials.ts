import { Strategy } from 'passport-local'
import type { Account } from '../../../db/stores/accounts.ts'
import { checkPassword, type PasswordVerdict, type Residents } from '../../../identity/passwords.ts'
import type { Services } from '../../services.ts'

/** What the local strategy looks at besides the address and the password. */
export interface LoginBrowser {
  browserHash: Buffer | null
  /** Who waits at the address, or lives there. */
  residents: Residents
  now: Date
}

/** Why the local strategy rejected a login. */
export type LocalRefusal = Exclude<PasswordVerdict, { is: 'right' }>

/** Passport's local strategy over our accounts: email and password, typed in a browser. */
export function localStrategy({ env }: Pick<Services, 'env'>): Strategy {
  return new Strategy(
    { usernameField: 'email', passReqToCallback: true },
    (request, email, password, done) => {
      const { browserHash, residents, now } = request as unknown as LoginBrowser
      const tell = (verdict: PasswordVerdict): void =>
        verdict.is === 'right'
          ? done(null, verdict.account satisfies Account)
          : // Passport's types want a message for a page; ours go to the caller as they are.
            done(null, false, verdict as unknown as { message: string })
      checkPassword(env, residents, { email, password, browserHash, now }).then(tell, done)
    },
  )
}
