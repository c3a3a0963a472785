import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGoal } from '#services/contract/goals.ts'
import { type Goal, goalLink } from '#services/modules/goal/api.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const EMAIL = 'iva@posta.example'
const MEDIA = '/media/2026/11/raspored.pdf'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ config: { goalHosts: ['ulaznice.example'] } })
})
afterAll(async () => await services?.close())

const read = async (goalType: string, goal: string, more: object = {}) =>
  (await services.call(readGoal, { goalType, goal, confirmedEmail: EMAIL, ...more })).goal
const addressOf = async (type: string, goal: string) => (await read(type, goal))?.address ?? null

const HOSTILE = [
  ...['//evil.example', '/\\evil.example', '/%09/evil.example\\', '\\\\evil.example', 'https:evil'],
  ...[
    'https://evil.example/',
    'http://ulaznice.example/',
    'https://ulaznice.example@evil.example/',
  ],
  ...[
    'https://ulaznice.example.evil.example/',
    'https://ulaznice.example:8443/',
    'javascript:alert(1)',
  ],
  ...[
    'data:text/html,x',
    'file:///etc/passwd',
    'http://127.0.0.1:4100/',
    'http://169.254.169.254/',
  ],
  ...['ftp://ulaznice.example/', ' /shop', '/shop"onclick="', '/shop<script>', '\u202e/shop', ''],
]

test.each(HOSTILE)('leads nowhere for %j, as a page or as a file [EC-04]', async (goal) => {
  expect([await addressOf('url', goal), await addressOf('file', goal)]).toEqual([null, null])
})

test.each([
  ['/shop?page=2', '/shop?page=2'],
  ['http://localhost:4000/vijesti', '/vijesti'],
  ['https://ulaznice.example/finale?red=3', 'https://ulaznice.example/finale?red=3'],
])('leads to %s, which is ours or of a host that was named [EC-04]', async (goal, address) => {
  expect(await addressOf('url', goal)).toBe(address)
})

test('offers files of our own media alone [EC-03~] [EC-04]', async () => {
  expect(await addressOf('file', MEDIA)).toBe(MEDIA)
  expect(await addressOf('file', `http://localhost:4000${MEDIA}`)).toBe(MEDIA)
  for (const other of [
    ...[
      '/download/list?token=1',
      '/shop',
      'https://ulaznice.example/a.pdf',
      '/media/../download/x',
    ],
    ...['/media/%2e%2e/download/x', '/media//evil.example/x', `${MEDIA}?x=1`, '/mediax/a.pdf'],
  ]) {
    expect([other, await addressOf('file', other)]).toEqual([other, null])
  }
})

test('is unknown for another type', async () => {
  expect(await read('redirect', '/shop')).toBe(null)
  expect(await read('URL', '/shop')).toBe(null)
})

test('shows words and an address only when we have signed both [EC-02~]', async () => {
  const goal: Goal = { type: 'message', goal: 'Hvala, Iva!', email: EMAIL }
  const link = new URL(goalLink(goal, services.config))
  const proof = link.searchParams.get('proof') ?? ''
  expect(await read('message', 'Hvala, Iva!', { proof })).toMatchObject({
    ...{ message: 'Hvala, Iva!', email: EMAIL },
  })
  const neutral = { type: 'message', message: null, address: null, email: null }
  expect(await read('message', 'Hvala, Iva!')).toEqual(neutral)
  expect(await read('message', 'Nazovite 060 123 456', { proof })).toEqual(neutral)
  expect(await read('message', 'Hvala, Iva!', { proof: `${proof}x` })).toEqual(neutral)
  // The same words as another kind of goal.
  expect(await read('url', 'Hvala, Iva!', { proof })).toBe(null)
})
