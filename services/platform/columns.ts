import { type CreateTableBuilder, type RawBuilder, sql } from 'kysely'
import { type AnyDatabase, engineOf } from './database.ts'

/** A new table whose first column is an ascending `id`. */
export function createTable<Name extends string>(
  db: AnyDatabase,
  name: Name,
): CreateTableBuilder<Name, 'id'> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      engineOf(db) === 'postgres'
        ? column.generatedByDefaultAsIdentity().primaryKey()
        : column.primaryKey().autoIncrement(),
    )
}

/** Type of a column that is compared byte by byte on both engines, as sort keys require. */
export function byteOrderedText(db: AnyDatabase): RawBuilder<string> {
  return engineOf(db) === 'postgres' ? sql`text collate "C"` : sql`text`
}
