import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITE_PATHS } from '#services/contract/generated/site-paths.ts'
import { MODULES } from '#services/generated/modules.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase('sqlite')
})
afterAll(async () => {
  await database?.close()
})

/** Routes of all modules that are no calls, as the services answer them. */
async function rawRoutes(): Promise<readonly string[]> {
  const app = fastify()
  const urls: string[] = []
  app.addHook('onRoute', ({ url }) => {
    urls.push(url)
  })
  for (const { plugin } of MODULES) if (plugin) await app.register(plugin(database.deps))
  await app.ready()
  await app.close()
  return urls
}

test('the gateway passes on every path that a module answers beside its calls, and no other', async () => {
  const urls = await rawRoutes()
  const declared = SITE_PATHS.flatMap(({ paths }) => paths).map((path) => path.replace('*', ''))

  expect(urls.filter((url) => !declared.some((path) => url.startsWith(path)))).toEqual([])
  expect(declared.filter((path) => !urls.some((url) => url.startsWith(path)))).toEqual([])
})
