import type { Product } from './product.ts'

/** Everything of these addresses' accounts that a link must not change by being opened, as one text. */
export async function snapshot({ db }: Product, emails: readonly string[]): Promise<string> {
  const [row] = await db.rows(
    `with mine as (select * from accounts where email = any(?))
     select json_build_array(
       (select json_agg(json_build_array(id, email, password_hash, provisional_until) order by id) from mine),
       (select json_agg(json_build_array(i.id, i.proved_at) order by i.id) from identities i join mine on mine.id = i.account_id),
       (select json_agg(s.id order by s.id) from sessions s join mine on mine.id = s.account_id where s.ended_because is null),
       (select json_agg(json_build_array(c.id, c.proved_at, c.allowed_at, c.ended_at) order by c.id)
          from waiting_changes c join mine on mine.id = c.account_id))::text as all`,
    [emails],
  )
  return String(row?.['all'])
}

/** What opens an account of this address, or waits to. */
export async function waysIn({ db, clock }: Product, email: string): Promise<number[]> {
  const [row] = await db.rows(
    `with mine as (select id from accounts where email = ?)
     select (select count(*)::int from sessions s join mine on mine.id = s.account_id where s.ended_because is null
         and s.expires_at > ? and s.last_seen_at > ?::timestamptz - case when s.own_device then interval '7 days' else interval '1 hour' end) as sessions,
       (select count(*)::int from identities i join mine on mine.id = i.account_id) as identities,
       (select count(*)::int from waiting_changes c join mine on mine.id = c.account_id where c.ended_at is null) as changes,
       (select count(*)::int from pending_links p join mine on mine.id = p.account_id) as links`,
    [email, clock.now(), clock.now()],
  )
  return [row?.['sessions'], row?.['identities'], row?.['changes'], row?.['links']].map(Number)
}

/** Accounts of these addresses that open to one of these subjects, with what a sign-up brought left out. */
export async function openedBy(
  { db }: Product,
  emails: readonly string[],
  subjects: readonly string[],
): Promise<string[]> {
  const rows = await db.rows(
    `select a.id from identities i join accounts a on a.id = i.account_id
     where a.email = any(?) and i.subject = any(?) and i.proved_at is not null and a.provisional_until is null`,
    [emails, subjects],
  )
  return rows.map((row) => String(row['id']))
}

/** The account of an address. */
export async function accountOf(
  { db }: Product,
  email: string,
): Promise<{ id: string; firstName: string | null } | undefined> {
  const [row] = await db.rows('select id, first_name from accounts where email = ? and sealed_at is null', [
    email,
  ])
  return row && { id: String(row['id']), firstName: row['first_name'] as string | null }
}
