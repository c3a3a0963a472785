import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#services/contract/login.ts'
import { isEan13 } from '#services/contract/rules/barcode.ts'
import { DEMO_PASSWORD, PEOPLE } from '#services/demo/content/people.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ seed: true })
})
afterAll(async () => await services.close())

const userOf = async (email: string) =>
  (await services.call(login, { username: email, password: DEMO_PASSWORD })).data.user

test('the demo has three customers and an editor, and one password opens all of them', async () => {
  const users = []
  for (const { email } of PEOPLE) users.push(await userOf(email))

  expect(users.map(({ isBackofficeUser }) => isBackofficeUser)).toEqual([false, false, false, true])
  expect(users[3]?.scope).toEqual(['admin', 'content', 'commerce'])
  for (const { addresses } of users) {
    expect(addresses?.filter(({ type }) => type === 'main')).toHaveLength(1)
  }
})

test('of their cards one is valid and one has ended', async () => {
  const [member, former, guest] = await Promise.all(
    PEOPLE.slice(0, 3).map(({ email }) => userOf(email)),
  )

  expect(member?.memberCard).toMatchObject({ barcode: member?.memberCardBarcode })
  expect(member?.memberCard?.holder).toBe('Ana Perić')
  expect(former?.memberCardBarcode).toMatch(/^\d{13}$/)
  expect(former?.memberCard).toBeNull()
  expect(guest?.memberCardBarcode).toBeNull()
})

test('the registry knows forty cards, some of which have ended', async () => {
  const cards = await services.db.selectFrom('member_card').selectAll().execute()
  const today = services.clock.now().toISOString().slice(0, 10)

  expect(cards).toHaveLength(40)
  expect(cards.filter(({ barcode }) => !isEan13(barcode))).toEqual([])
  expect(new Set(cards.map(({ holder }) => holder)).size).toBe(40)
  const ended = cards.filter(({ valid_until: until }) => until !== null && until < today)
  expect(ended).toHaveLength(6)
})
