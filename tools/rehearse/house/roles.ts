import { Client } from 'pg'
import type { DatabaseServer } from './database.ts'

/** Passwords of the roles: the owner of the schema, and two for the processes, of which the second comes with a rotation. */
export const passwords = { tax_owner: 'owner-word', tax_app: 'app-word', tax_app_next: 'next-word' } as const

export type Role = keyof typeof passwords

/**
 * Makes the database and its roles as docs/scale.md says: the owner of the schema migrates, backs up and restores; the
 * processes read and write rows, own nothing, and none of them is a superuser.
 */
export async function makeRoles(server: DatabaseServer): Promise<void> {
  await server.run(
    ...Object.entries(passwords).map(
      ([role, password]) => `create role ${role} login password '${password}'`,
    ),
    // Whoever migrates may end a backup that a process's role makes.
    'grant tax_app, tax_app_next to tax_owner',
    'create database tax owner tax_owner',
    'create database restored owner tax_owner',
  )
  const client = new Client({ connectionString: server.postgres.url('tax') })
  await client.connect()
  const rights = 'tax_app, tax_app_next'
  await client.query(`
    alter schema public owner to tax_owner;
    revoke create on schema public from public;
    alter default privileges for role tax_owner in schema public
      grant select, insert, update, delete on tables to ${rights};
    alter default privileges for role tax_owner in schema public grant usage, select on sequences to ${rights};
  `)
  await client.end()
}
