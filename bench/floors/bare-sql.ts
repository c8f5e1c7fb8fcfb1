/** The SQL of the product’s hot endpoints, as its query builder sends it. */
export const sql = {
  session: `select accounts.*, sessions.id_hash, sessions.created_at as session_created_at,
    sessions.authenticated_at, sessions.last_seen_at, sessions.expires_at, sessions.user_agent
    from accounts inner join sessions on sessions.account_id = accounts.id
    where sessions.id_hash = $1 and sessions.expires_at > $2 and sessions.last_seen_at > $3 limit 1`,
  saveDraft: `update drafts set answers = $1, current_step = $2, version = version + 1, updated_at = $3
    where id = $4 and account_id = $5
    returning id, account_id, current_step, version, submission_id, created_at, updated_at`,
  listDrafts: `select drafts.* from drafts where account_id = $1 order by created_at desc, id desc limit $2`,
  listSubmissions: `select submissions.* from submissions where account_id = $1
    order by created_at desc, id desc limit $2`,
  lockAccount: `select accounts.* from accounts where accounts.id = $1 for update`,
  countSubmissions: `select count(*) from (select submissions.* from submissions where account_id = $1) as temp`,
  insertSubmission: `insert into submissions (id, account_id, answers, result, tax_year, completed_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
  audit: `insert into audit_log (id, at, actor, action, account_id, request_id, detail)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
} as const
