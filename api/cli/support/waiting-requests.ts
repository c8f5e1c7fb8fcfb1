import { listMailRequests, type MailRequest } from '../../../db/stores/mail-requests.ts'
import { mailAddressUse } from '../../../identity/tell-of-deletion.ts'
import { unseal } from '../../../platform/seal.ts'
import type { Context } from './context.ts'
import { inLagos } from './output.ts'
import { readProspect, type Prospect } from './prospect.ts'

/** What a person asked for at the web; of the other purposes nobody asks support. */
const asked = {
  'sign-up': 'a sign-up',
  reset: 'a new password',
  verification: 'the verification mail once more',
} as const satisfies Partial<Record<MailRequest['purpose'], string>>
type Asked = keyof typeof asked

const purposes = Object.keys(asked) as Asked[]

/** Most requests that are looked through. */
const MOST = 1_000

/** What waits for a worker before anything of it is known here: whose it is, is sealed by TOKEN_KEY. */
export interface WaitingRequests {
  /** Of this very address, the newest last; undefined where TOKEN_KEY is not known and nobody can tell. */
  ofAddress: readonly { purpose: Asked; askedAt: Date }[] | undefined
  /** Of anybody, and when the oldest was made. */
  count: number
  since: Date | null
  /** When a worker answers them. */
  prospect: Prospect
}

/** The address in a request; undefined where no key opens it. */
function addressIn(tokenKey: string, { addressSealed }: MailRequest): string | undefined {
  try {
    return unseal(tokenKey, mailAddressUse, addressSealed)
  } catch {
    return undefined
  }
}

/** What was asked for with this address and no worker has looked at yet; undefined when nothing waits. */
export async function readWaitingRequests(
  context: Context,
  email: string,
): Promise<WaitingRequests | undefined> {
  const { database, settings } = context
  const waiting = await listMailRequests(database.connection, purposes, MOST)
  if (waiting.length === 0) return undefined
  const { tokenKey } = settings
  const ofAddress =
    tokenKey === undefined
      ? undefined
      : waiting
          .filter((request) => addressIn(tokenKey, request) === email)
          .map(({ purpose, createdAt }) => ({ purpose: purpose as Asked, askedAt: createdAt }))
  if (ofAddress?.length === 0) return undefined
  return {
    ofAddress,
    count: waiting.length,
    since: waiting[0]?.createdAt ?? null,
    prospect: await readProspect(context, 'mail'),
  }
}

/** The same in a sentence or two: what waits, since when, and until when. */
export function requestsInWords({ ofAddress, count, since, prospect }: WaitingRequests): string {
  const until = `Its mail is made ${prospect.when}.`
  const newest = ofAddress?.at(-1)
  if (newest)
    return `With this address ${asked[newest.purpose]} was asked for, ${inLagos(newest.askedAt)}, and waits for a worker. ${until}`
  const wait = count === 1 ? '1 request for a mail waits' : `${count} requests for a mail wait`
  return `${wait} for a worker, since ${inLagos(since)}: one with this address may be among them, which only TOKEN_KEY tells. ${until}`
}

/** What to do about it. */
export const afterRequests = ({ prospect }: WaitingRequests): string =>
  prospect.first === undefined
    ? 'look again in a minute'
    : `${prospect.first}; sent again it would wait as well`
