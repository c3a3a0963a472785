import type { Locator, Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { EDITOR, openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, untilTakenOver, visit } from '#tests/support/visit.ts'

const CONTACT = '/kontakti'
const WIDTHS = [320, 1280]
const THANKS = /^Hvala na poruci!/

const siteForm = (page: Page): Locator =>
  page.getByRole('main').getByRole('form', { name: 'Pišite nam' })

/** Everything but a whole address. */
async function fillIn(page: Page, name: string): Promise<void> {
  const form = siteForm(page)
  await form.getByLabel('Ime i prezime').fill(name)
  await form.getByLabel('E-adresa').fill('iva')
  await form.getByLabel('O čemu se radi').selectOption('Članstvo')
  await form.getByLabel('Poruka').fill('Kada stiže iskaznica?')
  await send(page)
}

async function send(page: Page): Promise<void> {
  await siteForm(page).getByRole('button', { name: 'Pošaljite poruku' }).press('Enter')
}

async function expectAddressRefused(page: Page): Promise<Locator> {
  const email = siteForm(page).getByLabel('E-adresa')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Unesite uzorak adrese elektroničke pošte')
  await expect(siteForm(page).getByLabel('Poruka')).toHaveValue('Kada stiže iskaznica?')
  return email
}

/** The answer in the list of staff, which one of them then opens. */
async function expectAnswer(page: Page, name: string, email: string): Promise<void> {
  await openOffice(page, '/admin/form-answers')
  await expectNoBarrier(page, WIDTHS)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Novo')
  await row.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(main.getByText('Kada stiže iskaznica?')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Označite novim' })).toBeVisible()
  await expectNoBarrier(page, WIDTHS)
  await page.goBack()
  await expect(row).toContainText('Pročitano')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('a visitor corrects and sends the contact form, and staff read it [FM-02] [FM-04] [FM-15] [AP-31]', async ({
    page,
  }) => {
    await visit(page, CONTACT)
    await fillIn(page, 'Iva Ivić')
    const email = await expectAddressRefused(page)
    await expectNoBarrier(page, WIDTHS)
    await email.fill('iva@posta.example')
    await send(page)
    const thanks = page.getByRole('main').getByRole('status').filter({ hasText: THANKS })
    await expect(thanks).toBeFocused()
    await expect(thanks).toBeInViewport()
    await expectNoBarrier(page, WIDTHS)
    await expectAnswer(page, 'Iva Ivić', 'iva@posta.example')
  })

  test('files that are chosen before the scripts have come are sent; one is removed, and the field has the focus [FM-21]', async ({
    page,
  }) => {
    const letScripts = await holdBack(page, 'scripts')
    await page.goto('/volonteri', { waitUntil: 'commit' })
    const files = page.getByLabel(/^Životopis/)
    await files.setInputFiles(
      ['prvi.pdf', 'drugi.pdf'].map((name) => ({
        ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
      })),
    )
    letScripts()
    await expect(page.getByText('Poslano', { exact: true })).toHaveCount(2)
    await expect(files).toBeDisabled()
    await expectNoBarrier(page, WIDTHS)
    await page.getByRole('button', { name: 'Uklonite drugi.pdf' }).press('Enter')
    await expect(files).toBeFocused()
    await expect(page.getByText('Poslano', { exact: true })).toHaveCount(1)
  })
})

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

  test('the contact form is corrected, sent, and thanked for in its place [FM-02~] [FM-15~]', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(CONTACT)
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await fillIn(page, 'Bez Skripti')
    expect((await refused).status()).toBe(422)
    const email = await expectAddressRefused(page)
    await expect(siteForm(page).getByLabel('O čemu se radi').locator('option:checked')).toHaveText(
      'Članstvo',
    )
    await email.fill('bez@posta.example')
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await send(page)
    expect((await sent).status()).toBe(303)
    await expect(page.getByText(THANKS)).toBeInViewport()
    const office = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true })
    await expectAnswer(office, 'Bez Skripti', 'bez@posta.example')
    await office.close()
  })
})

test('an editor adds a field, moves it by keys and saves, and visitors see it soon [FM-15]', async ({
  page,
}) => {
  await openOffice(page, '/admin/forms', EDITOR)
  await page.getByRole('link', { name: 'Pišite nam' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pišite nam' })).toBeVisible()
  await page.getByRole('button', { name: 'Dodajte polje' }).press('Enter')
  await page.getByRole('button', { name: /^Kratki tekst/ }).press('Enter')
  const order = page.getByRole('list', { name: 'Redoslijed polja' })
  await expect(order.getByRole('textbox', { name: 'Naziv', exact: true })).toBeFocused()
  await page.keyboard.type('Broj članske iskaznice')
  await expectNoBarrier(page, WIDTHS)
  const handle = order.getByRole('button', { name: /^Premjestite: Broj članske iskaznice/ })
  await handle.press('Home')
  await expect(handle).toHaveAccessibleName(/, 1 od 5\./)
  await expect(handle).toBeFocused()
  await page.getByRole('button', { name: 'Spremite obrazac' }).press('Enter')
  await expect(page.getByText('Sve je spremljeno.')).toBeVisible()

  await expect(async () => {
    await page.goto(CONTACT)
    const [first] = await siteForm(page).getByRole('textbox').all()
    await expect(first ?? siteForm(page)).toHaveAccessibleName(/^Broj članske iskaznice/, {
      timeout: 500,
    })
  }).toPass({ timeout: 10_000, intervals: [250] })
  await untilTakenOver(page)
  await expectNoBarrier(page, [320])
})
