import { cookies, openBrowser } from './adapter.ts'
import { Violation, type Life } from './life.ts'
import { tenant } from './provider.ts'

const PASSWORD = 'eleven curious yams'

/** What a stranger learns of an address, ask as they may: every answer, without what is new in each. */
async function answersOf({ product }: Life, email: string, oid: string): Promise<string[]> {
  const { client, signInWith } = openBrowser(product, '10.254.0.1', false)
  const answers: string[] = []
  const ask = async (path: string, body?: unknown) => {
    const { status, text, headers } =
      body === undefined ? await client.get(path) : await client.post(path, body)
    const said = text
      .replace(/"requestId":"[^"]*"/, '')
      .replaceAll(email, 'EMAIL')
      .replace(/"id":"[^"]*"/, '')
    answers.push(`${path} ${status} ${headers.get('Location') ?? ''} ${said}`)
  }
  const askAll = async () => {
    await ask('/auth/login', { email, password: PASSWORD })
    await ask('/auth/forgot-password', { email })
    await ask('/auth/resend-verification', { email })
    await ask('/auth/signup', { email, password: PASSWORD })
  }
  await askAll()
  await product.work()
  await askAll()
  const claims = { sub: `curious ${email}`, email, tid: tenant, oid }
  answers.push(String(await signInWith({ provider: 'microsoft', claims })))
  answers.push([...client.cookies.keys()].toSorted().join(), String(client.cookies.has(cookies.session)))
  await product.work()
  await ask('/auth/link')
  await ask('/users/me')
  await ask('/auth/link/mail', {})
  await ask('/auth/link/password', { password: PASSWORD })
  await ask('/auth/link/code', { code: 'ABCD-EFGH' })
  return answers
}

/** I8: no answer tells whether an address is known: those to the owner's are those to one that nobody has. */
export async function checkAlike(life: Life): Promise<void> {
  const [nth] = /\d+/.exec(life.emails.ada) ?? ['']
  const id = (kind: number) => `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${nth.padStart(12, '0')}`
  const known = await answersOf(life, life.emails.ada, id(1))
  const free = await answersOf(life, `nobody${nth}@gmail.com`, id(2))
  for (const [at, answer] of known.entries())
    if (answer !== free[at])
      throw new Violation(
        'I8',
        `an address tells that it is known: "${answer}" and not "${String(free[at])}"`,
      )
}
