import type { Knex } from 'knex'

/** Changes of an account's address: asked for, confirmed by the new address, undone by the old one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail_tokens drop constraint mail_tokens_purpose_check;
    alter table mail_tokens add constraint mail_tokens_purpose_check
      check (purpose in ('verify-email', 'reset-password', 'change-email', 'link-identity', 'undo-email-change'));

    create table email_changes (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      old_email text not null,
      new_email text not null,
      confirm_token_id uuid references mail_tokens (id) on delete set null,
      undo_token_id uuid not null references mail_tokens (id) on delete cascade,
      created_at timestamptz not null
    );
    comment on table email_changes is 'Goes with the link that undoes it: what the account is called now stands in accounts';
    create index email_changes_account on email_changes (account_id);
    create unique index email_changes_confirm on email_changes (confirm_token_id);
    create unique index email_changes_undo on email_changes (undo_token_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table email_changes;
    delete from mail_tokens where purpose = 'undo-email-change';
    alter table mail_tokens drop constraint mail_tokens_purpose_check;
    alter table mail_tokens add constraint mail_tokens_purpose_check
      check (purpose in ('verify-email', 'reset-password', 'change-email', 'link-identity'));
  `)
}
