import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#services/contract/login.ts'
import { isEan13 } from '#services/contract/rules/barcode.ts'
import { DEMO_PASSWORD, PEOPLE } from '#services/demo/content/people.ts'
import { seedDemo } from '#services/demo/seed.ts'
import { hasAssignments } from '#services/modules/gdpr/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ seed: true })
})
afterAll(async () => await services.close())

const userOf = async (email: string) =>
  (await services.call(login, { username: email, password: DEMO_PASSWORD })).data.user

test('the demo has three customers and four of staff, and one password opens all of them', async () => {
  const users = []
  for (const { email } of PEOPLE) users.push(await userOf(email))

  const isStaff = users.map(({ isBackofficeUser }) => isBackofficeUser)
  expect(isStaff).toEqual([false, false, false, true, true, true, true])
  expect(users.slice(3).map(({ scope }) => scope)).toEqual([
    ['admin', 'content', 'commerce'],
    ['content', 'commerce'],
    ['commerce'],
    ['content'],
  ])
  for (const { addresses } of users.slice(0, 4)) {
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

const LATER_TABLES = [
  ...([
    'consent_log_entry',
    'consent_log',
    'consent_assignment_item',
    'consent_assignment',
  ] as const),
  ...(['consent_text', 'consent', 'session', 'account', 'member_card'] as const),
]

eachEngine('a demo that was seeded before there were accounts', (engine) => {
  let old: TestServices
  beforeAll(async () => {
    old = await startServices({ seed: true, engine })
  })
  afterAll(async () => await old.close())

  test('gets its people and consents, and keeps its content', async () => {
    const { db } = old
    for (const table of LATER_TABLES) await db.deleteFrom(table).execute()
    const pages = await db.selectFrom('page').selectAll().execute()

    await seedDemo(old.services.deps)
    await seedDemo(old.services.deps)

    for (const { email } of PEOPLE) {
      const answer = await old.send(login, { username: email, password: DEMO_PASSWORD })
      expect([email, answer.status]).toEqual([email, 200])
    }
    expect(await hasAssignments(db)).toBe(true)
    expect(await db.selectFrom('page').selectAll().execute()).toEqual(pages)
  })
})
