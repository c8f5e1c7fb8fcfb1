import { describe, expect, it } from 'vitest'
import { readStuckMoney } from '../../../db/stores/billing-stuck.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { useBilling } from '../../../worker/jobs/billing/testing/billing.ts'
import { useTestSupport } from '../testing/support.ts'

const billing = useBilling()
const { db, clock } = billing.api
const support = useTestSupport(db, { clock, env: billing.stripe.env })
const why = ['--reason', 'ticket 4723: sent by bank']

const run = async (...args: string[]) => {
  const { code, out, err } = await support.run(['billing', ...args], { width: 80 })
  for (const line of `${out}\n${err}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  return { code, said: `${out}${err}`.replaceAll(/\s+/g, ' ') }
}
const unreturned = async () => (await readStuckMoney(db.connection)).unreturned
const sentOf = async (customer: string) => {
  const { data } = await billing.stripe.sdk.charges.list({ customer })
  return data.reduce((sum, { amount_refunded: cents }) => sum + cents, 0)
}

/** A payment that names nobody, given back by support as far as `cents` go, which the bank did not take. */
async function cameBack(cents?: number) {
  const customerId = await billing.stripe.payByLink(null)
  await billing.settle()
  if (cents === undefined) await run('refund', customerId, '--yes', customerId, ...why)
  else billing.stripe.refundPart(customerId, cents)
  await billing.settle()
  billing.advance(3)
  billing.stripe.failRefund(customerId)
  await billing.settle()
  const { data } = await billing.stripe.sdk.invoices.list({ customer: customerId })
  clock.advance({ seconds: 1 })
  return { customerId, invoiceId: data[0]?.id ?? '' }
}

type OfNobody = Awaited<ReturnType<typeof cameBack>>

describe('a refund of nobody that no bank took', () => {
  it('counts on the status page and is listed, with what settles it, until it is sent again', async () => {
    const before = await unreturned()
    const { customerId, invoiceId } = await cameBack()
    expect(await unreturned()).toMatchObject({ count: before.count + 1, ofNobody: before.ofNobody + 1 })
    const { said } = await run('unreturned')
    expect(said).toContain('Of payments that name nobody')
    expect(said).toContain(`billing refund ${customerId} --invoice ${invoiceId}`)
    expect(said).toContain(`billing settle ${invoiceId}`)
    const sent = await run('refund', customerId, '--invoice', invoiceId, '--yes', customerId, ...why)
    expect([sent.code, sent.said]).toEqual([0, expect.stringContaining('failed before')])
    await billing.settle()
    expect(await unreturned()).toEqual(before)
    expect(await sentOf(customerId)).toBe(1_000)
  })

  it('settled another way is owed no more, waits no more, and is neither refunded nor attached', async () => {
    const before = await unreturned()
    const { customerId, invoiceId } = await cameBack()
    const rehearsed = await run('settle', invoiceId, '--dry-run', ...why)
    expect([rehearsed.code, rehearsed.said]).toEqual([0, expect.stringContaining('$10.00 of')])
    expect(await unreturned()).toMatchObject({ count: before.count + 1 })
    const done = await run('settle', invoiceId, ...why)
    expect([done.code, done.said]).toEqual([
      0,
      expect.stringContaining(`it is owed to whoever paid as ${customerId} no more`),
    ])
    expect(await unreturned()).toEqual(before)
    const { email } = await verifiedAccount(db)
    const mailed = billing.mails.length
    for (const isRead of [false, true]) {
      if (isRead) await billing.settle()
      const refunded = await run('refund', customerId, '--yes', customerId, ...why)
      expect([refunded.code, refunded.said]).toEqual([
        4,
        expect.stringContaining('was noted as settled another way'),
      ])
      const attached = await run('attach', customerId, email, '--yes', email, ...why)
      expect([attached.code, attached.said]).toEqual([
        4,
        expect.stringContaining('was given back another way'),
      ])
    }
    expect((await run('unmatched')).said).not.toContain(customerId)
    expect((await run('settle', invoiceId, ...why)).said).toContain('settled already')
    // Nothing went back to the card, and nothing more is asked.
    expect(billing.mails.slice(mailed)).toEqual([])
    expect(await sentOf(customerId)).toBe(0)
    const audited = await db.rows(
      `select reason, detail from audit_log where action = 'support_settle_refund' and detail ->> 'customerId' = ?`,
      [customerId],
    )
    expect(audited).toMatchObject([{ reason: why[1], detail: { invoiceId, amountCents: 1_000 } }])
  })

  it.each<['refund' | 'settle', 'refund' | 'settle']>([
    ['settle', 'refund'],
    ['refund', 'settle'],
  ])('is made good once: after %s, %s is refused in words', async (first, second) => {
    const ways = {
      refund: ({ customerId }: OfNobody) => run('refund', customerId, '--yes', customerId, ...why),
      settle: ({ invoiceId }: OfNobody) => run('settle', invoiceId, ...why),
    }
    const ofNobody = await cameBack()
    expect((await ways[first](ofNobody)).code).toBe(0)
    clock.advance({ seconds: 1 })
    const { code, said } = await ways[second](ofNobody)
    expect([code, said]).toEqual([4, expect.stringMatching(/Nothing was (?:refunded|noted)/)])
    await billing.settle()
  })

  it('is made good once by two people in the same moment', async () => {
    const ofNobody = await cameBack()
    const { customerId, invoiceId } = ofNobody
    const [sent, noted] = await Promise.all([
      support.run(['billing', 'refund', customerId, '--yes', customerId, ...why]),
      support.run(['billing', 'settle', invoiceId, ...why]),
    ])
    expect(new Set([sent.code, noted.code])).toEqual(new Set([0, 4]))
    expect(await sentOf(customerId)).toBe(sent.code === 0 ? 1_000 : 0)
    await billing.settle()
  })

  it('in part is asked about again, and an attachment says so first, also in its rehearsal', async () => {
    const mailed = billing.mails.length
    const { customerId } = await cameBack(300)
    const asked = billing.mails
      .slice(mailed)
      .map(({ subject, text }) => `${subject} ${text}`.replaceAll(/\s+/g, ' '))
    expect(asked.at(-1)).toMatch(
      /We could not give your money back.*Of your payment of \$10\.00 .* \$3\.00 was given back, and your bank did not take it/,
    )
    expect((await run('unmatched')).said).toContain('$3.00 given back, and the bank did not take it')
    const { email } = await verifiedAccount(db)
    const rehearsed = await run('attach', customerId, email, '--dry-run', ...why)
    expect([rehearsed.code, rehearsed.said]).toEqual([
      0,
      expect.stringMatching(/\$3\.00 of it was given back, and the bank did not take it: that is owed since/),
    ])
    billing.stripe.refundPart(customerId, 200)
    await billing.settle()
    const again = await run('attach', customerId, email, '--dry-run', ...why)
    expect(again.said).toMatch(
      /\$2\.00 of it was given back before\. \$1\.00 of it was given back, and the bank/,
    )
    expect((await run('unmatched')).said).toContain('$2.00 given back, and taken')
  })

  it('among several is told by its row, and the list stands also while Stripe is away', async () => {
    const [one, other] = [await cameBack(), await cameBack()]
    for (const list of ['unmatched', 'unreturned']) {
      const { said } = await run(list)
      for (const { customerId } of [one, other]) expect(said).toContain(customerId)
      const [, next = ''] = said.split('Next: ')
      expect(next).not.toMatch(/cus_\w|in_\w/)
      expect(next).toMatch(/row/)
    }
    await billing.stripe.whileAway(async () => {
      const { code, said } = await run('unmatched')
      expect([code, said]).toEqual([0, expect.stringContaining(one.customerId)])
      expect(said).toContain('Who paid and how much is not known. Stripe does not answer')
      expect(said).toContain('nothing was changed')
      expect((await run('refund', one.customerId, '--yes', one.customerId, ...why)).said).toContain(
        'nothing was changed',
      )
    })
  })

  it('keeps since when it is owed once its account is found, and is settled as that account’s', async () => {
    const { customerId, invoiceId } = await cameBack()
    const { since } = await unreturned()
    const { email, id: accountId } = await verifiedAccount(db)
    billing.advance(5)
    expect((await run('attach', customerId, email, '--yes', email, ...why)).code).toBe(0)
    const counted = await unreturned()
    await billing.settle()
    // Nothing of it is lost while the worker has not read it, and nothing counts twice afterwards.
    expect(await unreturned()).toEqual({ ...counted, ofNobody: counted.ofNobody - 1, since })
    expect((await run('payments', email)).said).toContain('is owed: billing refund')
    expect((await run('settle', invoiceId, ...why)).said).toContain(
      `owed to the account ${accountId} no more`,
    )
    expect((await unreturned()).count).toBe(counted.count - 1)
  })
})
