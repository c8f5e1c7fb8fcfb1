import { strFromU8, unzipSync } from 'fflate'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { JobPayload } from '../../contract/jobs/jobs.ts'
import type { Account } from '../../db/stores/accounts.ts'
import { returnPackFiles } from '../../db/stores/reports.ts'
import { deleteSubmission } from '../../db/stores/submissions.ts'
import { storeWorksheet } from '../../db/stores/worksheets.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { paidAccount, submission, verifiedAccount } from '../../db/testing/factories.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { readPdf } from '../../templates/report/testing/read-pdf.ts'
import { useWorkerServices } from '../testing/services.ts'
import type { JobRun } from './job.ts'
import { renderReturnPack } from './render-return-pack.ts'
import { purgeReports } from './sweeps.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)

/** A calculation with a worksheet, whose pack was asked for. */
async function asked(person: (of: typeof db) => Promise<Account> = paidAccount) {
  const { id: accountId } = await person(db)
  const { id: submissionId } = await submission(db, { accountId })
  const now = services.clock.now()
  const content = { landlord: '=Mrs. Ọláyínká', stateOfResidence: 'lagos' } as const
  const pay = { employers: [{ name: '=cmd|calc', salary: 5_000_000 }], payslips: [] }
  const times = { createdAt: now, updatedAt: now, version: 1 }
  await db.transaction(async (trx) => {
    await storeWorksheet(trx, { submissionId, accountId, kind: 'details', content, ...times })
    await storeWorksheet(trx, { submissionId, accountId, kind: 'pay', content: pay, ...times })
    await returnPackFiles.request(trx, { accountId, submissionId, now })
  })
  const job: JobRun<JobPayload<'render-return-pack'>> = {
    id: uuidv7(),
    payload: { accountId, submissionId },
    createdAt: TEST_NOW,
  }
  return { accountId, submissionId, job }
}

async function rowOf({ submissionId }: { submissionId: string }) {
  const [row] = await db.rows('select * from return_packs where submission_id = ?', [submissionId])
  return row
}

async function filesOf(pack: { submissionId: string }) {
  const row = await rowOf(pack)
  return unzipSync(new Uint8Array(row?.['file'] as Buffer))
}

describe('a return pack', () => {
  test('is one ZIP of paper, data, lists and checklist; run again, or twice at once, it is the same', async () => {
    const pack = await asked()
    const run = renderReturnPack(services)
    expect(await Promise.all([run(pack.job), run(pack.job)])).toContain('made')
    expect(await run(pack.job)).toBe('was made before')
    expect(await rowOf(pack)).toMatchObject({
      status: 'ready',
      file_name: 'NaijaTax-Return-2026-2026-11-21.zip',
      expires_at: new Date('2026-11-22T08:00:00Z'),
    })
    const files = await filesOf(pack)
    expect(Object.keys(files)).toEqual([
      'NaijaTax-Return-2026-2026-11-21.pdf',
      'return.json',
      'attachments.txt',
      'employers.csv',
    ])
    const { text } = await readPdf(files['NaijaTax-Return-2026-2026-11-21.pdf'] ?? new Uint8Array())
    expect(text).toContain('This is not an official form')
    expect(text).toContain('etax.lirs.net')
    const data = JSON.parse(strFromU8(files['return.json'] ?? new Uint8Array())) as object
    expect(data).toMatchObject({ format: 'naijatax-return-pack', version: 1, taxYear: 2026, stated: 'act' })
    // A cell that a spreadsheet would take for a formula stays text.
    expect(strFromU8(files['employers.csv'] ?? new Uint8Array())).toContain(`'=cmd|calc`)
  })

  test('of a free account has the structure without a figure', async () => {
    const pack = await asked(verifiedAccount)
    await renderReturnPack(services)(pack.job)
    const files = await filesOf(pack)
    expect(Object.keys(files).filter((name) => name.endsWith('.csv'))).toEqual([])
    const { text } = await readPdf(files['NaijaTax-Return-2026-2026-11-21.pdf'] ?? new Uint8Array())
    expect(text).toContain('INCOME BY SOURCE')
    expect(text).toContain('/upgrade')
    expect(text).not.toMatch(/Mrs|cmd|6,000,000/)
  })

  test('of what was deleted is not made, also when it goes while it is being printed', async () => {
    const [gone, going] = [await asked(), await asked()]
    const remove = ({ accountId, submissionId }: typeof gone) =>
      db.transaction((trx) => deleteSubmission(trx, accountId, submissionId))
    await remove(gone)
    expect(await renderReturnPack(services)(gone.job)).toBe('not made: the calculation is gone')
    const printer = {
      ...services.printer,
      print: async (html: string) => {
        const file = await services.printer.print(html)
        await remove(going)
        return file
      },
    }
    const slow = Object.assign(Object.create(services) as typeof services, { printer })
    expect(await renderReturnPack(slow)(going.job)).toBe('not kept: the calculation is gone')
    expect([await rowOf(gone), await rowOf(going)]).toEqual([undefined, undefined])
  })

  test('is deleted within a day', async () => {
    const pack = await asked()
    await renderReturnPack(services)(pack.job)
    services.clock.advance({ hours: 23 })
    await purgeReports(services)({ id: uuidv7(), payload: {}, createdAt: TEST_NOW })
    expect(await rowOf(pack)).toBeUndefined()
  })
})
