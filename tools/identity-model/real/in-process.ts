import type { RequestListener } from 'node:http'
import inject from 'light-my-request'

/** Sends requests to a server of this process without a socket: as fetch does, from an IP address of one's own. */
export const askInProcess =
  (answer: RequestListener, origin: string, ip: string) =>
  async (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const answered = await inject(answer, {
      method: method as 'GET',
      url: url.slice(origin.length),
      headers: { ...(headers as Record<string, string>), host: new URL(origin).host },
      remoteAddress: ip,
      ...(typeof body === 'string' && { payload: body }),
    })
    const given = new Headers()
    for (const [name, value] of Object.entries(answered.headers))
      for (const one of [value].flat()) given.append(name, String(one))
    const isEmpty = answered.statusCode === 204
    return new Response(isEmpty ? null : answered.payload, { status: answered.statusCode, headers: given })
  }
