import { expect, it } from 'vitest'
import { questionIds } from '../../tax/index.ts'
import { useTestDatabase } from '../testing/database.ts'
import { verifiedAccount, draft } from '../testing/factories.ts'
import { down, up } from './0018-short-way.ts'

const test = useTestDatabase()

/** The list of questions that this step made, and the one until then. */
const after = questionIds.filter((id) => id !== 'gains')
const before = after.filter((id) => !['had', 'months-paid', 'paye-taken'].includes(id))

it('leaves every draft at its question, and at the check page whoever was there; and back', async () => {
  const account = await verifiedAccount(test)
  const steps = [...before.keys(), before.length, 1000]
  const ids = await Promise.all(
    steps.map(async (currentStep) => (await draft(test, { accountId: account.id, currentStep })).id),
  )
  const stored = async () => {
    const { rows } = await test.connection.raw<{ rows: { id: string; current_step: number }[] }>(
      'select id, current_step from drafts',
    )
    return ids.map((id) => rows.find((row) => row.id === id)?.current_step)
  }
  await up(test.connection)
  expect(await stored()).toEqual([...before.map((id) => after.indexOf(id)), after.length, after.length])
  await down(test.connection)
  expect(await stored()).toEqual([...before.keys(), before.length, before.length])
})
