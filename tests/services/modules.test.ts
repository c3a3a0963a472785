import { afterAll, beforeAll, expect, test } from 'vitest'
import { MODULES } from '#services/generated/modules.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let database: TestDatabase
let services: TestServices

beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  services = await startServices({ seed: true })
})
afterAll(async () => {
  await services?.close()
  await database?.close()
})

test.each(MODULES)(
  '$name answers calls of the services that it declares, and of no other',
  (module) => {
    const answered = module.routes(database.deps).map(({ call }) => call.service)

    expect([...new Set(answered)].sort()).toEqual(module.services)
  },
)

test('every tag that the demo writes is declared by a module', async () => {
  const declared = MODULES.flatMap(({ writes = [] }) => writes)
  const rows = await services.db.selectFrom('change').select('topic').distinct().execute()
  const tags = new Set(rows.map(({ topic }) => topic.replace(/:.*$/, ':*')))

  expect(tags.size).toBeGreaterThan(5)
  expect([...tags].filter((tag) => !declared.includes(tag))).toEqual([])
})
