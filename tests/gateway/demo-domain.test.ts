import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosenDomain, demoDomainPlugin } from '#gateway/plugins/use-demo-domain.ts'
import { filterDomains } from '#services/contract/settings.ts'
import { type PagesWorld, PUBLIC_URL, startPagesWorld } from './pages-world.ts'
import { scriptedServices } from './scripted-services.ts'

const services = scriptedServices()
services.on(filterDomains, () => ({
  records: ['shop.test', 'liga.test'].map((host, id) => ({ id, host, language: 'hrv' })),
  totalRecords: 2,
  totalPages: 1,
}))
const app = Fastify()

let world: PagesWorld
beforeAll(async () => {
  const ownOrigins = () => ({ publicUrl: PUBLIC_URL, hosts: ['liga.test'] })
  await app.register(demoDomainPlugin, { ownOrigins })
  world = await startPagesWorld({ services, chosenDomain })
})
afterAll(async () => {
  await world.close()
  await app.close()
})

const choose = (domain: string, headers: Record<string, string> = { origin: PUBLIC_URL }) =>
  app.inject({
    ...{ method: 'POST', url: '/_cli/set-domain' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ domain }).toString(),
  })
const current = async (cookie = '') =>
  (await app.inject({ url: '/_cli/get-domain', headers: { cookie } })).json()

test('a developer chooses whose pages they see, and takes it back [AD-11]', async () => {
  expect(await current()).toBe('shop.test')

  const chosen = await choose('liga.test')
  const [cookie = ''] = String(chosen.headers['set-cookie']).split(';')
  expect(chosen).toMatchObject({ statusCode: 303, headers: { location: '/' } })
  expect(await current(cookie)).toBe('liga.test')

  const page = await world.get('/', { cookie })
  expect(page.body).toContain('http://liga.test/')
  expect(page.headers['cache-control']).toContain('private')
  expect((await world.get('/')).body).toContain('http://shop.test/')

  const back = await choose('shop.test')
  expect(back.headers['set-cookie']).toContain('Max-Age=0')
})

test('a domain that the site does not have is refused, and so is another site [AD-11]', async () => {
  expect(await choose('zlo.test')).toMatchObject({ statusCode: 400 })
  expect(await choose('liga.test', { origin: 'http://zlo.test' })).toMatchObject({
    statusCode: 403,
  })
})
