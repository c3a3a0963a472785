import { basename } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDataExport } from '#services/contract/consents.ts'
import { eraseAccount } from '#services/contract/user.ts'
import { MODULES } from '#services/generated/modules.ts'
import { mailsTo, PASSWORD } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { inOrder } from '#tools/in-order.ts'
import {
  ADDRESS,
  CARD,
  createPerson,
  DEVICE,
  EMAIL,
  NAMES,
  NEXT_EMAIL,
  type PersonalRows,
  type PersonOfShop,
} from './person.ts'
import { MARKS_OF_STAFF, NOT_OF_PEOPLE, OF_PEOPLE, TELLS_OF_SOMEBODY } from './personal-columns.ts'

const FILES = import.meta.glob<PersonalRows>('./personal/*.ts', { eager: true, import: 'rows' })
const ROWS = Object.fromEntries(
  Object.entries(FILES).map(([file, rows]) => [basename(file, '.ts'), rows]),
)

/** Whatever of this is left anywhere once they are gone names them. */
const TRACES = [
  ...[EMAIL, EMAIL.toLowerCase(), NEXT_EMAIL, ...Object.values(NAMES), DEVICE],
  ...Object.values(ADDRESS).filter((value) => value.length > 5),
]

test('every module with personal data has a file that adds rows of a person', () => {
  const modules = MODULES.filter(({ personalTables }) => personalTables)
  expect(Object.keys(ROWS).sort()).toEqual(modules.map(({ name }) => name).sort())
})

eachEngine('every column that tells of a person', (engine) => {
  let services: TestServices
  let userId: number
  let headers: PersonOfShop['headers']
  let told: Set<string>

  beforeAll(async () => {
    services = await startServices({ engine })
    ;({ userId, headers } = await liveThrough(services))
    told = await exportOf(services, headers)
  })
  afterAll(async () => await services.close())

  const rowsOf = async (table: string): Promise<Record<string, unknown>[]> => {
    const { owner } = OF_PEOPLE[table] ?? {}
    const keys = { account: userId, email: EMAIL.toLowerCase(), next: NEXT_EMAIL, card: CARD }
    const condition = owner?.(keys) ?? sql`1 = 0`
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${condition}`.execute(services.db)
    return rows
  }

  describe('is known', () => {
    test('as is every table: whoever adds one says whether it is of people', async () => {
      const tables = await services.db.introspection.getTables()
      const names = tables.map(({ name }) => name).sort()

      expect(names).toEqual([...Object.keys(OF_PEOPLE), ...NOT_OF_PEOPLE].sort())
      const columns = tables
        .filter(({ name }) => NOT_OF_PEOPLE.includes(name))
        .flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`))
      const telling = columns.filter((column) => TELLS_OF_SOMEBODY.test(column))
      expect(telling.toSorted()).toEqual(MARKS_OF_STAFF.toSorted())
    })

    test.each(Object.entries(OF_PEOPLE))('in %s, and read in the export', async (table, known) => {
      const columns = await columnsOf(table)
      const rows = await rowsOf(table)
      expect(rows.length, 'the person of this test has none').toBeGreaterThan(0)
      if (typeof known.untold === 'string') return

      const spared = Object.keys(known.untold)
      const untold = columns.filter((column) => {
        const values = rows.map((row) => row[column]).filter((value) => value !== null)
        return values.length === 0 || !values.every((value) => told.has(String(value)))
      })
      expect(untold.filter((column) => !spared.includes(column))).toEqual([])
      expect(
        spared.filter((column) => !columns.includes(column)),
        'no such column',
      ).toEqual([])
    })
  })

  test('is empty or names nobody once the account is erased', async () => {
    await services.call(eraseAccount, { password: PASSWORD }, headers)
    await mailsTo(services, EMAIL)

    for (const table of Object.keys(OF_PEOPLE)) {
      expect(await rowsOf(table), table).toHaveLength(table === 'member_card' ? 1 : 0)
    }
    const tables = await services.db.introspection.getTables()
    // The federation knows its members by its own register.
    for (const { name } of tables.filter((table) => table.name !== 'member_card')) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(services.db)
      const all = JSON.stringify(rows)
      expect(
        TRACES.filter((trace) => all.includes(trace)),
        name,
      ).toEqual([])
    }
  })

  async function columnsOf(table: string): Promise<string[]> {
    const tables = await services.db.introspection.getTables()
    const found = tables.find(({ name }) => name === table)
    return found?.columns.map(({ name }) => name) ?? []
  }
})

/** Every value that stands in the file which a customer reads. */
async function exportOf(
  services: TestServices,
  headers: PersonOfShop['headers'],
): Promise<Set<string>> {
  const { path } = await services.call(createDataExport, {}, headers)
  const leaves = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
    else leaves.add(String(value))
  }
  walk(await (await fetch(services.url + path)).json())
  return leaves
}

/** Gives every table that can know somebody rows of one person. */
async function liveThrough(services: TestServices): Promise<PersonOfShop> {
  const person = await createPerson(services)
  for (const name of inOrder(ROWS)) {
    services.clock.advance(1_000)
    await ROWS[name]?.add(person)
  }
  await mailsTo(services, EMAIL)
  // A mail that waits until its server is there again.
  const payload = JSON.stringify({ to: EMAIL })
  await services.db
    .insertInto('outbox')
    .values({ kind: 'mail.send', payload, at: '2027-01-01T00:00:00.000Z', fault: null })
    .execute()
  return person
}
