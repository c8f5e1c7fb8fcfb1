import { expect, it } from 'vitest'
import { questionIds } from '../../tax/index.ts'
import { useTestDatabase } from '../testing/database.ts'
import { draft, verifiedAccount } from '../testing/factories.ts'
import { down, up } from './0020-gains.ts'

const test = useTestDatabase()

/** The list of questions until this step. */
const before = questionIds.filter((id) => id !== 'gains')

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
  expect(await stored()).toEqual([
    ...before.map((id) => questionIds.indexOf(id)),
    questionIds.length,
    questionIds.length,
  ])
  await down(test.connection)
  expect(await stored()).toEqual([...before.keys(), before.length, before.length])
})
