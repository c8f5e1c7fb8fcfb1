import { beforeAll, describe, expect, it, test } from 'vitest'
import { useTestDatabase } from '../db/testing/database.ts'
import { TEST_NOW } from '../platform/testing/movable-clock.ts'
import { hashSecretId } from './sessions.ts'
import { playsOn, type Play } from './testing/plays.ts'
import { arrange, standing } from './testing/world.ts'
import { things, transitions, type Thing } from './transitions.ts'

const db = useTestDatabase()
const plays = playsOn(db)

const ofSignUps: readonly Thing[] = ['sign-up here', 'sign-ups elsewhere', 'verification links']

const ownerIn = {
  open: {},
  refused: { refusedAt: TEST_NOW },
  provisional: {
    provisionalBrowser: hashSecretId('the browser of a sign-up'),
    provisionalUntil: new Date(TEST_NOW.getTime() + 3_600_000),
  },
} as const

/** What a thing never stands without. */
const isAbout: { readonly [Name in Thing]?: readonly Thing[] } = {
  'links to a new address': ['change of address'],
  'links to decide a change': ['change of address'],
}

/** Everything before which a row is played: nothing but what it needs, each thing by itself, and all at once. */
function befores({ owner, needs = [], without = [] }: Play): [string, Thing[]][] {
  const possible = things.filter(
    (thing) =>
      !without.includes(thing) &&
      (owner === null ? ofSignUps.includes(thing) : thing !== 'known browsers' || owner !== 'provisional'),
  )
  const alone = possible.map((thing): [string, Thing[]] => [
    thing,
    [...new Set([...needs, ...(isAbout[thing] ?? []), thing])],
  ])
  return [['nothing else', [...needs]], ...alone, ['everything', possible]]
}

let neighbour: Awaited<ReturnType<typeof arrange>>
beforeAll(async () => {
  neighbour = await arrange(db, { owner: {}, before: things })
})

describe.each(transitions)('$what', ({ what, ends }) => {
  const play = plays[what]
  const { owner } = play
  it.each(befores(play))('over %s does and ends what its row says', async (_name, before) => {
    const world = await arrange(db, { owner: owner && ownerIn[owner], before })
    await play.run(world)
    const left = await standing(db, world)
    const ended: readonly Thing[] = ends
    expect(before.filter((thing) => !left.includes(thing)).toSorted()).toEqual(
      before.filter((thing) => ended.includes(thing)).toSorted(),
    )
    expect(await standing(db, neighbour), 'nothing of anybody else').toHaveLength(things.length)
  })
})

test.each(transitions)('$what is done by $by', async ({ by }) => {
  const [module, name = ''] = by.split('.')
  const exported = (await import(`./${module}.ts`)) as Record<string, unknown>
  expect(exported[name]).toBeTypeOf('function')
})
