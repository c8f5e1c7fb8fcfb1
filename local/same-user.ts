import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import type { Context, Middleware } from 'koa'
import { messagePage } from './html.ts'

const hex = (value: number, width: number) => value.toString(16).toUpperCase().padStart(width, '0')

/** An end of a connection as Linux writes it: the four bytes of the address in reverse, then the port, in hex. */
function inHex(address: string, port: number): string {
  const bytes = address
    .replace(/^::ffff:/, '')
    .split('.')
    .toReversed()
  return `${bytes.map((byte) => hex(Number(byte), 2)).join('')}:${hex(port, 4)}`
}

/**
 * The user who opened a connection to us, as the kernel keeps it for the other end.
 * @param tables contents of /proc/net/tcp and /proc/net/tcp6.
 * @returns undefined when the connection is not in them.
 */
export function userAtOtherEnd(
  tables: string,
  socket: Pick<Socket, 'remoteAddress' | 'remotePort' | 'localAddress' | 'localPort'>,
): number | undefined {
  const theirs = inHex(socket.remoteAddress ?? '', socket.remotePort ?? 0)
  const ours = inHex(socket.localAddress ?? '', socket.localPort ?? 0)
  for (const line of tables.split('\n')) {
    const [, from, to, , , , , uid] = line.trim().split(/\s+/)
    if (from?.endsWith(theirs) && to?.endsWith(ours)) return Number(uid)
  }
  return undefined
}

const tablesOfLinux = async (): Promise<string> =>
  (
    await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')))
  ).join('\n')

/** Whether a request comes from another person who uses this machine. Root, who may do anything, is nobody else. */
async function isSomebodyElse(ctx: Context, owner: number): Promise<boolean> {
  const user = userAtOtherEnd(await tablesOfLinux(), ctx.req.socket)
  return user !== undefined && user !== owner && user !== 0
}

/**
 * Keeps a page that asks for no password to the user who runs the copy. Only Linux tells who is at the other end;
 * elsewhere, and for a copy of root's, whose person has another name in the browser, everybody is let in.
 */
export function sameUser(owner: number | undefined = process.getuid?.()): Middleware {
  return async (ctx, next) => {
    const isOwners = owner === undefined || owner === 0 || !(await isSomebodyElse(ctx, owner))
    if (isOwners) await next()
    else {
      ctx.status = 403
      ctx.type = 'html'
      ctx.body = messagePage(
        'Not yours',
        'Another user of this machine runs this copy, for themselves alone.',
      )
    }
  }
}
