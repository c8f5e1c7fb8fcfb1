import type { Knex } from 'knex'
import type { Connection } from './connection.ts'

/**
 * A statement written out, which PostgreSQL parses and plans once a connection: for what people ask at each of their
 * steps, where making the text anew and planning it cost more than all the rest of the asking.
 * @param name stands for this text alone, in the whole product.
 * @param text with a question mark for each value.
 * @returns a function that asks it and gives the rows.
 */
export function prepared<Row = never>(
  name: string,
  text: string,
): (connection: Connection, values: readonly Knex.RawBinding[]) => Promise<Row[]> {
  return async (connection, values) => {
    const found = await connection.raw<{ rows: Row[] }>(text, values).options({ name })
    return found.rows
  }
}
