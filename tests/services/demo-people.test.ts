import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#services/contract/login.ts'
import { isEan13 } from '#services/contract/rules/barcode.ts'
import { signIn } from '#services/contract/staff.ts'
import { getStaffProfile } from '#services/contract/user.ts'
import { DEMO_PASSWORD, PEOPLE } from '#services/demo/content/people.ts'
import { seedDemo } from '#services/demo/seed.ts'
import { hasAssignments } from '#services/modules/gdpr/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices({ seed: true })
})
afterAll(async () => await services.close())

const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'urednica@jss.example': ['admin', 'content', 'commerce'],
  'trgovina@jss.example': ['content', 'commerce'],
  'skladiste@jss.example': ['commerce'],
  'novosti@jss.example': ['content'],
}

const isStaff = (role: string) => role.startsWith('staff')

const userOf = async (email: string) =>
  (await services.call(login, { username: email, password: DEMO_PASSWORD })).data.user

test('the demo has three customers and four of staff, and one password opens all of them', async () => {
  for (const { email, role } of PEOPLE) {
    if (!isStaff(role)) continue
    const { token } = await services.call(signIn, { email, password: DEMO_PASSWORD })
    const user = await services.call(getStaffProfile, {}, { accessToken: token })
    expect([user.isBackofficeUser, user.scope]).toEqual([true, SCOPES[email]])
  }
  const customers = PEOPLE.filter(({ role }) => !isStaff(role))
  expect([customers.length, PEOPLE.length]).toEqual([3, 7])
  for (const { email } of customers) {
    const { addresses } = await userOf(email)
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

    for (const { email, role } of PEOPLE) {
      const answer = isStaff(role)
        ? await old.send(signIn, { email, password: DEMO_PASSWORD })
        : await old.send(login, { username: email, password: DEMO_PASSWORD })
      expect([email, answer.status]).toEqual([email, 200])
    }
    expect(await hasAssignments(db)).toBe(true)
    expect(await db.selectFrom('page').selectAll().execute()).toEqual(pages)
  })
})
