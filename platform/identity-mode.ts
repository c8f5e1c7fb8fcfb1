import * as z from 'zod'

/** Who answers the door, as the operator says it; README lists these variables. */
const words = ['built-in', 'hosted', 'moving'] as const

/** Who answers the door: our own sign-in, a hosted provider, or that provider while people bring their accounts to it. */
export type IdentityMode = (typeof words)[number]

const webUrl = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must be an address that starts with https:// or http://',
})

/** The variables of who answers the door. */
export const identityVariables = {
  IDENTITY_MODE: z
    .enum(words, { error: `must be one of ${words.join(', ')}` })
    .optional()
    .describe(
      'who signs people in: built-in, hosted, or moving (hosted, and accounts of ours are brought there); built-in unless IDENTITY_ISSUER is set',
    ),
  IDENTITY_MOVE_UNTIL: z.iso
    .date({ error: 'must be a date, for example 2027-01-31' })
    .optional()
    .describe('last day of moving, in Lagos; from the next on it is as hosted'),
  IDENTITY_ISSUER: webUrl
    .optional()
    .describe('hosted identity provider whose bearer tokens are accepted, in place of our own'),
  IDENTITY_AUDIENCE: z.string().min(1).optional().describe('whom its tokens must be made for'),
  IDENTITY_SCRIPT_URL: webUrl
    .optional()
    .describe('its browser script; the content policy lets in exactly this host'),
  IDENTITY_PUBLISHABLE_KEY: z.string().min(1).optional().describe('key that its script is given'),
}

type IdentityEnv = Readonly<z.output<z.ZodObject<typeof identityVariables>>>

/** What says who answers the door. */
type ModeEnv = Pick<IdentityEnv, 'IDENTITY_MODE' | 'IDENTITY_MOVE_UNTIL' | 'IDENTITY_ISSUER'>

const givenMode = ({ IDENTITY_MODE, IDENTITY_ISSUER }: ModeEnv): IdentityMode =>
  IDENTITY_MODE ?? (IDENTITY_ISSUER === undefined ? 'built-in' : 'hosted')

/** The end of a day in Lagos, which is an hour ahead of UTC all year. */
const endOf = (date: string): number => Date.parse(`${date}T23:00:00Z`)

/** When moving ends; undefined where nobody moves. */
export function moveEnd(env: ModeEnv): Date | undefined {
  const { IDENTITY_MOVE_UNTIL: date } = env
  return givenMode(env) === 'moving' && date !== undefined ? new Date(endOf(date)) : undefined
}

/** Who answers the door now. Moving is over by the clock, also of a process that runs through its end. */
export function identityMode(env: ModeEnv, now: Date): IdentityMode {
  const end = moveEnd(env)
  return end !== undefined && end <= now ? 'hosted' : givenMode(env)
}

const ofProvider = [
  'IDENTITY_ISSUER',
  'IDENTITY_AUDIENCE',
  'IDENTITY_SCRIPT_URL',
  'IDENTITY_PUBLISHABLE_KEY',
] as const

/** Providers of our own sign-in, which would be a second door beside a hosted one. */
const ofBuiltIn = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_ID',
  'MICROSOFT_CLIENT_SECRET',
] as const

/** What is wrong with these variables together, each with how to mend it. */
export function identityFaults(
  env: IdentityEnv & { readonly [Name in (typeof ofBuiltIn)[number]]?: string | undefined },
): string[] {
  const mode = givenMode(env)
  const isGiven = (name: keyof typeof env) => env[name] !== undefined
  const faults: string[] = []
  const missing = ofProvider.filter((name) => !isGiven(name))
  if (mode === 'built-in') {
    const given = ofProvider.filter(isGiven)
    if (env.IDENTITY_MODE === undefined && given.length > 0)
      faults.push(`${missing.join(', ')} must be set too: a hosted identity provider needs all four, or none`)
    else if (given.length > 0)
      faults.push(
        `${given.join(', ')} must not be set with IDENTITY_MODE=built-in: one provider answers the door`,
      )
  } else if (missing.length > 0)
    faults.push(`${missing.join(', ')} must be set too: a hosted identity provider needs all four, or none`)
  const second = ofBuiltIn.filter(isGiven)
  if (mode === 'hosted' && second.length > 0)
    faults.push(
      `${second.join(', ')} must not be set where a hosted identity provider answers the door: it offers them itself`,
    )
  if (mode === 'moving' && env.IDENTITY_MOVE_UNTIL === undefined)
    faults.push(
      'IDENTITY_MOVE_UNTIL must be set with IDENTITY_MODE=moving: the last day, for example 2027-01-31',
    )
  if (mode !== 'moving' && env.IDENTITY_MOVE_UNTIL !== undefined)
    faults.push('IDENTITY_MOVE_UNTIL goes with IDENTITY_MODE=moving alone: take it away')
  return faults
}
