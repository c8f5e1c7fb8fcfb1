import { Client } from 'pg'
import { tables } from '../../db/tables/index.ts'
import { hashSecretId } from '../../identity/sessions.ts'
import { type Figure, none } from '../figures.ts'
import { type Person, seedPopulation } from '../population/index.ts'

/** Into how many parts the tables of people are divided. */
const PARTS = 16

/** Tables that are asked before the account is known. */
const directory: ReadonlySet<string> = new Set(
  tables.filter(({ place }) => place === 'directory').map(({ name }) => name),
)

/** Statements that look into every part, and why that is right, by what stands in them. */
const ofNoPerson: readonly (readonly [part: RegExp, reason: string])[] = [
  [/^select (?:\*|t::text as row|\$\d+) from/, 'of tests alone'],
  [/where \$\d+ = \$\d+/, 'a list without anything in it'],
  [/^delete .* in \(select/, 'a sweep'],
  [/"outbox"/, 'the relay, the search for lost mails, and support'],
  [/from "mail_(?:refusals|deliveries)"/, 'support, and a mail’s own row by the id of its event'],
  [/from "audit_log" where "action"/, 'the operator, and the erased log'],
  [
    /^select "audit_log"\.\* .* where "audit_log"\."id" = \$1$/,
    'the mail of a deletion, whose account is gone',
  ],
  [
    /from "billing_notices" where "account_id" in \(select/,
    'refunds that a bank returned, of everybody: the operator, support',
  ],
  [/^select "id", "secret_sealed" from "authenticators"/, 'migrate, which seals under a new key'],
  [/from "(?:reminders|waiting_changes)" where "kind"/, 'what is due, of everybody'],
  [/from "accounts" where "email"/, 'the directory of addresses'],
  [
    /^select "(?:reminders|waiting_changes)"\.\* .* where (?:"\w+"\.)?"id" = \$1$/,
    'of a mailed link, which will say the part beside its secret',
  ],
  [/^select "submissions"\.\* .* where (?:"\w+"\.)?"id" = \$1$/, 'of support, who has a number alone'],
]

/** Divides every table that holds a person's rows, on a schema without rows: each key begins with the account then. */
async function divide(client: Client): Promise<number> {
  const { rows: ofPeople } = await client.query<{ name: string; key: string }>(
    `select table_name as name, column_name as key from information_schema.columns
     where table_schema = 'public' and (column_name = 'account_id' or (table_name = 'accounts' and column_name = 'id'))`,
  )
  const divided = ofPeople.filter(({ name }) => !directory.has(name))
  for (const { name, key } of divided) {
    const { rows: indexes } = await client.query<{ made: string }>(
      `select indexdef as made from pg_indexes where schemaname = 'public' and tablename = $1`,
      [name],
    )
    await client.query(
      `create table ${name}__new (like ${name} including defaults including generated including storage) partition by hash (${key})`,
    )
    for (let part = 0; part < PARTS; part += 1)
      await client.query(
        `create table ${name}__${part} partition of ${name}__new for values with (modulus ${PARTS}, remainder ${part})`,
      )
    await client.query(`drop table ${name} cascade; alter table ${name}__new rename to ${name}`)
    for (const { made } of indexes) {
      const columns = /\(([^)]*)\)/.exec(made)?.[1]?.split(/,\s*/) ?? []
      const isWhole = !made.startsWith('CREATE UNIQUE') || columns.includes(key)
      await client.query(isWhole ? made : made.replace('(', `(${key}, `))
    }
  }
  return divided.length
}

/** A value for a place of a statement, as SQL: the person's own where the column is known, else any of its type. */
function valueOf(
  type: string,
  column: string | undefined,
  table: string | undefined,
  person: Person,
): string {
  const isAccount = column === 'account_id' || (column === 'id' && table === 'accounts')
  if (isAccount) return `'${person.accountId}'`
  if (column === 'id' && table === 'drafts') return `'${person.draftId}'`
  if (column === 'submission_id' || (column === 'id' && table === 'submissions'))
    return `'${person.submissions[0]}'`
  if (column === 'email') return `'${person.email}'`
  if (column === 'id_hash') return `'\\x${hashSecretId(person.sessionId).toString('hex')}'`
  const ofType: Readonly<Record<string, string>> = {
    uuid: `'${person.accountId}'`,
    'timestamp with time zone': 'now()',
    integer: '100',
    smallint: '1',
    bigint: '100',
    numeric: '1',
    boolean: 'true',
    bytea: `'\\x00'`,
    jsonb: `'{}'`,
    date: `'2026-01-01'`,
    'uuid[]': `'{${person.accountId}}'`,
    'text[]': `'{x}'`,
  }
  return ofType[type] ?? `'x'`
}

interface PlanNode {
  'Relation Name'?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}

const relationsIn = (node: PlanNode): string[] => [
  ...(node['Actual Loops'] > 0 ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(relationsIn),
]

/** How many parts of one table a statement looked into, at most, when it was run for a person. Nothing of it stays. */
async function partsAsked(client: Client, text: string, person: Person): Promise<number> {
  await client.query('begin')
  try {
    await client.query(`prepare asked as ${text}`)
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'`,
    )
    const main = /(?:from|update|into) "?(\w+)"?/i.exec(text)?.[1]
    const values = (rows[0]?.types ?? []).map((type, index) => {
      const place = new RegExp(`(?:"?(\\w+)"?\\.)?"?(\\w+)"? (?:=|in \\()\\s*\\$${index + 1}\\b`).exec(text)
      return valueOf(type, place?.[2], place?.[1] ?? main, person)
    })
    const call = values.length > 0 ? `asked(${values.join(', ')})` : 'asked'
    const { rows: plans } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) execute ${call}`,
    )
    const relations = plans.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => relationsIn(Plan)))
    const parts = new Set(relations.filter((name) => /__\d+$/.test(name)))
    const counts = Map.groupBy(parts, (name) => name.replace(/__\d+$/, ''))
    return Math.max(0, ...[...counts.values()].map((all) => all.length))
  } finally {
    await client.query('rollback; deallocate all')
  }
}

/**
 * The proof that the schema may be divided: every statement of the product is run on tables in sixteen parts, and each
 * that serves a person must look into one part alone.
 */
export async function measureParts(databaseUrl: string, statements: readonly string[]): Promise<Figure[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const divided = await divide(client)
    const people = await seedPopulation(databaseUrl, 2_000, { ready: 1, submissions: 1 })
    const [person] = people.slice(people.length / 2)
    if (!person) throw new Error('Nobody was made')
    let [inOne, ofAll] = [0, 0]
    const spread: string[] = []
    for (const text of statements) {
      const parts = await partsAsked(client, text, person).catch(() => undefined)
      if (parts === undefined) continue
      if (parts === 1) inOne += 1
      if (parts <= 1) continue
      if (ofNoPerson.some(([part]) => part.test(text))) ofAll += 1
      else spread.push(text)
    }
    for (const text of spread) console.error(`Looks into every part: ${text.replaceAll(/\s+/g, ' ')}`)
    return [
      { label: `tables in ${PARTS} parts`, figure: `${divided}` },
      { label: 'statements that looked into one part alone', figure: `${inOne}` },
      { label: 'of nobody: sweeps, relay, operator, support', figure: `${ofAll}` },
      none('that serve a person and look into every part', spread.length),
    ]
  } finally {
    await client.end()
  }
}
