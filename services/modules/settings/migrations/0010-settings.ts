import { type Kysely, sql } from 'kysely'
import { createTable } from '#services/platform/columns.ts'

type Seeded = {
  setting: { group: string; key: string; value: string }
  language: { id: number; code: string; code2: string }
  currency: { id: number; code: string; label: string; symbol: string }
  media_option: { key: string; auto_resize: number; x: number; y: number | null }
}

export async function up(db: Kysely<Seeded>): Promise<void> {
  await createTables(db)
  await db.insertInto('setting').values(SETTINGS).execute()
  await db.insertInto('language').values(LANGUAGES).execute()
  await db.insertInto('currency').values(CURRENCIES).execute()
  await db.insertInto('media_option').values(MEDIA_OPTIONS).execute()
}

async function createTables(db: Kysely<Seeded>): Promise<void> {
  await db.schema
    .createTable('setting')
    .addColumn('group', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('setting_key', ['group', 'key'])
    .execute()
  await db.schema
    .createTable('api_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .execute()
  await createTable(db, 'domain')
    .addColumn('host', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) =>
      column.notNull().check(sql`is_default in (0, 1)`),
    )
    .execute()
  await sql`create unique index domain_default_once on domain (is_default) where is_default = 1`.execute(
    db,
  )
  // These ids are known outside: 41 is Croatian.
  await db.schema
    .createTable('language')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('code2', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('currency')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('symbol', 'text', (column) => column.notNull())
    .execute()
  await createTable(db, 'media_option')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('auto_resize', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('x', 'integer', (column) => column.notNull().check(sql`x > 0`))
    .addColumn('y', 'integer', (column) => column.check(sql`y > 0`))
    .execute()
}

const SETTINGS = [
  { group: 'site', key: 'id', value: '1' },
  { group: 'site', key: 'storeId', value: '1' },
  { group: 'site', key: 'name', value: 'Jadranski sportski savez' },
  { group: 'site', key: 'languages', value: '41' },
  { group: 'site', key: 'defaultLanguage', value: 'hrv' },
  { group: 'site', key: 'maintenance', value: 'off' },
  { group: 'checkout', key: 'allowedCountries', value: 'HR' },
  { group: 'checkout', key: 'cartAdditionBehaviour', value: '2' },
  { group: 'currency', key: 'allowed', value: '1' },
  { group: 'currency', key: 'main', value: '1' },
]

const LANGUAGES = [
  { id: 11, code: 'bos', code2: 'bs' },
  { id: 27, code: 'eng', code2: 'en' },
  { id: 34, code: 'fra', code2: 'fr' },
  { id: 36, code: 'ger', code2: 'de' },
  { id: 41, code: 'hrv', code2: 'hr' },
  { id: 42, code: 'hun', code2: 'hu' },
  { id: 46, code: 'ita', code2: 'it' },
  { id: 87, code: 'slv', code2: 'sl' },
  { id: 90, code: 'spa', code2: 'es' },
  { id: 91, code: 'srp', code2: 'sr' },
]

const CURRENCIES = [{ id: 1, code: 'EUR', label: 'EUR', symbol: '€' }]

const MEDIA_OPTIONS = [
  ...(
    [
      ['ThumbnailSize', 50, 50],
      ['MediumSize', 640, 640],
      ['PortraitSize', 768, 1024],
      ['LargeSize', 926, 926],
      ['FullHDSize', 1920, 1080],
    ] as const
  ).map(([key, x, y]) => ({ key, auto_resize: 1, x, y })),
  ...[160, 320, 480, 640, 800, 1200, 1600, 1920].map((x) => ({
    key: `w${x}`,
    auto_resize: 1,
    x,
    y: null,
  })),
]
