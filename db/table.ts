import { Model, snakeCaseMappers, type QueryBuilderType } from 'objection'
import type { Connection } from './connection.ts'

/** A column: its type in PostgreSQL (udt_name) and whether it may be null. `Value` is for the compiler alone. */
export interface Column<Value> {
  readonly type: string
  readonly nullable: boolean
  /** Left out of the download of one's data: a secret, a hash, an id of ours. */
  readonly internal: boolean
  readonly value?: Value
}

const column =
  (type: string) =>
  <Value>(): Column<Value> => ({ type, nullable: false, internal: false })

export const uuid = column('uuid')<string>
export const text = <Value extends string = string>() => column('text')<Value>()
export const integer = column('int4')<number>
export const smallInteger = column('int2')<number>
export const boolean = column('bool')<boolean>
export const bytes = column('bytea')<Buffer>
export const timestamp = column('timestamptz')<Date>
/** A calendar date as text, YYYY-MM-DD. */
export const date = column('date')<string>
export const json = <Value>() => column('jsonb')<Value>()

/** The same column where it may be null. */
export const orNull = <Value>(of: Column<Value>): Column<Value | null> => ({ ...of, nullable: true })

/** The same column, left out of the download of one's data. */
export const internal = <Value>(of: Column<Value>): Column<Value> => ({ ...of, internal: true })

type Columns = Readonly<Record<string, Column<unknown>>>
type ValueOf<Of> = Of extends Column<infer Value> ? Value : never

type Row<These extends Columns> = { -readonly [Name in keyof These]: ValueOf<These[Name]> }

/** A row of a table as plain data: what stores give and take. */
export type RowOf<Of extends Definition> = Row<Of['columns']>

type ModelOf<These extends Columns> = Model & Row<These>

/** What the download of all one's data calls a table's rows, and by which column they are ordered, oldest first. */
export interface Download<Name> {
  readonly list: string
  readonly orderBy: Name
}

/**
 * Where a row of an account lies: beside its account, with the account in every key, so that tables can be divided by it;
 * in the directory, which is asked before the account is known (by a cookie, a mailed link, a provider's word); in the
 * journal, whose rows may also be of nobody.
 */
export type Place = 'account' | 'directory' | 'journal'

/** A table, its columns written once: camelCase in code, snake_case in SQL [decision 0030]. */
export interface Definition<These extends Columns = Columns> {
  readonly name: string
  readonly columns: These
  /** The primary key. */
  readonly key: readonly (keyof These & string)[]
  readonly download: Download<keyof These & string> | null
  /** Null where the rows are no account's. */
  readonly place: Place | null
}

/** A table with its queries. */
export interface Table<These extends Columns> extends Definition<These> {
  /** Begins a query. */
  readonly query: (connection: Connection) => QueryBuilderType<ModelOf<These>>
}

const mappers = snakeCaseMappers()

/** The name in SQL of a column. */
export const sqlName = (name: string): string => Object.keys(mappers.format({ [name]: null }))[0] ?? name

interface Settings<Name> {
  /** The primary key; `id` unless given, and of rows beside their account `id` and `accountId`. */
  key?: readonly Name[]
}

/** Required of a table whose rows are an account's. */
interface OfAccount<Name> extends Settings<Name> {
  /** Null where the rows are no part of the download of one's data. */
  download: Download<Name> | null
  /** Beside the account unless given. */
  place?: Exclude<Place, 'account'>
}

/**
 * Defines a table, from which its row type, its queries and its written-out statements follow. A test holds the
 * definitions equal to the migrated schema.
 */
export function defineTable<const These extends Columns>(
  name: string,
  columns: These,
  ...[settings = {}]: 'accountId' extends keyof These
    ? [settings: OfAccount<keyof These & string>]
    : [settings?: Settings<keyof These & string>]
): Table<These> {
  const given: Partial<OfAccount<keyof These & string>> = settings
  const { download = null } = given
  const place = 'accountId' in columns ? (given.place ?? 'account') : null
  const key = given.key ?? (place === 'account' ? ['id', 'accountId'] : ['id'])
  class TableModel extends Model {
    static override tableName = name
    static override idColumn = key.length === 1 ? sqlName(key[0] ?? '') : key.map(sqlName)
    static override columnNameMappers = mappers
  }
  const query = (connection: Connection) => TableModel.query(connection)
  return { name, columns, key, download, place, query: query as unknown as Table<These>['query'] }
}
