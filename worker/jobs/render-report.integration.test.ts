import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { deleteAccount, patchAccount, type Account } from '../../db/stores/accounts.ts'
import { reportFiles } from '../../db/stores/reports.ts'
import { deleteSubmission, type Submission } from '../../db/stores/submissions.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { paidAccount, submission, testAnswers, verifiedAccount } from '../../db/testing/factories.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { readPdf } from '../../templates/report/testing/read-pdf.ts'
import type { JobPayload } from '../../contract/jobs/jobs.ts'
import { startCanary } from '../testing/canary.ts'
import { useWorkerServices } from '../testing/services.ts'
import { NoBrowserError } from '../printer/index.ts'
import { PermanentFault, type JobRun } from './job.ts'
import { purgeReports } from './sweeps.ts'
import { renderReport } from './render-report.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)

interface RequestedReport {
  account: Account
  kept: Submission
  job: JobRun<JobPayload<'render-report'>>
}

/** A calculation whose report was asked for. */
async function asked(
  person: typeof paidAccount = paidAccount,
  given: Partial<Account> = {},
  answers: Partial<typeof testAnswers> = {},
): Promise<RequestedReport> {
  const account = await person(db, given)
  const accountId = account.id
  const kept = await submission(db, { accountId, answers: { ...testAnswers, ...answers } })
  const submissionId = kept.id
  await db.transaction((trx) =>
    reportFiles.request(trx, { accountId, submissionId, now: services.clock.now() }),
  )
  return { account, kept, job: { id: uuidv7(), payload: { accountId, submissionId }, createdAt: TEST_NOW } }
}
const run = ({ job }: RequestedReport, given: Partial<typeof services> = {}): Promise<string> =>
  renderReport(Object.assign(Object.create(services) as typeof services, given))(job)

async function row({ kept }: RequestedReport) {
  const [found] = await db.rows('select * from reports where submission_id = ?', [kept.id])
  return found
}
async function textOf(report: RequestedReport): Promise<string> {
  return (await readPdf((await row(report))?.['file'] as Buffer)).text
}

describe('the report', () => {
  test('is printed in full for Pro, and kept under its name for 23 hours', async () => {
    const report = await asked()
    expect(await run(report)).toBe('made')
    expect(await row(report)).toMatchObject({
      status: 'ready',
      file_name: 'NaijaTax-Report-2026-2026-11-21.pdf',
      made_at: TEST_NOW,
      expires_at: new Date('2026-11-22T08:00:00Z'),
    })
    const text = await textOf(report)
    expect(text).toContain('Personal Income Tax Calculation Report')
    expect(text).toContain('₦3,600,000')
  })

  test('for a free account shows no amount, and is printed so when the plan ends before the job runs', async () => {
    const free = await asked(verifiedAccount)
    const ended = await asked()
    await patchAccount(db.connection, ended.account.id, { subscriptionActiveUntil: TEST_NOW })
    for (const report of [free, ended]) {
      await run(report)
      const text = await textOf(report)
      expect(text).toContain('—')
      expect(text).toContain('/upgrade')
      expect(text).not.toMatch(/₦\s?\d|\d\.\d\d%/)
    }
  })

  test('run again it is the same file; run twice at once it is one', async () => {
    const report = await asked()
    const outcomes = await Promise.all([run(report), run(report)])
    expect(outcomes).toContain('made')
    expect(await run(report)).toBe('was made before')
    expect(await db.rows('select 1 from reports where submission_id = ?', [report.kept.id])).toHaveLength(1)
  })

  test('markup in a name shows as text and reaches nobody', async () => {
    const canary = await startCanary()
    const name = `<img src=${canary.origin}/i><iframe src=file:///etc/passwd></iframe><style>@import "${canary.origin}/c"</style>`
    const report = await asked(paidAccount, {
      firstName: name,
      lastName: `<link rel=stylesheet href=${canary.origin}>`,
    })
    await run(report)
    const text = (await textOf(report)).replaceAll(/\s+/g, '')
    expect(text).toContain(`<imgsrc=${canary.origin}/i><iframesrc=file:///etc/passwd></iframe>`)
    expect(text).toContain('@import')
    expect(text).not.toContain('root:')
    expect(canary.hits).toBe(0)
    await canary.stop()
  })

  test('a name of 500 characters is on the page, whole', async () => {
    const name = 'Ọláńrewájú'.repeat(50)
    const report = await asked(paidAccount, { firstName: name })
    await run(report)
    expect((await textOf(report)).replaceAll(/\s+/g, '')).toContain(name.normalize('NFC'))
  })
})

describe('what was deleted stays deleted', () => {
  test('the calculation, or the account, is gone before the job runs', async () => {
    const [one, other] = [await asked(), await asked()]
    await db.transaction((trx) => deleteSubmission(trx, one.account.id, one.kept.id))
    await deleteAccount(db.connection, other.account.id)
    for (const report of [one, other]) {
      expect(await run(report)).toBe('not made: the calculation is gone')
      expect(await row(report)).toBeUndefined()
    }
  })

  test('it goes while it is being printed', async () => {
    const report = await asked()
    const printer = {
      ...services.printer,
      print: async (html: string) => {
        const file = await services.printer.print(html)
        await db.transaction((trx) => deleteSubmission(trx, report.account.id, report.kept.id))
        return file
      },
    }
    expect(await run(report, { printer })).toBe('not kept: the calculation is gone')
    expect(await row(report)).toBeUndefined()
  })

  test('a calculation of another account is nobody’s', async () => {
    const report = await asked()
    const { id: accountId } = await paidAccount(db)
    const job = { ...report.job, payload: { ...report.job.payload, accountId } }
    expect(await run({ ...report, job })).toBe('not made: the calculation is gone')
  })
})

describe('a fault', () => {
  const broken = {
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
    print: () => Promise.reject(new Error('the browser died')),
  }

  test('is tried again; whoever waits is told after the last try', async () => {
    const report = await asked()
    await expect(run(report, { printer: broken })).rejects.toThrow('the browser died')
    expect(await row(report)).toMatchObject({ status: 'preparing' })
    report.job.isLastTry = true
    await expect(run(report, { printer: broken })).rejects.toThrow('the browser died')
    expect(await row(report)).toMatchObject({ status: 'failed' })
    expect(await run(report)).toBe('made')
  })

  test('without a browser even the last try waits for one', async () => {
    const report = await asked()
    report.job.isLastTry = true
    const printer = { ...broken, print: () => Promise.reject(new NoBrowserError(new Error('none'))) }
    await expect(run(report, { printer })).rejects.toThrow('it waits for a worker that has one')
    expect(await row(report)).toMatchObject({ status: 'preparing' })
  })

  test('a file that is too large to be kept fails for good', async () => {
    const report = await asked()
    const printer = { ...broken, print: () => Promise.resolve(Buffer.alloc(2 * 1024 * 1024 + 1)) }
    await expect(run(report, { printer })).rejects.toThrow(PermanentFault)
    expect(await row(report)).toMatchObject({ status: 'failed' })
  })
})

test('the sweep deletes reports of which the time is over, made or not', async () => {
  const [made, waiting, later] = [await asked(), await asked(), await asked()]
  await run(made)
  services.clock.advance({ hours: 1 })
  await run(later)
  services.clock.advance({ hours: 22 })
  await purgeReports(services)({ id: uuidv7(), payload: {}, createdAt: TEST_NOW })
  expect([await row(made), await row(waiting)]).toEqual([undefined, undefined])
  expect(await row(later)).toMatchObject({ status: 'ready' })
})
