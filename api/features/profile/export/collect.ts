import type { Connection } from '../../../../db/connection.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { readPersonalData } from '../../../../db/stores/personal-data.ts'
import { showResult, type PersonalData } from '../../../../contract/http/index.ts'

/** A row as a file holds it: moments in ISO 8601; whose it is need not be said. */
function written(row: object): PersonalData[string][number] {
  const { accountId: _mine, ...record } = JSON.parse(JSON.stringify(row)) as PersonalData[string][number]
  return record
}

/**
 * Everything kept of the person (DESIGN, Plans and masking: typed answers in full, computed figures as the plan
 * shows them). Of secrets it tells only that they are there: the password is a hash that nobody can read.
 * @param paid whether the account's plan shows computed figures now.
 */
export async function collectData(
  connection: Connection,
  { account, paid }: { account: Account; paid: boolean },
): Promise<PersonalData> {
  const { submissions, ...others } = await readPersonalData(connection, account.id)
  const { passwordHash, ...profile } = account
  const lists = Object.entries(others).map(([name, rows]) => [name, rows.map(written)] as const)
  return {
    account: [written({ ...profile, hasPassword: passwordHash !== null })],
    submissions: submissions.map((row) => ({ ...written(row), result: showResult(row.result, paid) })),
    ...Object.fromEntries(lists),
  }
}
