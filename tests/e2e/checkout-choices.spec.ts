import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { login } from '#tests/support/account.ts'
import {
  agree,
  askGraph,
  fieldOf,
  fillAddress,
  goToPayment,
  isCartStream,
  putInCart,
} from '#tests/support/checkout.ts'
import { startGateway } from '#tests/support/product-server.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const toPayment = (page: Page) => page.getByRole('button', { name: 'Na plaćanje' }).click()
const toDelivery = (page: Page) => page.getByRole('button', { name: 'Na dostavu' }).click()
const order = (page: Page) =>
  page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()

/** Makes one operation fail until the returned function is called. */
async function breakOperation(page: Page, name: string): Promise<() => Promise<void>> {
  const matches = (body: string | null) => body?.includes(`"operationName":"${name}"`) ?? false
  await page.route('**/graphql', (route) =>
    matches(route.request().postData())
      ? route.fulfill({ status: 503, body: '' })
      : route.fallback(),
  )
  return () => page.unroute('**/graphql')
}

test('a delivery that cannot be saved goes back to the saved one, and a payment to none [CO-09, CO-10]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await goToPayment(page)
  await page.getByRole('link', { name: 'Promijenite: Dostava' }).click()
  const mendDelivery = await breakOperation(page, 'SaveDeliveryMethod')
  const summary = page.getByRole('region', { name: 'Vaša narudžba' })
  await expect(summary).toContainText('Dostava4,90 €Ukupno24,80 €Uključen PDV4,96 €')
  await page.getByRole('radio', { name: /^Ekspresna dostava/ }).check()
  // At once, for the eye and for screen readers.
  await expect(summary).toContainText('Dostava9,90 €Ukupno29,80 €Uključen PDV5,96 €')
  await expect(page.getByRole('status').filter({ hasText: 'Ukupno' })).toHaveText(
    'Ukupno s dostavom: 29,80 €',
  )
  await toPayment(page)
  await expect(page.getByRole('alert').getByText(/Izbor nije spremljen, pa vrijedi/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Dostava na adresu/ })).toBeChecked()
  await expect(summary).toContainText('Dostava4,90 €Ukupno24,80 €')
  await mendDelivery()
  await page.getByRole('radio', { name: /^Ekspresna dostava/ }).check()
  await toPayment(page)
  await expect(page.getByText('Ekspresna dostava').first()).toBeVisible()

  const mendPayment = await breakOperation(page, 'SavePaymentMethod')
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await agree(page)
  await order(page)
  await expect(page.getByRole('alert').getByText(/Izbor nije spremljen, pa vrijedi/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Uplata na račun/ })).not.toBeChecked()
  await mendPayment()
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await order(page)
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
})

test('a cart of digital content alone skips the delivery, and offers to deliver at once [CO-07, CO-48, CA-46]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'e-knjiga-stoljece')
  await visit(page, '/naplata')
  await expect(page.getByRole('group', { name: 'Vaša adresa' })).toBeVisible()
  await fillAddress(page)
  await toDelivery(page)
  await expect(page).toHaveURL('/naplata?korak=placanje')
  await expect(page.getByRole('heading', { name: 'Plaćanje', level: 2 })).toBeFocused()
  await expect(page.getByText('Sve iz košarice stiže e-poštom')).toBeVisible()
  const atOnce = page.getByRole('checkbox', { name: /^Želim da mi se digitalni sadržaj/ })
  await expect(atOnce).not.toBeChecked()
  await page.getByRole('radio', { name: /^Kartica/ }).check()
  await agree(page)
  await page.getByRole('button', { name: /^Naruči i plati/ }).click()
  await page.getByRole('button', { name: 'Odobrite plaćanje' }).click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
})

