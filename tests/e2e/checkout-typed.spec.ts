import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { login } from '#tests/support/account.ts'
import {
  agree,
  fieldOf,
  fillAddress,
  GUEST,
  goToPayment,
  putInCart,
} from '#tests/support/checkout.ts'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, visit } from '#tests/support/visit.ts'

test('a draft typed in one tab appears in a second tab, and from then on each tab has its own [CO-52]', async ({
  page,
  context,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await fillAddress(page)
  await page.getByLabel('Kupujem za tvrtku').check()
  await page.getByLabel('Naziv tvrtke').fill('Val d.o.o.')

  const other = await context.newPage()
  await visit(other, '/naplata')
  for (const [label, value] of Object.entries(GUEST)) {
    await expect(fieldOf(other, label)).toHaveValue(value)
  }
  await expect(other.getByLabel('Naziv tvrtke')).toHaveValue('Val d.o.o.')
  await fieldOf(other, 'Ulica').fill('Riva')
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
  await other.getByLabel('Kupujem za tvrtku').uncheck()
  await other.getByRole('button', { name: 'Na dostavu' }).click()
  await expect(other).toHaveURL('/naplata?korak=dostava')
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)

  // Another customer in the same browser has another cart and no draft. An answer that is still
  // under way would bring the cookies of the first one back.
  for (const tab of [page, other]) await tab.goto('about:blank')
  await context.clearCookies()
  await putInCart(page, url, 'sal-jadran')
  await visit(other, '/naplata')
  await expect(fieldOf(other, 'Ulica')).toHaveValue('')
})

test('a session that ends in the middle loses nothing: the login is over the form [CO-45~] [case 14]', async ({
  page,
  context,
  product: { url },
}) => {
  const person = { email: 'luka@navijaci.example', password: DEMO_PASSWORD }
  await visit(page, '/prijava')
  await login(page, person)
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await page.getByRole('radio', { name: 'Druga adresa' }).check()
  await fieldOf(page, 'Ulica').fill('Riva')
  await fieldOf(page, 'Kućni broj').fill('7')
  await context.clearCookies({ name: /^auth/ })
  await visit(page, '/naplata')
  await expect(fieldOf(page, 'Ulica')).toHaveValue('Riva')
  await page.getByRole('link', { name: 'Prijavite se' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prijava' })
  await dialog.getByLabel('E-adresa').fill(person.email)
  await dialog.getByLabel('Lozinka', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Vaše adrese')).toBeVisible()
  await expect(fieldOf(page, 'Ulica')).toHaveValue('Riva')
  await expect(fieldOf(page, 'Kućni broj')).toHaveValue('7')
})

test('a service that is down for a while loses nothing: each step is sent again as it stands [CO-52] [case 8]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await fillAddress(page)
  const fail = () => page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }))
  const mend = () => page.unroute('**/graphql')
  await fail()
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(fieldOf(page, 'Ulica')).toHaveValue(GUEST.Ulica)
  await mend()
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await page.getByRole('button', { name: 'Na plaćanje' }).click()
  await page.getByText('Narudžba je poklon').click()
  await page.getByLabel('Poruka uz poklon').fill('Sretno!')
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await agree(page)
  await fail()
  const order = page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' })
  await order.click()
  await expect(page.getByText(/Izbor nije spremljen/).first()).toBeVisible()
  await expect(page.getByLabel('Poruka uz poklon')).toHaveValue('Sretno!')
  await mend()
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await order.click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
})

test('a gift that was typed stands in the other tab as well [PO-16]', async ({
  page,
  context,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await goToPayment(page)
  await page.getByText('Narudžba je poklon').click()
  await page.getByLabel('Za koga').fill('Iva')
  const other = await context.newPage()
  await visit(other, '/naplata?korak=placanje')
  await expect(other.getByLabel('Za koga')).toHaveValue('Iva')
  await other.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await agree(other)
  await other.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  await expect(other).toHaveURL(/\/naplata\/uspjesna/)
  await other.getByRole('link', { name: 'Otvorite narudžbu' }).click()
  await expect(other.getByRole('main')).toContainText('Iva')
})

test('a house number that the browser fills into the street moves into its own field, unless that has one [CO-17~]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  const street = fieldOf(page, 'Ulica')
  const houseNumber = fieldOf(page, 'Kućni broj')
  await street.fill('Riva oslobođenja 12a')
  await fieldOf(page, 'Mjesto').focus()
  await expect(street).toHaveValue('Riva oslobođenja')
  await expect(houseNumber).toHaveValue('12a')

  await street.fill('Obala 7')
  await fieldOf(page, 'Mjesto').focus()
  await expect(street).toHaveValue('Obala 7')
  await expect(houseNumber).toHaveValue('12a')
})

test('a place that is filled in late is replaced by what is typed [CO-18~]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  const letPlaces = await holdBack(page, 'postalCodes')
  await visit(page, '/naplata')
  const city = fieldOf(page, 'Mjesto')
  await fieldOf(page, 'Poštanski broj').fill('10000')
  await city.focus()
  letPlaces()
  await expect(city).toHaveValue('Zagreb')
  await page.keyboard.type('Sesvete')
  await expect(city).toHaveValue('Sesvete')
})
