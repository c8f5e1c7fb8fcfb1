import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Submission } from '../../../db/stores/submissions.ts'
import { submissions } from '../../../db/tables/calculations.ts'
import { submission, testAnswers } from '../../../db/testing/factories.ts'
import { useReminding } from './testing/reminding.ts'

const reminding = useReminding()
const { db } = reminding

/** Puts in place of what was seen what another law would have made of it. */
const seenUnderAnotherLaw = (...ids: readonly string[]) =>
  Promise.all(
    ids.map((id) =>
      db.rows('update law_fingerprints set outcome_hash = ? where submission_id = ?', [randomBytes(32), id]),
    ),
  )
/** How many looks at a calculation are kept. */
const seen = async ({ id }: { id: string }) =>
  (await db.rows('select 1 from law_fingerprints where submission_id = ?', [id])).length
const kept = async ({ id: accountId }: { id: string }, taxYear = 2026) =>
  submission(db, { accountId, answers: { ...testAnswers, taxYear }, taxYear })

/** Does what a person does who edits a kept calculation. */
const edit = ({ id, accountId }: Pick<Submission, 'id' | 'accountId'>) =>
  submissions
    .query(db.connection)
    .findById([id, accountId])
    .patch({ answers: { ...testAnswers, salary: 9_000_000 } })

test('a first look tells nothing, a change of the law once, with its years and no amount, however often the job runs', async () => {
  const account = await reminding.asking('law')
  const made = [
    await kept(account),
    await kept(account),
    await kept(account, 2027),
    await kept(account, 2024),
  ]
  await reminding.law()
  await reminding.law()
  expect(await reminding.told(account)).toEqual([])
  await seenUnderAnotherLaw(...made.slice(0, 3).map(({ id }) => id))
  await Promise.all([reminding.law(), reminding.law(), reminding.law()])
  await reminding.law()
  expect(await reminding.told(account)).toHaveLength(1)
  expect(await reminding.send(account)).toEqual(['sent'])
  const [mail] = reminding.mailsTo(account)
  expect(mail?.subject).toBe('A calculation that you kept has another total now')
  expect(mail?.text).toContain('2026 and 2027')
  expect(mail?.text).not.toContain('2024')
  // The token of its link has digits, too.
  expect(mail?.text?.replace(/token=\S+/g, '')).not.toMatch(/₦|\d,\d{3}|\d{5}/)
  // A change after it is told again.
  await seenUnderAnotherLaw(made[0]!.id)
  await reminding.law()
  expect(await reminding.told(account)).toHaveLength(2)
})

test('nobody is looked at who did not ask, and what was seen goes with the reminder', async () => {
  const [account, silent] = [await reminding.asking('law'), await reminding.asking('return')]
  const [watched, other] = [await kept(account), await kept(silent)]
  await reminding.law()
  expect([await seen(watched), await seen(other)]).toEqual([1, 0])
  await reminding.end(account, 'law')
  expect(await seen(watched)).toBe(0)
  await reminding.ask(account, 'law')
  await reminding.law()
  expect(await reminding.told(account)).toEqual([])
})

test('a person’s own edit is no change of the law, before the mail and after it was asked for', async () => {
  const account = await reminding.asking('law')
  const [edited, editedLater] = [await kept(account), await kept(account)]
  await reminding.law()
  await seenUnderAnotherLaw(edited.id)
  await edit(edited)
  await reminding.law()
  expect(await reminding.told(account)).toEqual([])
  await seenUnderAnotherLaw(editedLater.id)
  await reminding.law()
  expect(await reminding.told(account)).toHaveLength(1)
  await edit(editedLater)
  expect(await reminding.send(account)).toEqual(['not sent: what it tells of is gone, or was changed since'])
})

test('what is stored holds no amount, and another way of making it tells nothing', async () => {
  const account = await reminding.asking('law')
  const { id, result } = await kept(account)
  await reminding.law()
  const [row] = await db.rows('select * from law_fingerprints where submission_id = ?', [id])
  expect(JSON.stringify(row)).not.toContain(String(result.totalTax))
  expect(row?.['outcome_hash']).toHaveLength(32)
  await db.rows('update law_fingerprints set form = 0 where submission_id = ?', [id])
  await seenUnderAnotherLaw(id)
  await reminding.law()
  expect(await reminding.told(account)).toEqual([])
})

test('answers that the law does not take any more stop nobody else', async () => {
  const [broken, sound] = [await reminding.asking('law'), await reminding.asking('law')]
  const unreadable = await kept(broken)
  await db.rows(`update submissions set answers = jsonb_set(answers, '{status}', '"robot"') where id = ?`, [
    unreadable.id,
  ])
  const { id } = await kept(sound)
  await reminding.law()
  expect(await db.rows('select 1 from law_fingerprints where submission_id = ?', [id])).toHaveLength(1)
})
