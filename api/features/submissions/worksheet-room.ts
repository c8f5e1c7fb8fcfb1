import type { Transaction } from '../../../db/connection.ts'
import { sizeOfWorksheets } from '../../../db/stores/worksheets.ts'
import { refusal } from '../../http/errors.ts'

/** Most bytes that the worksheets of an account take: some tens of thousands of lines. */
const mostBytes = 16 * 1024 * 1024

/** Refuses another worksheet to an account that holds as much as it may. @throws 409 worksheet_limit. */
export async function demandRoom(trx: Transaction, accountId: string): Promise<void> {
  if ((await sizeOfWorksheets(trx, accountId)) > mostBytes)
    throw refusal(
      'worksheet_limit',
      'Your worksheets hold as much as an account keeps. Delete a calculation you no longer need.',
    )
}
