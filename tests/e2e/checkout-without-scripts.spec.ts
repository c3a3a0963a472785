import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { agree, fieldOf, GUEST } from '#tests/support/checkout.ts'
import { expect, test } from '#tests/support/story.ts'

const JERSEY = '/product/dres-domaci'
const BUYER = { ...GUEST, Mjesto: 'Split' }

async function putJerseyInCart(page: Page): Promise<void> {
  await page.goto(JERSEY)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('main').getByRole('button', { name: 'U košaricu', exact: true }).click()
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await expect(page).toHaveURL('/naplata')
}

async function typeAddress(page: Page, values: Readonly<Record<string, string>> = BUYER) {
  for (const [label, value] of Object.entries(values)) {
    await fieldOf(page, label).fill(value)
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function expectNothingWider(page: Page): Promise<void> {
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(width ?? 0)
}

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

test('a guest buys a jersey by transfer, and each mistake is named where it was made [CO-01, CO-29, CO-30] [CO-33, CO-35, CO-40]', async ({
  page,
}) => {
  await putJerseyInCart(page)
  await typeAddress(page, { ...BUYER, Ime: '', Telefon: '091 234 5678' })
  await press(page, 'Na dostavu')
  await expect(page).toHaveURL('/naplata')
  await expect(fieldOf(page, 'Ime')).toBeFocused()
  await expect(fieldOf(page, 'Ime')).toHaveAccessibleDescription('Unos ovog polja je obavezan')
  await expect(fieldOf(page, 'Ulica')).toHaveValue(BUYER.Ulica)
  await expectNothingWider(page)
  await fieldOf(page, 'Ime').fill(BUYER.Ime)
  await press(page, 'Na dostavu')

  await expect(page).toHaveURL('/naplata?korak=dostava')
  await expect(page.getByText('Ana-Marija Đurđević · Ulica kralja Zvonimira 12a')).toBeVisible()
  await press(page, 'Na plaćanje')
  await expect(page.getByText('Molimo odaberite metodu dostave prije nastavka')).toBeVisible()
  await page.getByRole('radio', { name: /^Paketomat Bonaca/ }).check()
  await press(page, 'Na plaćanje')
  await expect(page.getByText('Molimo odaberite dostavnu poslovnicu prije nastavka')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Paketomat Bonaca/ })).toBeChecked()
  await expectNothingWider(page)
  await page.getByRole('radio', { name: /^Supetar/ }).check()
  await press(page, 'Na plaćanje')

  await expect(page).toHaveURL('/naplata?korak=placanje')
  await expect(page.getByText('Paketomat Bonaca · Supetar – Riva')).toBeVisible()
  await press(page, 'Naručujem s obvezom plaćanja')
  await expect(page.getByText('Molimo odaberite metodu plaćanja prije nastavka')).toBeVisible()
  await expect(page.getByText('Potrebno je prihvatiti privolu')).toHaveCount(2)
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await page.getByText('Narudžba je poklon').click()
  await page.getByLabel('Poruka uz poklon').fill('Sretan rođendan!')
  await press(page, 'Naručujem s obvezom plaćanja')
  await expect(page.getByRole('radio', { name: /^Uplata na račun/ })).toBeChecked()
  await expect(page.getByLabel('Poruka uz poklon')).toHaveValue('Sretan rođendan!')
  await expectNothingWider(page)
  await agree(page)
  await press(page, 'Naručujem s obvezom plaćanja')
  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=[\w-]+/)
  await expect(page.getByRole('region', { name: 'Platite na račun' })).toBeVisible()
  await expectNothingWider(page)
})

/** Up to the form that leads to the provider. */
async function orderByCard(page: Page): Promise<void> {
  await putJerseyInCart(page)
  await typeAddress(page)
  await press(page, 'Na dostavu')
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await press(page, 'Na plaćanje')
  await page.getByRole('radio', { name: /^Kartica/ }).check()
  await agree(page)
  await press(page, 'Naručujem s obvezom plaćanja')
  await expect(page.getByText('Narudžba je zaprimljena. Još je samo platite.')).toBeVisible()
}

test('a guest pays by card at the provider [PO-07, PO-11]', async ({ page }) => {
  await orderByCard(page)
  await expectNothingWider(page)
  await press(page, 'Nastavite na plaćanje')
  await expect(page.getByRole('heading', { name: 'Probno plaćanje' })).toBeVisible()
  await press(page, 'Odobrite plaćanje')
  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=[\w-]+/)
})

