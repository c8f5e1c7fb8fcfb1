import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { patchAccount, type Account } from '../../../db/stores/accounts.ts'
import { reportFiles } from '../../../db/stores/reports.ts'
import { deleteSubmission, type Submission } from '../../../db/stores/submissions.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { paidAccount, submission, verifiedAccount } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { readPdf } from '../../../templates/report/testing/read-pdf.ts'
import type { MailPayload } from '../../../contract/jobs/mails.ts'
import { useWorkerServices } from '../../testing/services.ts'
import type { JobRun } from '../job.ts'
import { renderReport } from '../render-report.ts'
import { sendEmail } from './index.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)

const jobOf = ({ id: accountId }: Account, kept: Submission): JobRun<MailPayload> => ({
  id: uuidv7(),
  payload: { mail: 'report', accountId, submissionId: kept.id },
  createdAt: TEST_NOW,
})
const mailsTo = (account: Account) =>
  services.mailServer.mails.filter((mail) => mail.to?.[0]?.address === account.email)

async function attachedTo(account: Account) {
  const [attachment] = mailsTo(account).at(-1)?.attachments ?? []
  const { text } = await readPdf(Buffer.from(attachment?.content as ArrayBuffer))
  return { name: attachment?.filename, type: attachment?.mimeType, text }
}

test('the mail carries the report in full for Pro, once however often its job runs', async () => {
  const account = await paidAccount(db)
  const job = jobOf(account, await submission(db, { accountId: account.id }))
  expect(await sendEmail(services)(job)).toBe('sent')
  expect(await sendEmail(services)(job)).toBe('was sent before')
  expect(mailsTo(account)).toHaveLength(1)
  const attached = await attachedTo(account)
  expect(attached).toMatchObject({ name: 'NaijaTax-Report-2026-2026-11-21.pdf', type: 'application/pdf' })
  expect(attached.text).toContain('₦3,600,000')
  expect(mailsTo(account)[0]?.text).toContain('https://naijatax.test/submissions/')
  expect(mailsTo(account)[0]?.text).not.toContain('3,600,000')
})

test('a plan that ended before the mail is made gets the masked report, whatever was printed before', async () => {
  const account = await paidAccount(db)
  const { id: accountId } = account
  const kept = await submission(db, { accountId })
  await db.transaction((trx) => reportFiles.request(trx, { accountId, submissionId: kept.id, now: TEST_NOW }))
  await renderReport(services)({
    id: uuidv7(),
    payload: { accountId, submissionId: kept.id },
    createdAt: TEST_NOW,
  })
  const printed = { count: 0 }
  const printer = {
    ...services.printer,
    print: (html: string) => {
      printed.count += 1
      return services.printer.print(html)
    },
  }
  const counting = Object.assign(Object.create(services) as typeof services, { printer })

  await sendEmail(counting)(jobOf(account, kept))
  expect(printed.count).toBe(0)
  expect((await attachedTo(account)).text).toContain('₦3,600,000')

  await patchAccount(db.connection, accountId, { subscriptionActiveUntil: TEST_NOW })
  await sendEmail(counting)(jobOf(account, kept))
  expect(printed.count).toBe(1)
  expect((await attachedTo(account)).text).not.toMatch(/₦\s?\d/)
  expect(mailsTo(account)[1]?.text).toContain('a dash stands for every amount')
})

test('a report of a calculation that is gone, or somebody else’s, is not sent', async () => {
  const [account, other] = [await verifiedAccount(db), await verifiedAccount(db)]
  const kept = await submission(db, { accountId: account.id })
  expect(await sendEmail(services)(jobOf(other, kept))).toBe('not sent: the calculation is gone')
  await db.transaction((trx) => deleteSubmission(trx, account.id, kept.id))
  expect(await sendEmail(services)(jobOf(account, kept))).toBe('not sent: the calculation is gone')
  expect([...mailsTo(account), ...mailsTo(other)]).toEqual([])
})
