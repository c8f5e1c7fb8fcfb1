import { STATEMENT_TIMEOUT, type Connection } from './connection.ts'

/**
 * Has the database itself end statements that run too long. For a product behind a pooler, which refuses to pass the
 * limit with the connection [docs/scale.md].
 * @throws when the role does not own the database.
 */
export async function limitStatements(connection: Connection): Promise<void> {
  await connection.raw(`
    do $$ begin
      execute format('alter database %I set statement_timeout = ${STATEMENT_TIMEOUT}', current_database());
    end $$`)
}
