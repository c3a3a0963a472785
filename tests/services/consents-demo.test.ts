import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_TYPES } from '#services/contract/consents.ts'
import { ASSIGNMENTS, CONSENTS } from '#services/demo/content/consents.ts'
import { LEGAL_PAGES } from '#services/demo/content/legal-pages.ts'
import { PEOPLE } from '#services/demo/content/people.ts'
import { seedConsents } from '#services/demo/seed-consents.ts'
import { seedPeople } from '#services/demo/seed-people.ts'
import { acceptedTexts } from '#services/modules/gdpr/api.ts'
import { ownConsents } from '#services/modules/gdpr/own-consents.ts'
import { findAccount } from '#services/modules/user/api.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  const { clock } = database.deps
  await database.db.transaction().execute(async (trx) => {
    await seedPeople(trx, { clock, hashes: [] })
    await seedConsents(trx, clock)
  })
})
afterAll(async () => await database.close())

test('every form of the federation says what it asks for [GD-08] [GD-09]', async () => {
  const { db } = database
  const forms = await db.selectFrom('consent_assignment').select('form').execute()
  const assigned = Object.values(ASSIGNMENTS).flatMap((items) => items.map(({ number }) => number))

  expect(forms.map(({ form }) => form).toSorted()).toEqual([...FORM_TYPES].toSorted())
  expect(new Set(assigned)).toEqual(new Set(CONSENTS.map(({ number }) => number)))
  const nothing = { numbers: [], language: 'hrv' }
  await expect(acceptedTexts(db, 'registerForm', nothing)).rejects.toMatchObject({
    code: 'CONSENT_REQUIRED',
  })
})

test('what goes beyond the contract is never required of an account [GD-02]', () => {
  const required = ASSIGNMENTS.registerForm.filter(({ isRequired }) => isRequired)
  expect(required.map(({ number }) => number)).toEqual([1, 2])
  expect(ASSIGNMENTS.checkoutForm.filter(({ isRequired }) => isRequired)).toEqual(required)
})

test('the texts stand as they were written, and their links lead somewhere [GD-01]', async () => {
  const texts = await database.db.selectFrom('consent_text').orderBy('id').select('html').execute()
  const slugs = LEGAL_PAGES.map(({ slug }) => `/${slug}`)

  expect(texts.map(({ html }) => html)).toEqual(CONSENTS.map(({ html }) => html))
  for (const { html } of texts) {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(slugs).toContain(link)
  }
})

test('the people of the demo have agreed to what their accounts require', async () => {
  for (const { email, firstName, lastName } of PEOPLE) {
    const account = await findAccount(database.db, email)
    const person = { userId: account?.id ?? 0, email, firstName, lastName }
    const own = await ownConsents(database.db, { person, language: 'hrv' })
    expect(own.filter(({ isRequired, isAccepted }) => isRequired && !isAccepted)).toEqual([])
    expect(own.map(({ uniqueNumber }) => uniqueNumber)).toEqual([1, 2, 3, 4])
  }
})
