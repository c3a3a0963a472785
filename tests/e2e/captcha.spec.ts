import type { Locator, Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { type ProductServer, startProduct } from '#tests/support/product-server.ts'
import { type Recaptcha, startRecaptcha } from '#tests/support/recaptcha.ts'
import { openOffice } from '#tests/support/staff-story.ts'
import { test as base, expect } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const CONTACT = '/kontakti'
const WIDTHS = [320, 1280]
const THANKS = /^Hvala na poruci!/
const FAILED = /Provjera da niste robot nije uspjela/

/** A site whose forms need a captcha. */
const test = base.extend<object, { readonly product: ProductServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture API reads the names from a pattern
    async ({}, use) => {
      const product = await startProduct({ environment: { CAPTCHA: 'altcha' } })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

type Fixtures = { readonly product: ProductServer; readonly provider: Recaptcha }

const withRecaptcha = base.extend<object, Fixtures>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture API reads the names from a pattern
    async ({}, use) => {
      const provider = await startRecaptcha()
      provider.answer({ success: true })
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const product = await startProduct({
        environment: {
          CAPTCHA: 'recaptcha',
          RECAPTCHA_SITE_KEY: 'key-of-tests',
          RECAPTCHA_SECRET: 'secret-of-tests',
          RECAPTCHA_VERIFY_URL: provider.verifyUrl,
        },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** In place of the script of Google. */
const FAKE_SCRIPT = `
  let options
  window.grecaptcha = {
    render(_place, given) { options = given; return 0 },
    execute() { setTimeout(() => options.callback('token-of-' + options.sitekey)) },
  }
  window.recaptchaLoaded()`

const formOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('form', { name: 'Pišite nam' })

async function fillIn(page: Page, name: string): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Ime i prezime').fill(name)
  await form.getByLabel('E-adresa').fill('iva@posta.example')
  await form.getByLabel('O čemu se radi').selectOption('Članstvo')
  await form.getByLabel('Poruka').fill('Kada stiže iskaznica?')
}

const send = (page: Page) =>
  formOf(page).getByRole('button', { name: 'Pošaljite poruku' }).press('Enter')

function captchaRequests(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('altcha')) seen.push('worker')
    else if (request.postData()?.includes('"FormCaptchaChallenge"')) seen.push('challenge')
  })
  return seen
}

test('a visitor sends a message with the keyboard alone; the device solves what the site needs from the first focus on [FM-15~] [FM-18~]', async ({
  page,
}) => {
  const requests = captchaRequests(page)
  await visit(page, CONTACT)
  expect(requests).toEqual([])
  await formOf(page).getByLabel('Ime i prezime').focus()
  await expect.poll(() => requests).toEqual(['challenge', 'worker'])
  await fillIn(page, 'Iva Ivić')
  await expectNoBarrier(page, WIDTHS)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused()
  await openOffice(page, '/admin/form-answers')
  await expect(page.getByRole('row').filter({ hasText: 'Iva Ivić' })).toContainText('Novo')
})

test('a check that fails is said and repeated, and one that is over is replaced; nothing typed is lost [FM-19]', async ({
  page,
}) => {
  let isBroken = true
  await page.route('**/altcha-worker*', async (route) => {
    const wrong = 'addEventListener("message", () => postMessage(null))'
    if (isBroken) await route.fulfill({ contentType: 'text/javascript', body: wrong })
    else await route.continue()
  })
  await visit(page, CONTACT)
  await fillIn(page, 'Ana Marić')
  const form = formOf(page)
  await expect(form.getByRole('status')).toContainText(FAILED)
  await expect(form.getByRole('status')).toContainText('savez@jss.example')
  await expectNoBarrier(page, WIDTHS)
  await send(page)
  const message = form.getByRole('alert')
  await expect(message).toContainText(FAILED)
  await expect(message).toBeFocused()

  isBroken = false
  await form.getByRole('button', { name: 'Pokušajte ponovno' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Pošaljite poruku' })).toBeFocused()
  await expect(form.getByRole('status')).toBeHidden()
  // The answer of a service that no longer takes this response.
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'SendForm') return await route.fallback()
    await page.unroute('**/graphql')
    const captcha = { response: Buffer.from('{}').toString('base64') }
    const input = { ...variables.input, captcha }
    await route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), variables: { input } }),
    })
  })
  await send(page)
  await expect(message).toContainText(/Ponovno učitajte stranicu/)
  await expect(form.getByLabel('Poruka')).toHaveValue('Kada stiže iskaznica?')
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused()
})

withRecaptcha.describe('with reCAPTCHA', () => {
  withRecaptcha(
    'nothing of Google is loaded before a visitor who has begun a form allows it; then its token is verified [FM-18] [HF-21]',
    async ({ page, provider }) => {
      const requested: string[] = []
      await page.route('https://www.google.com/**', async (route) => {
        requested.push(route.request().url())
        await route.fulfill({ contentType: 'text/javascript', body: FAKE_SCRIPT })
      })
      await visit(page, CONTACT)
      await fillIn(page, 'Gost Googlea')
      const form = formOf(page)
      const allow = form.getByRole('button', { name: 'Dopustite provjeru' })
      await expect(allow).toBeVisible()
      await expectNoBarrier(page, WIDTHS)
      await send(page)
      await expect(form.getByRole('alert')).toContainText('dopustite provjeru')
      expect(requested).toEqual([])

      await allow.press('Enter')
      await expect.poll(() => requested.length).toBe(1)
      await send(page)
      await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused()
      expect(provider.requests.map((sent) => sent.get('response'))).toEqual([
        'token-of-key-of-tests',
      ])

      // Allowed once, it needs no press.
      await visit(page, CONTACT)
      expect(requested).toHaveLength(1)
      await form.getByLabel('Poruka').focus()
      await expect.poll(() => requested.length).toBe(2)
      await expect(allow).toBeHidden()
    },
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

  test('a form says that it needs them, and how else the site is reached [FM-18~] [FM-19~]', async ({
    page,
  }) => {
    await page.goto(CONTACT)
    await fillIn(page, 'Bez Skripti')
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await send(page)
    expect((await refused).status()).toBe(422)
    const message = formOf(page).getByRole('alert')
    await expect(message).toContainText('potreban JavaScript')
    await expect(message).toContainText('savez@jss.example')
    await expect(formOf(page).getByLabel('Poruka')).toHaveValue('Kada stiže iskaznica?')
  })
})
