import type { Profile } from '../../contract/http/users.ts'

/**
 * Who was signed in here when this browser last knew, while the server is out of reach: nothing of the person but the
 * account's id is kept on the device. It opens what the device itself keeps of that account; every call still asks
 * for the session, and the real profile takes this one's place with the connection.
 */
export function offlineUser(account: string): Profile {
  return {
    id: account,
    email: '',
    verified: true,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    authProvider: 'email',
    subscriptionActiveUntil: null,
  }
}

/** Whether this profile only stands in for one that could not be loaded: what it lacks is unknown, not missing. */
export function isStandIn({ email }: Profile): boolean {
  return email === ''
}
