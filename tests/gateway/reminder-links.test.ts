import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopLink } from '#services/modules/reminder/links.ts'
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
  const address = graph.url + new URL(stopLink(17, services.config)).pathname
  const page = await fetch(address)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('Odjavite me')
  const body = new URLSearchParams('List-Unsubscribe=One-Click')
  const done = await fetch(address, { method: 'POST', body })
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Odjavljeni ste')])
  expect((await fetch(`${address}x`, { method: 'POST', body })).status).toBe(404)
})
