import { mailLink } from '../../../db/mail-link.ts'
import { mailTokenOf } from '../../../db/testing/factories.ts'
import type { House } from '../house/index.ts'
import type { Step } from './step.ts'

const fresh = 'the second key of thirty-two letters or so'

/** A link that sets a new password works. */
async function demandLinkWorks(house: House, tokenKey: string): Promise<() => Promise<void>> {
  const [person] = await house.people(1)
  if (!person) throw new Error('There is nobody')
  const { id: accountId } = person.account
  const purpose = 'reset-password'
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + 3_600_000)
  const wanted = { accountId, purpose, createdAt, expiresAt } as const
  const tokenId = await house.look((database) => mailTokenOf(database, tokenKey, wanted))
  const link = mailLink({ PUBLIC_URL: 'https://naijatax.test', TOKEN_KEY: tokenKey }, purpose, tokenId)
  const token = new URL(link).searchParams.get('token')
  return async () => {
    const answer = await person
      .at(0)
      .post('/auth/reset-password', { token, password: 'a long new pass phrase' })
    if (answer.status >= 300) throw new Error(`A link of before was refused: ${answer.status} ${answer.text}`)
  }
}

export const rotateSecrets: Step = {
  name: 'rotate secrets',
  about: 'TOKEN_KEY and the webhook secret roll with two values, the database role by a second one',
  goal: {},
  happen: async (house) => {
    const { secrets, product, releases } = house
    const old = secrets.tokenKey
    const followBefore = await demandLinkWorks(house, old)
    const rounds = [
      { tokenKey: `${old},${fresh}`, webhookSecrets: 'whsec_first,whsec_second' },
      { tokenKey: `${fresh},${old}`, role: 'tax_app_next' },
      { tokenKey: fresh, webhookSecrets: 'whsec_second' },
    ] as const
    for (const [round, changes] of rounds.entries()) {
      Object.assign(secrets, changes)
      await product.run(releases.current, 'db/migrate')
      await product.roll(releases.current)
      if (round === 1) await followBefore()
    }
    await house.sites.writer.run('alter role tax_app nologin')
    return 'a link mailed before works after; nobody was signed out'
  },
}
