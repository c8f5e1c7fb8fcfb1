import type { Transaction } from '../connection.ts'
import { ConsentModel } from '../models/consent.ts'
import type { Row } from '../row.ts'

export type Consent = Row<ConsentModel>

/** Keeps what a person agreed to; the same notice again changes nothing. */
export async function insertConsent(trx: Transaction, consent: Consent): Promise<void> {
  await ConsentModel.query(trx).insert(consent).onConflict(['account_id', 'notice', 'version']).ignore()
}
