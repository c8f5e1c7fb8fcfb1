import type { Account } from '../../../../db/stores/accounts.ts'
import { paidAccount, submission, testAnswers } from '../../../../db/testing/factories.ts'
import { storeWorksheet } from '../../../../db/stores/worksheets.ts'
import { TEST_NOW } from '../../../../platform/testing/movable-clock.ts'
import type { useTestApi } from '../../../testing/index.ts'

export type TestApi = ReturnType<typeof useTestApi>

/** What the model knows of a link. */
export interface Link {
  token: string
  id: string
  calculation: Calculation
  until: number
  isEnded: boolean
  opened: number
}

export interface Calculation {
  id: string
  owner: Owner
  salary: number
  /** A receipt that its worksheet names, and no other does. */
  receipt: string
  isThere: boolean
}

export interface Owner {
  account: Account
  isThere: boolean
  isSealed: boolean
  proUntil: number
  resets: number
  calculations: Calculation[]
}

/** Two owners, each with two calculations, and every link that was ever made. */
export interface World {
  owners: Owner[]
  links: Link[]
}

/** A world at TEST_NOW. */
export async function begin({ db, clock }: TestApi): Promise<World> {
  clock.set(TEST_NOW)
  const owners: Owner[] = []
  for (const firstName of ['Adaeze', 'Bola']) {
    const account = await paidAccount(db, { firstName })
    const proUntil = account.subscriptionActiveUntil?.getTime() ?? 0
    const owner: Owner = { account, isThere: true, isSealed: false, proUntil, resets: 0, calculations: [] }
    for (const salary of [4_111_111, 5_222_222].map((each) => each + owners.length * 2_000_000)) {
      const answers = { ...testAnswers, salary }
      const { id } = await submission(db, { accountId: account.id, answers })
      const receipt = `receipt ${salary}`
      const content = { certificates: [], instalments: [{ amount: 1, receipt }] }
      const of = { submissionId: id, accountId: account.id, kind: 'payments', content, version: 1 } as const
      await db.transaction((trx) => storeWorksheet(trx, { ...of, createdAt: TEST_NOW, updatedAt: TEST_NOW }))
      owner.calculations.push({ id, owner, salary, receipt, isThere: true })
    }
    owners.push(owner)
  }
  return { owners, links: [] }
}

/** Whether an account has Pro at `now`, in milliseconds. */
export const isPro = ({ proUntil }: Owner, now: number): boolean => proUntil > now

/** Whether a link was ended or its days are over. */
export const isOver = ({ isEnded, until }: Link, now: number): boolean => isEnded || until <= now

/** Whether a link reads, as the model has it. */
export function reads(link: Link, now: number): boolean {
  const { calculation } = link
  const { owner } = calculation
  return !isOver(link, now) && calculation.isThere && owner.isThere && isPro(owner, now) && !owner.isSealed
}

/** What the answer to an open link must hold, and what it must not. */
export function toldBy({ id, calculation }: Link, { owners }: World) {
  const { owner, salary, receipt } = calculation
  const others = owners.flatMap(({ calculations }) => calculations).filter((one) => one !== calculation)
  return {
    answer: {
      answers: { salary },
      taxpayer: { name: `${owner.account.firstName} Okafor` },
      worksheets: [{ kind: 'payments', content: { instalments: [{ receipt }] } }],
    },
    secrets: [
      ...others.flatMap((other) => [other.id, `"salary":${other.salary}`, other.receipt]),
      ...owners.flatMap(({ account }) => [account.id, account.email]),
      calculation.id,
      id,
    ],
  }
}
