import type { Step, World } from '../histories.ts'
import { deeds, ownerDeeds } from './deeds.ts'

const at = (names: readonly string[], words: readonly string[]): Step[] =>
  names.flatMap((name) => words.map((deed): Step => `${name}: ${deed}`))
const times = (count: number, steps: readonly Step[]): Step[] =>
  Array.from({ length: count }, () => steps).flat()

const passkeys = [
  'add a passkey',
  'sign in with the passkey',
  'remove the passkey',
  'lose the passkey',
  'reset without the passkey',
]

/** What people do most, and what leads on to something. */
const frequent = [
  'sign up',
  'log in',
  'open verify-email',
  'sign in with Google',
  'sign in with Microsoft',
  'mail a link proof',
  'open link-identity',
  'change the address',
  'open change-email',
]

/** Every step that a world knows. What happens often stands there often. */
export function stepsOf(world: World): Step[] {
  const guarded = world.startsWith('passkey')
  const left = [
    ...(guarded ? [] : passkeys),
    ...(world.includes('thefts') ? ['change the address to the other one'] : []),
  ]
  const usual = (words: string[]) => words.filter((word) => !left.includes(word))
  const anybodys = usual(Object.keys(deeds))
  const owners = usual([...anybodys, ...Object.keys(ownerDeeds)])
  const thefts = at(['thief'], ['learns the password', 'takes the session of the laptop'])
  return [
    ...at(['laptop', 'phone'], owners),
    ...at(['evil'], anybodys),
    ...times(3, at(['laptop', 'phone', 'evil', 'den'], frequent)),
    ...times(3, at(['time'], ['11 minutes', '61 minutes', '25 hours', '8 days'])),
    ...times(4, ['scanner: opens every mail']),
    ...times(12, ['worker: runs']),
    ...times(8, ['worker: sends the oldest mail']),
    ...(world.includes('thefts') ? times(4, thefts) : []),
    ...(world === 'shared phone'
      ? [...at(['phone', 'phone'], owners), ...times(8, ['phone: changes hands'])]
      : []),
  ]
}
