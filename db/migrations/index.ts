import type { Knex } from 'knex'
import * as accounts from './0001-accounts.ts'
import * as calculations from './0002-calculations.ts'
import * as outbox from './0003-outbox.ts'
import * as identities from './0004-identities.ts'
import * as rateCounters from './0005-rate-counters.ts'
import * as emailChanges from './0006-email-changes.ts'
import * as consents from './0007-consents.ts'
import * as billing from './0008-billing.ts'
import * as hostedIdentity from './0009-hosted-identity.ts'
import * as reports from './0010-reports.ts'
import * as operations from './0011-operations.ts'
import * as mailRefusals from './0012-mail-refusals.ts'
import * as sweeps from './0013-sweeps.ts'
import * as identity from './0014-identity.ts'
import * as factors from './0015-factors.ts'
import * as audit from './0016-audit.ts'
import * as unused from './0017-unused.ts'
import * as shortWay from './0018-short-way.ts'
import * as phoneNumbers from './0019-phone-numbers.ts'
import * as gains from './0020-gains.ts'
import * as worksheets from './0021-worksheets.ts'
import * as accountantLinks from './0022-accountant-links.ts'
import * as reminders from './0023-reminders.ts'
import * as copies from './0024-copies.ts'
import * as returnPacks from './0025-return-packs.ts'
import * as moneyReturned from './0026-money-returned.ts'
import * as status from './0027-status.ts'
import * as planGrants from './0028-plan-grants.ts'
import * as paymentLost from './0029-payment-lost.ts'
import * as deliveriesDeferred from './0030-deliveries-deferred.ts'
import * as productKeys from './0031-product-keys.ts'
import * as celebrated from './0032-celebrated.ts'
import * as lookUps from './0033-look-ups.ts'
import * as printing from './0034-printing.ts'
import * as refundFailed from './0035-refund-failed.ts'
import * as unreturned from './0036-unreturned.ts'
import * as keysWithAccount from './0037-keys-with-account.ts'
import * as keysAlone from './0038-keys-alone.ts'
import * as planEnded from './0039-plan-ended.ts'
import * as deletionTold from './0040-deletion-told.ts'
import * as workerStopped from './0041-worker-stopped.ts'
import * as workerPrintingSince from './0042-worker-printing-since.ts'
import * as stripeEventsDone from './0043-stripe-events-done.ts'
import * as stopFailuresOfNobody from './0044-stop-failures-of-nobody.ts'
import * as openDisputes from './0045-open-disputes.ts'
import * as settledRefunds from './0046-settled-refunds.ts'
import * as erasedMoney from './0047-erased-money.ts'
import * as untoldEvents from './0048-untold-events.ts'
import * as unmatchedRefunds from './0049-unmatched-refunds.ts'
import * as eventsToldLater from './0050-events-told-later.ts'
import * as attachedCustomers from './0051-attached-customers.ts'

/** One step of the schema. Once released it is never edited: a change is a new step. */
export interface Migration {
  up(knex: Knex): Promise<void>
  down(knex: Knex): Promise<void>
  /** For a step that makes an index concurrently: it does that alone, and must be safe to run again. */
  readonly config?: { readonly transaction: false }
  /**
   * The release that this step completes: it takes away what that release stopped to use, so the release before it does
   * not work with the schema afterwards. It waits until no process of that one runs (docs/release.md).
   */
  readonly contractOf?: string
}

/** Every step in order, by a name that is the same in TypeScript and compiled. Add new ones at the end. */
export const migrations: readonly (readonly [name: string, migration: Migration])[] = [
  ['0001-accounts', accounts],
  ['0002-calculations', calculations],
  ['0003-outbox', outbox],
  ['0004-identities', identities],
  ['0005-rate-counters', rateCounters],
  ['0006-email-changes', emailChanges],
  ['0007-consents', consents],
  ['0008-billing', billing],
  ['0009-hosted-identity', hostedIdentity],
  ['0010-reports', reports],
  ['0011-operations', operations],
  ['0012-mail-refusals', mailRefusals],
  ['0013-sweeps', sweeps],
  ['0014-identity', identity],
  ['0015-factors', factors],
  ['0016-audit', audit],
  ['0017-unused', unused],
  ['0018-short-way', shortWay],
  ['0019-phone-numbers', phoneNumbers],
  ['0020-gains', gains],
  ['0021-worksheets', worksheets],
  ['0022-accountant-links', accountantLinks],
  ['0023-reminders', reminders],
  ['0024-copies', copies],
  ['0025-return-packs', returnPacks],
  ['0026-money-returned', moneyReturned],
  ['0027-status', status],
  ['0028-plan-grants', planGrants],
  ['0029-payment-lost', paymentLost],
  ['0030-deliveries-deferred', deliveriesDeferred],
  ['0031-product-keys', productKeys],
  ['0032-celebrated', celebrated],
  ['0033-look-ups', lookUps],
  ['0034-printing', printing],
  ['0035-refund-failed', refundFailed],
  ['0036-unreturned', unreturned],
  ['0037-keys-with-account', keysWithAccount],
  ['0038-keys-alone', keysAlone],
  ['0039-plan-ended', planEnded],
  ['0040-deletion-told', deletionTold],
  ['0041-worker-stopped', workerStopped],
  ['0042-worker-printing-since', workerPrintingSince],
  ['0043-stripe-events-done', stripeEventsDone],
  ['0044-stop-failures-of-nobody', stopFailuresOfNobody],
  ['0045-open-disputes', openDisputes],
  ['0046-settled-refunds', settledRefunds],
  ['0047-erased-money', erasedMoney],
  ['0048-untold-events', untoldEvents],
  ['0049-unmatched-refunds', unmatchedRefunds],
  ['0050-events-told-later', eventsToldLater],
  ['0051-attached-customers', attachedCustomers],
]

/** Gives the steps to knex from this list instead of from a folder. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(migrations.map(([name]) => name)),
  getMigrationName: (name) => name,
  getMigration: (wanted) => {
    const entry = migrations.find(([name]) => name === wanted)
    if (!entry) return Promise.reject(new Error(`There is no migration called ${wanted}`))
    return Promise.resolve(entry[1])
  },
}

/**
 * Of steps in order, the contract steps at their end: what a release leaves for when all its processes are its own. One
 * with another step behind it is of an earlier release, which nothing is left of.
 * @param names of steps that a schema lacks.
 */
export function contractSteps(names: readonly string[]): string[] {
  const contracts = new Set(
    migrations.filter(([, { contractOf }]) => contractOf !== undefined).map(([name]) => name),
  )
  return names.slice(names.findLastIndex((name) => !contracts.has(name)) + 1)
}

/** Whether a step runs outside of a transaction. */
export async function runsOutsideTransaction(name: string): Promise<boolean> {
  const migration = (await migrationSource.getMigration(name)) as Migration
  return migration.config?.transaction === false
}
