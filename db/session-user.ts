import type { Connection } from './connection.ts'

/** The PostgreSQL role that this process signed in to the database as: `set role` does not change it. */
export async function readSessionUser(connection: Connection): Promise<string> {
  const { rows } = await connection.raw<{ rows: { role: string }[] }>('select session_user::text as role')
  return rows[0]?.role ?? ''
}
