import type { Knex } from 'knex'

/** The name that a person gives a calculation, and what a copy was made of. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table submissions
      add column label text check (char_length(label) between 1 and 60),
      add column copied_from uuid references submissions (id) on delete set null,
      add column copied_from_year integer;
    comment on column submissions.label is 'What the person calls it; null where they gave it no name';
    comment on column submissions.copied_from is 'The calculation that this one was copied from, while it is kept';
    comment on column submissions.copied_from_year is 'The tax year of that calculation at the time of the copy';
    create index submissions_copied_from on submissions (copied_from) where copied_from is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table submissions drop column label, drop column copied_from, drop column copied_from_year',
  )
}