test('a company with HPF alone has no payment to choose, and can still see it [CO-08]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  // Simulates a platform that offers this buyer nothing but HPF.
  await page.route('**/graphql', async (route) => {
    // The cart subscription does not end.
    if (isCartStream(route.request())) return await route.continue()
    const response = await route.fetch()
    const answer = await response.text()
    const only = /"paymentMethods":\[(\{[^}]*\}).*?\]/g
    const body = answer.replace(only, (_all, first: string) => {
      const method = first.replace(/"paymentType":(null|"[^"]*")/, '"paymentType":"HPF"')
      return `"paymentMethods":[${method}]`
    })
    await route.fulfill({ response, body })
  })
  await fillAddress(page)
  await page.getByLabel('Kupujem za tvrtku').check()
  await page.getByLabel('Naziv tvrtke').fill('Val d.o.o.')
  await page.getByLabel('OIB tvrtke').fill('69435151530')
  await toDelivery(page)
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await toPayment(page)
  // The address changes before the step does.
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(page).toHaveURL('/naplata?korak=placanje')
  await expect(page.getByRole('radio')).toBeChecked()
  await page.getByRole('link', { name: 'Promijenite: Dostava' }).click()
  await expect(page.getByRole('link', { name: 'Promijenite: Plaćanje' })).toBeVisible()
  // The prefetch of a hovered link may still be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a company has its own address for the invoice, whose number is checked [CO-20, CO-21, CO-52]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await fillAddress(page)
  await page.getByLabel('Kupujem za tvrtku').check()
  await page.getByLabel('Račun glasi na drugu adresu').check()
  await toDelivery(page)
  await expect(page.getByText('Unos ovog polja je obavezan')).toHaveCount(8)
  await expect(page.getByLabel('Naziv tvrtke')).toBeFocused()
  await page.getByLabel('Naziv tvrtke').fill('Val d.o.o.')
  await page.getByLabel('OIB tvrtke').fill('12345678901')
  const billing = page.getByRole('group', { name: 'Adresa za račun' })
  const values = { Ime: 'Iva', Prezime: 'Ivić', Ulica: 'Ilica', 'Kućni broj': '1' }
  for (const [label, value] of Object.entries(values)) {
    await billing.getByLabel(label, { exact: true }).fill(value)
  }
  await billing.getByLabel('Poštanski broj').fill('10000')
  await expect(billing.getByLabel('Mjesto')).toHaveValue('Zagreb')
  await toDelivery(page)
  await expect(page.getByLabel('OIB tvrtke')).toBeFocused()
  await page.getByLabel('OIB tvrtke').fill('69435151530')
  await toDelivery(page)
  await expect(page).toHaveURL('/naplata?korak=dostava')
  const query = '{ checkout { isCompany billingAddress { city companyName companyOIB } } }'
  expect(await askGraph(page, url, query)).toMatchObject({
    data: {
      checkout: {
        isCompany: true,
        billingAddress: { city: 'Zagreb', companyName: 'Val d.o.o.', companyOIB: '69435151530' },
      },
    },
  })
  await page.goBack()
  await expect(page.getByLabel('OIB tvrtke')).toHaveValue('69435151530')
  await expect(billing.getByLabel('Mjesto')).toHaveValue('Zagreb')
})

test('an expired membership card is reported, and nothing is ordered at the old price [PO-02, PO-03]', async ({
  page,
  product: { url, dataDir },
}) => {
  await visit(page, '/prijava')
  await login(page, { email: 'ana@navijaci.example', password: DEMO_PASSWORD })
  await putInCart(page, url, 'sal-jadran')
  const barcode = '3859990001002'
  const apply = `mutation ($input: ApplyMemberCardInput!) {
    applyMemberCard(input: $input) { __typename } }`
  expect(await askGraph(page, url, apply, { input: { barcode } })).toMatchObject({
    data: { applyMemberCard: { __typename: 'ApplyMemberCardSuccess' } },
  })
  // Her cart may have been at a later step.
  await visit(page, '/naplata?korak=adresa')
  await toDelivery(page)
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await toPayment(page)
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await agree(page)
  const until = endCard(dataDir, barcode, '2020-01-01')
  try {
    await order(page)
    await expect(
      page.getByRole('alert').getByText('Članska iskaznica više ne vrijedi, pa su cijene redovne'),
    ).toBeVisible()
    await expect(page).toHaveURL('/naplata?korak=placanje')
    await order(page)
    await expect(page).toHaveURL(/\/naplata\/uspjesna/)
  } finally {
    endCard(dataDir, barcode, until)
  }
})

/** Returns the previous end date. */
function endCard(dataDir: string, barcode: string, validUntil: string): string {
  const database = new Sqlite(join(dataDir, 'savez.sqlite'), { timeout: 5_000 })
  try {
    const card = database
      .prepare<[string], { valid_until: string }>(
        'select valid_until from member_card where barcode = ?',
      )
      .get(barcode)
    database
      .prepare('update member_card set valid_until = ? where barcode = ?')
      .run(validUntil, barcode)
    return card?.valid_until ?? ''
  } finally {
    database.close()
  }
}

test('names have letters of any alphabet, apostrophes and hyphens [CO-11]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await fillAddress(page)
  await fieldOf(page, 'Ime').fill('An@')
  await toDelivery(page)
  await expect(fieldOf(page, 'Ime')).toBeFocused()
  await expect(fieldOf(page, 'Ime')).toHaveAccessibleDescription(/slova/)
  await fieldOf(page, 'Ime').fill("D'Arc Ana-Marija Живка")
  await toDelivery(page)
  await expect(page.getByRole('heading', { name: 'Dostava', level: 2 })).toBeFocused()
})

