import { afterAll, beforeAll, expect, test } from 'vitest'
import { backLink, stopLink } from '#services/modules/reminder/links.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
let graph: TestGateway
beforeAll(async () => {
  services = await startServices()
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

test('a mail program posts to the link that stops mails, from nowhere and without cookies', async () => {
  const address = graph.url + new URL(stopLink({ userId: 17 }, services.config)).pathname
  const page = await fetch(address)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('Odjavite me')
  const body = new URLSearchParams('List-Unsubscribe=One-Click')
  const done = await fetch(address, { method: 'POST', body })
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Odjavljeni ste')])
  expect((await fetch(`${address}x`, { method: 'POST', body })).status).toBe(404)
})

test('the pages behind links of English letters are English, and lead to English pages', async () => {
  const { config, clock } = services
  const stop = graph.url + new URL(stopLink({ userId: 17, language: 'eng' }, config)).pathname
  const page = await (await fetch(stop)).text()
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('<button>Unsubscribe me</button>')
  const done = await (await fetch(stop, { method: 'POST' })).text()
  expect(done).toContain('You are unsubscribed')
  expect(done).toContain('<a href="/en">')

  const back = new URL(backLink({ cartId: 'no-cart', language: 'eng' }, clock, config)).pathname
  const moved = await fetch(graph.url + back, { redirect: 'manual' })
  expect(moved.headers.get('location')).toBe(`${config.publicUrl}/en/cart`)
})
