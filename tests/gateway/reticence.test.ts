import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

let platform: ForeignPlatform
let demo: TestGateway
let production: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  const servicesUrl = platform.url
  demo = await startGateway({ servicesUrl })
  const metricsToken = 'a-token-that-is-long-enough'
  production = await startGateway({ servicesUrl, config: { mode: 'production', metricsToken } })
})

afterAll(async () => {
  await demo?.close()
  await production?.close()
  await platform?.close()
})

describe('[case 27] hints name what introspection would', () => {
  const slips = [
    ['a field', '{ categorie { name } }', {}],
    ['a type', '{ content { ... on Pag { id } } }', {}],
    ['an argument', '{ products(limi: 1) { items { id } } }', {}],
    ['an enum value', '{ products(sort: NEWES) { items { id } } }', {}],
    [
      'an enum value in a variable',
      'query ($s: ProductSort) { products(sort: $s) { items { id } } }',
      { s: 'NEWES' },
    ],
  ] as const

  test.each(slips)(
    '%s is hinted at in demo mode and not in production',
    async (_what, query, variables) => {
      const [told] = (await demo.ask(query, variables)).errors
      const [kept] = (await production.ask(query, variables)).errors
      expect(told?.message).toContain('Did you mean')
      expect(kept?.message).not.toContain('Did you mean')
      expect(told?.message.startsWith(kept?.message ?? '?')).toBe(true)
    },
  )
})

describe('who may read the measures', () => {
  const statusOf = async ({ url }: TestGateway, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status

  test('without a token a neighbour may, and nobody who comes through a proxy', async () => {
    expect(await statusOf(demo)).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      expect([name, await statusOf(demo, { [name]: '10.0.0.1' })]).toEqual([name, 404])
    }
  })

  test('with a token nobody may but who shows it', async () => {
    expect(await statusOf(production)).toBe(404)
    expect(await statusOf(production, { authorization: 'Bearer a-token' })).toBe(404)
    const authorization = 'Bearer a-token-that-is-long-enough'
    expect(await statusOf(production, { authorization, 'x-forwarded-for': '1.2.3.4' })).toBe(200)
  })
})