test('an order that waits is paid from the cart, after a refusal by another method, or given up [SF-02~, PO-07]', async ({
  page,
}) => {
  await orderByCard(page)
  await page.goto('/kosarica')
  const notice = page.getByRole('region', { name: /^Narudžba .* čeka plaćanje$/ })
  await expectNothingWider(page)
  await notice.getByRole('button', { name: 'Platite' }).click()
  await expect(notice).toBeHidden()
  await expectNothingWider(page)
  await press(page, 'Nastavite na plaćanje')
  await press(page, 'Odbijte plaćanje')
  await expect(page.getByRole('heading', { name: 'Plaćanje nije uspjelo' })).toBeVisible()
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await expectNothingWider(page)
  await page.getByRole('button', { name: /^Platite / }).click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=[\w-]+/)
  await expect(page.getByRole('region', { name: 'Platite na račun' })).toBeVisible()

  await orderByCard(page)
  await page.goto('/naplata')
  await notice.getByRole('button', { name: 'Odustanite i vratite košaricu' }).click()
  await expect(page).toHaveURL(/^[^?]*\/kosarica/)
  await expect(page.getByRole('listitem', { name: 'Domaći dres' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('Back and a reload after the order show that there is nothing left to order [PO-06]', async ({
  page,
}) => {
  await putJerseyInCart(page)
  await typeAddress(page)
  await press(page, 'Na dostavu')
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await press(page, 'Na plaćanje')
  await expect(page).toHaveURL('/naplata?korak=placanje')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^Dostava na adresu/ })).toBeChecked()
  await page.reload()
  await press(page, 'Na plaćanje')
  await page.getByRole('radio', { name: /^Plaćanje pouzećem/ }).check()
  await agree(page)
  await press(page, 'Naručujem s obvezom plaćanja')
  await expect(page.getByRole('heading', { name: 'Hvala na narudžbi!' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Nema ničega za naplatu')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nema ničega za naplatu')).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Hvala na narudžbi!' })).toBeVisible()
})

test('a company has another address for the invoice; steps are changed and keep the rest [CO-20, CO-21, CO-52]', async ({
  page,
}) => {
  await putJerseyInCart(page)
  await typeAddress(page)
  await expect(page.getByLabel('Naziv tvrtke')).toBeHidden()
  await page.getByLabel('Kupujem za tvrtku').check()
  await page.getByLabel('Naziv tvrtke').fill('Val d.o.o.')
  await page.getByLabel('OIB tvrtke').fill('12345678901')
  await page.getByLabel('Račun glasi na drugu adresu').check()
  const billing = page.getByRole('group', { name: 'Adresa za račun' })
  await billing.getByLabel('Ime', { exact: true }).fill('Iva')
  await billing.getByLabel('Prezime').fill('Ivić')
  await billing.getByLabel('Ulica').fill('Ilica')
  await billing.getByLabel('Kućni broj').fill('1')
  await billing.getByLabel('Poštanski broj').fill('10000')
  await billing.getByLabel('Mjesto').fill('Zagreb')
  await press(page, 'Na dostavu')
  await expect(page.getByLabel('OIB tvrtke')).toBeFocused()
  await expect(billing.getByLabel('Ulica')).toHaveValue('Ilica')
  await page.getByLabel('OIB tvrtke').fill('69435151530')
  await press(page, 'Na dostavu')
  await expect(page).toHaveURL('/naplata?korak=dostava')
  await page.getByRole('link', { name: 'Promijenite: Adresa' }).click()
  await expect(page.getByLabel('OIB tvrtke')).toHaveValue('69435151530')
  await expect(billing.getByLabel('Mjesto')).toHaveValue('Zagreb')
  await expect(page.getByLabel('Naziv tvrtke')).toHaveValue('Val d.o.o.')
  await page.getByLabel('Račun glasi na drugu adresu').uncheck()
  await page.getByLabel('Kupujem za tvrtku').uncheck()
  await press(page, 'Na dostavu')
  await page.getByRole('link', { name: 'Promijenite: Adresa' }).click()
  await expect(page.getByLabel('Naziv tvrtke')).toBeHidden()
  await expect(billing).toBeHidden()
})

test('a customer logs in on the way and takes an address of the account, or types another [CO-45~]', async ({
  page,
}) => {
  await putJerseyInCart(page)
  await page.getByRole('link', { name: 'Prijavite se' }).click()
  const login = page.getByRole('form', { name: 'Prijava' })
  await login.getByLabel('E-adresa').fill('ana@navijaci.example')
  await login.getByLabel('Lozinka', { exact: true }).fill(DEMO_PASSWORD)
  await login.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(page).toHaveURL('/naplata')
  // Her cart may have been at a later step.
  await page.goto('/naplata?korak=adresa')
  await expect(page.getByText('Vaše adrese')).toBeVisible()
  const place = page.getByRole('group', { name: 'Adresa za dostavu' })
  await expect(place).toBeHidden()
  await page.getByLabel('Telefon').fill('091 234 5678')
  await page.getByRole('radio', { name: 'Druga adresa' }).check()
  await place.getByLabel('Ulica').fill('Riva')
  await press(page, 'Na dostavu')
  await expect(page).toHaveURL('/naplata?korak=dostava')
  await expect(page.getByText(/· Riva /)).toBeVisible()
})
