import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { barriersOf, expectNoBarrier } from '#tests/support/barriers.ts'
import { type ProductServer, startProduct } from '#tests/support/product-server.ts'
import { EDITOR, OWNER, openOffice, PACKER } from '#tests/support/staff-story.ts'
import { test as base, expect } from '#tests/support/story.ts'

const WIDTHS = [320, 1440]
const NEW_PASSWORD = 'novih pet jahti 3'

/** A passkey belongs to the name of a site, so that this one has one. */
const test = base.extend<object, { readonly product: ProductServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture API reads the names from a pattern
    async ({}, use) => {
      const product = await startProduct({ host: 'localhost' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-adresa').fill(email)
  await page.getByLabel('Lozinka').fill(password)
  await page.keyboard.press('Enter')
}

/** The link of the newest mail to somebody. */
async function linkTo(email: string, { dataDir }: ProductServer): Promise<string> {
  const folder = join(dataDir, 'outbox')
  let link = ''
  await expect(async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    const own = mails.map((text) => JSON.parse(text)).filter(({ to }) => to === email)
    link = /http\S+adminLogin\/password\?token=[\w.-]+/.exec(own.at(-1)?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

test('a member who forgot the password sets a new one by a link, once [RT-17~, RL-05~]', async ({
  page,
  product,
}) => {
  await page.goto('/adminLogin')
  await page.getByRole('link', { name: 'Zaboravili ste lozinku?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nova lozinka' })).toBeVisible()
  await expectNoBarrier(page, WIDTHS)
  await page.getByRole('button', { name: 'Pošaljite poveznicu' }).click()
  await expect(page.getByLabel('E-adresa')).toBeFocused()
  await page.getByLabel('E-adresa').fill(PACKER)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Provjerite poštu' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText(PACKER)

  const link = await linkTo(PACKER, product)
  await page.goto(link)
  await expectNoBarrier(page, WIDTHS)
  await page.getByLabel('Nova lozinka').fill(NEW_PASSWORD)
  await page.getByLabel('Ponovite lozinku').fill(`${NEW_PASSWORD}x`)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ponovite lozinku')).toBeFocused()
  await page.getByLabel('Ponovite lozinku').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/adminLogin')
  await expect(page.getByText('Lozinka je postavljena. Prijavite se njome.')).toBeVisible()
  await signIn(page, PACKER, NEW_PASSWORD)
  await expect(page).toHaveURL('/admin')

  await page.goto(link)
  await page.getByLabel('Nova lozinka').fill(NEW_PASSWORD)
  await page.getByLabel('Ponovite lozinku').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poveznica više ne vrijedi')
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Zatražite novu poveznicu' }).click()
  await expect(page.getByLabel('E-adresa')).toBeVisible()
})

test('a passkey is added, signs in, confirms a sensitive step and is removed [AD-05~, RL-04~]', async ({
  page,
}) => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
    },
  })

  await openOffice(page, '/admin/account', OWNER)
  await page.getByRole('button', { name: 'Dodajte pristupni ključ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Dodajte ključ' }).click()
  await expect(dialog.getByLabel('Naziv ključa')).toBeFocused()
  await dialog.getByLabel('Naziv ključa').fill('Uredsko računalo')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Spremite rezervne kodove' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Spremljeni su, nastavite' }).click()
  await expect(page.getByText('Uredsko računalo', { exact: true })).toBeVisible()
  await expect(page.getByText('Pri prijavi se potvrđujete i pristupnim ključem.')).toBeVisible()
  await expectNoBarrier(page, WIDTHS)

  await page.locator('header summary').click()
  await page.getByRole('button', { name: 'Odjava' }).click()
  await signIn(page, OWNER, DEMO_PASSWORD)
  const use = page.getByRole('button', { name: 'Potvrdite pristupnim ključem' })
  await expect(use).toBeVisible()
  await expectNoBarrier(page, WIDTHS)
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await use.press('Enter')
  await expect(page.getByText('Potvrda je prekinuta. Pokušajte ponovno.')).toBeVisible()
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await use.press('Enter')
  await expect(page).toHaveURL('/admin')

  await page.goto('/admin/account')
  await page.getByRole('button', { name: /Promijenite.*Uredsko računalo/ }).click()
  const passkey = page.getByRole('dialog', { name: 'Uredsko računalo' })
  await passkey.getByLabel('Naziv ključa').fill('Telefon')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Promijenite.*Telefon/ }).click()
  await forgetLastCode(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Uklonite ključ' }).click()
  const again = page.getByRole('dialog', { name: 'Potvrdite da ste to vi' })
  await expect(again.getByLabel('Rezervni kod')).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await again.getByRole('button', { name: 'Potvrdite pristupnim ključem' }).click()
  await expect(page.getByText('Ključ je uklonjen.')).toBeVisible()
  await expect(page.getByText(/^Prijavljujete se samo lozinkom/)).toBeVisible()
})

test('where a second factor is required, a member without one sees nothing before it is set, and then what they came for [AD-05~, RL-04~]', async ({
  page,
}) => {
  await signInWithoutFactor(page)
  await page.goto('/adminLogin?to=%2Fadmin%2Faccount')
  await signIn(page, EDITOR, DEMO_PASSWORD)
  const code = page.getByLabel('Kod koji aplikacija pokazuje')
  await expect(code).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Glavni izbornik' })).toHaveCount(0)
  await expectNoBarrier(page, WIDTHS)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Spremljeni su, nastavite' }).press('Enter')
  await expect(page).toHaveURL('/admin/account')
  await expect(page.getByText('Ostalo je 10 rezervnih kodova.')).toBeVisible()
})

/** As production answers a sign-in without a second factor: a demo requires none. */
async function signInWithoutFactor(page: Page): Promise<void> {
  await page.route('/graphql/staff', async (route) => {
    if (!route.request().postData()?.includes('SignIn')) {
      await route.fallback()
      return
    }
    const response = await route.fetch()
    const json = await response.json()
    Object.assign(json.data?.signIn?.session ?? {}, { stage: 'ENROL', rights: [] })
    await route.fulfill({ response, json })
  })
}

/** As ten minutes after the sign-in, when a sensitive step wants a confirmation once more. */
async function forgetLastCode(page: Page): Promise<void> {
  const problem = { __typename: 'StaffProblem', code: 'CONFIRM_AGAIN', message: '', field: null }
  await page.route(
    '/graphql/staff',
    (route) => route.fulfill({ json: { data: { removePasskey: problem } } }),
    { times: 1 },
  )
}
