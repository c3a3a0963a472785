import { type RawBuilder, sql } from 'kysely'
import { FORM_KEEP_DAYS } from '#services/contract/rules/form-fields.ts'
import type {} from '#services/modules/form/tables.ts'
import type { Db } from '#services/platform/database.ts'
import type { RetentionRule } from '#services/platform/retention.ts'

const DAY_MS = 24 * 60 * 60_000

/** Each form says for itself how long its answers are stored; a day at least. */
export const answerRetention: RetentionRule = {
  kind: 'form-answers',
  deletes: 'answers to forms with their files, after the days that their form says',
  keepDays: FORM_KEEP_DAYS.least,
  async count({ db }, before) {
    const { rows } = await sql<{ rows: number }>`
      select count(*) as rows from form_answer where ${await isOver(db, before)}`.execute(db)
    return Number(rows[0]?.rows ?? 0)
  },
  async purge({ db }, before, limit) {
    const over = sql`select id from form_answer where ${await isOver(db, before)} limit ${limit}`
    const { numAffectedRows } = await sql`
      delete from form_answer where id in (${over})`.execute(db)
    return Number(numAffectedRows ?? 0)
  },
}

async function isOver(db: Db, before: string): Promise<RawBuilder<unknown>> {
  const forms = await db.selectFrom('form').select(['id', 'keep_days']).execute()
  const newest = Date.parse(before) + FORM_KEEP_DAYS.least * DAY_MS
  const conditions = forms.map(({ id, keep_days: days }) => {
    const end = new Date(newest - days * DAY_MS).toISOString()
    return sql`(form_id = ${id} and created_at < ${end})`
  })
  return conditions.length === 0 ? sql`1 = 0` : sql`(${sql.join(conditions, sql` or `)})`
}
