import type { Account } from '../../../db/stores/accounts.ts'
import type { Profile } from '../../../contract/http/index.ts'

/** An account as its own person sees it; every profile response is made here. */
export function presentProfile(account: Account): Profile {
  return {
    id: account.id,
    email: account.email,
    verified: account.verifiedAt !== null,
    firstName: account.firstName,
    lastName: account.lastName,
    dateOfBirth: account.dateOfBirth,
    tin: account.tin,
    phoneNumber: account.phoneNumber,
    authProvider: account.authProvider,
    subscriptionActiveUntil: account.subscriptionActiveUntil?.toISOString() ?? null,
  }
}
