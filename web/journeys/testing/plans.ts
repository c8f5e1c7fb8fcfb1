import { Client } from 'pg'
import type { Services } from './product.ts'

/** Makes this person's account Pro until a year from now, as a payment would. */
export async function becomesPro(services: Services, email: string): Promise<void> {
  const client = new Client({ connectionString: services.database })
  await client.connect()
  try {
    const until = new Date(Date.now() + 365 * 24 * 3600 * 1000)
    await client.query('update accounts set subscription_active_until = $1 where email = $2', [until, email])
  } finally {
    await client.end()
  }
}
