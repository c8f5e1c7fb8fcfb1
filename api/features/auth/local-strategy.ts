import { Strategy } from 'passport-local'
import type { Account } from '../../../db/stores/accounts.ts'
import type { Services } from '../../services.ts'
import { checkCredentials, type CredentialsVerdict } from './check-credentials.ts'

/** Why the local strategy let nobody in. */
export type LocalRefusal = Exclude<CredentialsVerdict, { is: 'right' }>

/** Passport's local strategy over our accounts: email and password. */
export function localStrategy(services: Pick<Services, 'database'>): Strategy {
  return new Strategy({ usernameField: 'email' }, (email, password, done) => {
    const tell = (verdict: CredentialsVerdict): void =>
      verdict.is === 'right'
        ? done(null, verdict.account satisfies Account)
        : // Passport's types want a message for a page; ours go to the caller as they are.
          done(null, false, verdict as unknown as { message: string })
    checkCredentials(services, { email, password }).then(tell, done)
  })
}
