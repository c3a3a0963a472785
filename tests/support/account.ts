import { randomInt, randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import { z } from 'zod'
import { letterTo, linkIn } from './mailbox.ts'
import type { ProductServer } from './product-server.ts'
import { visit } from './visit.ts'

export const PASSWORD = 'tri male ribe plivaju'

export type Person = { readonly email: string; readonly password: string }

export function somebody(): Person {
  return { email: `ana-${randomUUID().slice(0, 8)}@example.com`, password: PASSWORD }
}

/** Fills in what everyone has to; consents with a star are ticked. */
export async function fillRegistration(page: Page | Locator, person: Person): Promise<void> {
  await fillPerson(page, person)
  await giveConsents(page)
}

export async function fillPerson(page: Page | Locator, { email, password }: Person): Promise<void> {
  await page.getByLabel('Ime', { exact: true }).fill('Ana-Marija')
  await page.getByLabel('Prezime').fill('Đurđević')
  await page.getByLabel('E-adresa').fill(email)
  await page.getByLabel('Lozinka', { exact: true }).fill(password)
  await page.getByLabel('Ponovite lozinku').fill(password)
}

/** Those with a star, which may still be on their way when the rest of the form is there. */
export async function giveConsents(page: Page | Locator): Promise<void> {
  const consents = page.getByRole('group', { name: 'Privole' })
  await expect(consents).toBeVisible()
  for (const box of await consents.getByRole('checkbox').all()) {
    if ((await box.getAttribute('required')) !== null) await box.check()
  }
}

export async function register(page: Page, person: Person): Promise<void> {
  await visit(page, '/registracija')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Registrirajte se' }).click()
  await expect(page.getByRole('heading', { name: 'Provjerite e-poštu' })).toBeFocused()
}

/** By the link of the mail, with the click that it takes. */
export async function confirm(page: Page, dataDir: string, { email }: Person): Promise<void> {
  await visit(page, linkIn(await letterTo(dataDir, email, /potvrdite/i)))
  await page.getByRole('button', { name: 'Potvrdite e-adresu' }).click()
  await expect(page.getByText('Sada se možete prijaviti.')).toBeVisible()
}

export async function login(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-adresa').fill(email)
  await page.getByLabel('Lozinka', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(page.getByText('Prijavljeni ste. Dobro došli!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Moj račun, prijavljeni ste' })).toBeVisible()
}

/** Deletes all cookies, after the answer about wishes, which would set one again. */
export async function loseSession(context: BrowserContext): Promise<void> {
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'visitor')?.value)
    .toBe('a')
  await context.clearCookies()
}

/** Somebody new who is logged in in this browser; by the graph, for stories that begin there. */
export async function becomeCustomer(page: Page, product: ProductServer): Promise<Person> {
  const person = await makeAccount(page, product)
  await enter(page, product, person)
  return person
}

/** The same customer, in any browser. */
export async function enter(page: Page, product: ProductServer, person: Person): Promise<void> {
  const { email: username, password } = person
  const mutation = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
  expect(await ask(page, product, mutation, { input: { username, password } })).toBe('LoginSuccess')
}

/** An account whose mail was answered. */
export async function makeAccount(page: Page, product: ProductServer): Promise<Person> {
  const person = somebody()
  const { consents } = await requiredConsents(page, product)
  await ask(
    page,
    product,
    'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
    { input: { firstName: 'Ana-Marija', lastName: 'Đurđević', ...person, consents } },
  )
  const link = linkIn(await letterTo(product.dataDir, person.email, /potvrdite/i))
  const token = new URLSearchParams(link.split('?')[1]).get('verificationToken')
  const mutation =
    'mutation ($token: String!) { verifyEmail(input: { token: $token }) { __typename } }'
  expect(await ask(page, product, mutation, { token })).toBe('VerifyEmailSuccess')
  return person
}

const typeName = z.object({
  data: z.record(z.string(), z.object({ __typename: z.string() }).nullable()),
})

async function ask(
  page: Page,
  product: ProductServer,
  query: string,
  variables: Record<string, unknown>,
): Promise<string | undefined> {
  const answer = await post(page, product, { query, variables })
  return Object.values(typeName.parse(answer).data)[0]?.__typename
}

const formConsents = z.object({
  data: z.object({
    formConsents: z.array(z.object({ number: z.number(), isRequired: z.boolean() })),
  }),
})

async function requiredConsents(page: Page, product: ProductServer) {
  const query = '{ formConsents(form: REGISTER_FORM) { number isRequired } }'
  const { data } = formConsents.parse(await post(page, product, { query }))
  const required = data.formConsents.filter(({ isRequired }) => isRequired)
  return { consents: required.map(({ number }) => number) }
}

/**
 * With an origin, as browsers send it: the tokens come as cookies. Each from a place of its own, as
 * one place may register only so many customers in an hour.
 */
async function post(page: Page, { url }: ProductServer, data: unknown): Promise<unknown> {
  const place = `10.${randomInt(256)}.${randomInt(256)}.7`
  const headers = { origin: url, 'x-forwarded-for': place }
  const answer = await page.request.post(`${url}/graphql`, { data, headers })
  return answer.json()
}
