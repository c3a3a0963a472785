import { type RawBuilder, sql } from 'kysely'
import { FIRST_LANGUAGE } from '#services/contract/rules/languages.ts'

/**
 * The language in which everything has a text, and so the fallback for all others. It is that of
 * the content, not of the site: the default language of a site is a setting.
 */
export const DEFAULT_LANGUAGE = FIRST_LANGUAGE.code

export function withFallback(language: string): readonly string[] {
  return language === DEFAULT_LANGUAGE ? [language] : [language, DEFAULT_LANGUAGE]
}

type TextTable = {
  readonly table: string
  /** Its column that names what has the texts. */
  readonly key: string
  /** Column of the query that has the same, such as `page.id`. */
  readonly of: string
}

/** For a join with texts: those in the language, of what has none those in the fallback. */
export function textLanguage(language: string, { table, key, of }: TextTable): RawBuilder<string> {
  if (language === DEFAULT_LANGUAGE) return sql`${language}`
  const own = sql`select 1 from ${sql.table(table)} as own where own.${sql.ref(key)} = ${sql.ref(of)} and own.language = ${language}`
  return sql`case when exists (${own}) then ${language} else ${DEFAULT_LANGUAGE} end`
}

/** The text of each thing in the requested language, otherwise in the default one. */
export function preferred<Row extends { readonly language: string }>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  language: string,
): ReadonlyMap<number, Row> {
  const chosen = new Map<number, Row>()
  for (const row of rows) {
    const id = idOf(row)
    if (row.language === language || !chosen.has(id)) chosen.set(id, row)
  }
  return chosen
}