const PAYPAL = 'https://www.paypal.com'
const BUTTONS = {
  ...{ __typename: 'PayPalButtons', isSubscription: false, planId: null, quantity: null },
  isCreatedByShop: true,
  ...{ total: '24.80', orderId: 'p-1', scriptUrl: `${PAYPAL}/sdk/js?client-id=x`, taxes: null },
}
/** Fakes the provider's script: one button, whose order is approved at once. */
const SCRIPT = `window.paypal = { Buttons: ({ createOrder, onApprove }) => ({ render: async (place) => {
  const button = document.createElement('button')
  button.textContent = 'PayPal'
  button.onclick = async () => onApprove({ orderID: await createOrder() })
  place.append(button)
} }) }`

test('buttons of a provider take the place of the steps once the order is placed [CO-04, PO-08, PO-09]', async ({
  page,
  product,
}) => {
  const gateway = await startGateway(product.servicesUrl, product.dataDir, {
    PAYMENT_SCRIPT_HOSTS: PAYPAL,
  })
  try {
    await putInCart(page, gateway.url, 'sal-jadran')
    await visit(page, `${gateway.url}/naplata`)
    await goToPayment(page)
    await page.route(`${PAYPAL}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    const answer = (name: string, result: object) =>
      page.route('**/graphql', (route) =>
        route.request().postData()?.includes(`"operationName":"${name}"`)
          ? route.fulfill({ json: { data: { [name[0]?.toLowerCase() + name.slice(1)]: result } } })
          : route.fallback(),
      )
    const order = { __typename: 'Order', id: 'slug-1' }
    await answer('PlaceOrder', { __typename: 'PlaceOrderSuccess', order, payment: BUTTONS })
    await answer('CreatePayPalOrder', { __typename: 'CreatePayPalOrderSuccess', payPalId: '5O1' })
    const confirmed = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('"operationName":"ConfirmPayment"')),
    )
    await answer('ConfirmPayment', { __typename: 'ConfirmPaymentSuccess', path: '/track-order' })
    await page.getByRole('radio', { name: /^Kartica/ }).check()
    await agree(page)
    await page.getByRole('button', { name: /^Naruči i plati/ }).click()
    const area = page.getByRole('region', { name: /PayPal/ })
    await expect(area.getByRole('button', { name: 'PayPal' })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await area.getByRole('button', { name: 'PayPal' }).click()
    expect((await confirmed).postData()).toContain('"name":"orderID","value":"5O1"')
    await expect(page).toHaveURL(`${gateway.url}/pracenje-narudzbe`)
  } finally {
    await gateway.stop()
  }
})

test('at 320 px a wrong or missing entry is named where it is, clear of bars and toasts [CO-13~, CO-29~, CO-38~]', async ({
  page,
  product: { url },
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await toDelivery(page)
  const count = page.getByRole('status').filter({ hasText: 'Ispravite' })
  await expect(count).toHaveText('Ispravite 8 označenih polja.')
  await fillAddress(page)
  await fieldOf(page, 'Poštanski broj').fill('100')
  await expect(count).toHaveCount(0)
  await toDelivery(page)
  await expect(fieldOf(page, 'Poštanski broj')).toBeFocused()
  const wrong = page.getByText('Provjerite broj: u Hrvatskoj')
  await expectUncovered(page, 'Provjerite broj: u Hrvatskoj')
  expect((await wrong.boundingBox())?.height).toBeLessThan(100)

  await fieldOf(page, 'Poštanski broj').fill('21000')
  await toDelivery(page)
  await page.getByRole('radio', { name: /^Paketomat/ }).waitFor()
  await toPayment(page)
  await expectUncovered(page, 'Molimo odaberite metodu dostave prije nastavka')
  await page.getByRole('radio', { name: /^Paketomat/ }).check()
  await toPayment(page)
  await expectUncovered(page, 'Molimo odaberite dostavnu poslovnicu prije nastavka')
  await page.getByRole('radio', { name: /^Dostava na adresu/ }).check()
  await toPayment(page)
  await page.getByRole('radio', { name: /^Uplata na račun/ }).waitFor()
  await order(page)
  await expectUncovered(page, 'Molimo odaberite metodu plaćanja prije nastavka')
})

/** A message of a field whose text can be read: on the screen, and under nothing that sticks. */
async function expectUncovered(page: Page, text: string): Promise<void> {
  const message = page.getByRole('form').getByText(text)
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() =>
      message.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const ends = [
          [left + 4, top + 4],
          [(left + right) / 2, bottom - 4],
        ] as const
        return ends.every(([x, y]) => document.elementFromPoint(x, y) === element)
      }),
    )
    .toBe(true)
}
