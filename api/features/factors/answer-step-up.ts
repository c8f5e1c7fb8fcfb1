import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { endpoints } from '../../../contract/http/index.ts'
import {
  proveByCode,
  proveByMail,
  proveByPasskey,
  proveByPassword,
} from '../../../identity/factors/step-up.ts'
import type { Call } from '../../http/handle.ts'
import { readCookie } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'
import { countCode } from './count-code.ts'

/**
 * Takes one proof. Passwords and codes count before they are checked, by the session that tries, so that nobody else
 * can use up the owner's tries.
 * @returns the session's new id. @throws 401 invalid_credentials; 400 invalid_code, invalid_passkey; 429.
 */
export async function answerStepUp(
  services: Services,
  { ctx, live, limits, body, now, requestId, caller }: Call<typeof endpoints.stepUp>,
): Promise<string> {
  const asked = { live, now, requestId, caller }
  if ('passkey' in body) {
    const attemptId = readCookie(ctx, services.env, 'passkey')
    const response = body.passkey as AuthenticationResponseJSON
    return proveByPasskey(services, { ...asked, attemptId, response })
  }
  if ('password' in body) {
    const subject = `step-up ${live.session.id}`
    await limits.take('LIMIT_LOGIN', subject)
    const id = await proveByPassword(services, { ...asked, password: body.password })
    await limits.clear('LIMIT_LOGIN', subject)
    return id
  }
  // A mailed code counts with its own row.
  if ('mailedCode' in body) return proveByMail(services, { ...asked, mailedCode: body.mailedCode })
  const counted = await countCode(limits, live)
  const id = await proveByCode(services, { ...asked, code: body.code })
  await counted.succeeded()
  return id
}
