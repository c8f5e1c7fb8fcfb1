import { codeOfLink } from '../../../../identity/links.ts'
import { softPasskey, type SoftPasskey } from '../../../../identity/testing/soft-authenticator.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import type { TestApi } from '../../../testing/api.ts'
import type { ApiClient } from '../../../testing/index.ts'

/** Types the mailed code in this session: its mailbox counts as proved for ten minutes. */
export async function provesMailbox(
  api: TestApi,
  client: ApiClient,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  await client.post('/auth/step-up/mail')
  const answer = await client.post('/auth/step-up', { mailedCode: await mailedCode(api, id) })
  if (answer.status !== 204) throw new Error(`the mailed code was refused: ${answer.text}`)
}

/** The code in the newest mail that asks somebody to confirm. */
export async function mailedCode(api: TestApi, accountId: string): Promise<string> {
  const mail = (await api.mails(accountId)).findLast((one) => one.mail === 'confirm-code')
  if (!mail || !('mailTokenId' in mail)) throw new Error('no code was mailed')
  return codeOfLink(api.env.TOKEN_KEY, { id: mail.mailTokenId, purpose: 'confirm-code' })
}

/** A device with no passkey yet, at the address of the product under test. */
export function newDevice(api: TestApi): SoftPasskey {
  const { origin, hostname } = new URL(api.env.PUBLIC_URL)
  return softPasskey({ origin, rpId: hostname })
}

/** Adds a passkey to the account of a session that proved the mailbox. @returns the device that has it. */
export async function addsPasskey(
  api: TestApi,
  client: ApiClient,
  device = newDevice(api),
): Promise<{ device: SoftPasskey; id: string; recoveryCodes: string[] | undefined }> {
  const asked = await client.post('/auth/passkeys/options')
  const passkey = device.register(asked.body['options'])
  const { status, text, body } = await client.post('/auth/passkeys', { passkey })
  if (status !== 201) throw new Error(`the passkey was refused: ${text}`)
  return { device, id: String(body['id']), recoveryCodes: body['recoveryCodes'] as string[] | undefined }
}
