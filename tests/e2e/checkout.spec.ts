import { expectNoBarrier } from '#tests/support/barriers.ts'
import {
  agree,
  askGraph,
  fillAddress,
  goToPayment,
  goToTransfer,
  isCartStream,
  putInCart,
} from '#tests/support/checkout.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

test('a guest orders by bank transfer, each step on its own and Back between them [CO-01, CO-02, CO-03] [CO-41, PO-10, CA-08] [CO-33, CO-35, CO-40] [RT-04~, RT-05~]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/kosarica')
  await page.getByRole('link', { name: 'Na naplatu' }).click()
  await expect(page).toHaveURL('/naplata?korak=adresa')
  const summary = page.getByRole('region', { name: 'Vaša narudžba' })
  await expect(summary).toContainText('Ukupno bez dostave19,90 €')

  // An invalid form is not sent, and the first invalid field gets the focus.
  await page.getByRole('button', { name: 'Na dostavu' }).click()
  await expect(page.getByText('Unos ovog polja je obavezan')).toHaveCount(8)
  await expect(page.getByLabel('E-adresa')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Glavni izbornik' })).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    ...['Uvjeti kupnje', 'Privatnost', 'Kolačići', 'Pristupačnost'],
  ])
  await expectNoBarrier(page, [320, 1440])
  await fillAddress(page)
  await page.getByRole('button', { name: 'Na dostavu' }).click()

  await expect(page.getByRole('heading', { name: 'Dostava', level: 2 })).toBeFocused()
  await expect(page).toHaveURL('/naplata?korak=dostava')
  await expect(page.getByText('Ana-Marija Đurđević · Ulica kralja Zvonimira 12a')).toBeVisible()
  await page.getByRole('button', { name: 'Na plaćanje' }).click()
  await expect(
    page.getByRole('status').getByText('Molimo odaberite metodu dostave prije nastavka'),
  ).toBeVisible()
  await page.getByRole('radio', { name: /^Paketomat Bonaca/ }).check()
  await page.getByRole('button', { name: 'Na plaćanje' }).click()
  await expect(
    page.getByRole('status').getByText('Molimo odaberite dostavnu poslovnicu prije nastavka'),
  ).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
  // What another device changes in the cart shows in the offers, before one is saved.
  await expect(summary).toContainText('Ukupno22,80 €')
  const offer = page.getByRole('radio', { name: /^Paketomat Bonaca/ })
  await askGraph(page, url, 'mutation { applyCoupon(input: { code: "BESPLATNO" }) { __typename } }')
  await expect(offer).toHaveAccessibleName(/besplatno/i)
  await expect(summary).toContainText('Ukupno19,90 €')
  await askGraph(page, url, 'mutation { removeCoupon { __typename } }')
  await expect(summary).toContainText('Ukupno22,80 €')
  await expect(offer).toBeChecked()
  await page.getByLabel('Pretražite po mjestu ili nazivu').fill('supetar')
  await page.getByRole('radio', { name: /^Supetar/ }).check()
  await page.getByRole('button', { name: 'Na plaćanje' }).click()

  await expect(page.getByRole('heading', { name: 'Plaćanje', level: 2 })).toBeFocused()
  await expect(page.getByText('Paketomat Bonaca · Supetar – Riva')).toBeVisible()
  await expect(summary).toContainText('Dostava2,90 €')
  await expect(summary).toContainText('Ukupno22,80 €')

  await page.goBack()
  await expect(page.getByRole('radio', { name: /^Paketomat Bonaca/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Supetar/ })).toBeChecked()
  await page.goForward()

  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  await expect(
    page.getByRole('status').getByText('Molimo odaberite metodu plaćanja prije nastavka'),
  ).toBeVisible()
  await expect(page.getByText('Potrebno je prihvatiti privolu')).toHaveCount(2)
  await page.getByRole('radio', { name: /^Kartica/ }).check()
  await expect(page.getByRole('button', { name: 'Naruči i plati 22,80 €' })).toBeVisible()
  await page.getByRole('radio', { name: /^Uplata na račun/ }).check()
  await agree(page)
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  await expect(page).toHaveURL(/^[^?]+\/naplata\/uspjesna\?orderSlug=[\w-]+/)

  // The print style keeps the payment details and hides all buttons.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: 'Kod za plaćanje hrvatskim' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Otvorite narudžbu' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('button').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await visit(page, '/naplata')
  await expect(page.getByText('Nema ničega za naplatu')).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
})

test('an order whose details do not come at once is shown as soon as they do', async ({
  page,
  product: { url },
}) => {
  await goToTransfer(page, url)
  const { promise: isSeen, resolve: letOrder } = Promise.withResolvers<void>()
  let failures = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"CheckoutSuccess"')) return await route.fallback()
    if (failures > 0) {
      await isSeen
      return await route.fallback()
    }
    failures += 1
    const error = { message: 'late', path: ['order'], extensions: { code: 'UPSTREAM_TIMEOUT' } }
    await route.fulfill({ json: { errors: [error], data: { order: null, me: null } } })
  })
  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  await expect(page.getByText('Pojedinosti trenutačno ne možemo prikazati')).toBeVisible()
  letOrder()
  await expect(page.getByRole('heading', { name: 'Hvala na narudžbi!' })).toBeVisible()
  expect(failures).toBe(1)
})

test('a card is paid at the provider; an order that waits is offered again [PO-07, PO-11, CO-39]', async ({
  page,
  product: { url },
}) => {
  await putInCart(page, url, 'sal-jadran')
  await visit(page, '/naplata')
  await goToPayment(page)
  await page.getByRole('radio', { name: /^Kartica/ }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Naruči i plati 24,80 €' }).click()
  await expect(page.getByRole('heading', { name: 'Probno plaćanje' })).toBeVisible()

  await visit(page, '/kosarica')
  const waiting = page.getByRole('region', { name: /^Narudžba .* čeka plaćanje$/ })
  await expect(waiting).toContainText(/Proizvode čuvamo za vas do [\d.]+ u \d\d:\d\d\./)
  await expectNoBarrier(page, [320, 1440])
  await visit(page, '/naplata')
  await waiting.getByRole('button', { name: 'Odustanite i vratite košaricu' }).click()
  await expect(page).toHaveURL('/kosarica')
  await expect(page.getByRole('listitem', { name: 'Pleteni šal Jadran' })).toBeVisible()

  await visit(page, '/naplata')
  await goToPayment(page)
  await page.getByRole('radio', { name: /^Kartica/ }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Naruči i plati 24,80 €' }).click()
  await page.getByRole('button', { name: 'Odobrite plaćanje' }).click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna\?orderSlug=/)
})

test('a cart that changed elsewhere is not ordered: each line says what it was and is [PO-03, PO-04, PO-05] [PO-01]', async ({
  page,
  product: { url },
}) => {
  // The cart subscription may notify the page of the change before the button is pressed.
  await page.route('**/graphql', (route) =>
    isCartStream(route.request()) ? route.abort() : route.fallback(),
  )
  await goToTransfer(page, url)
  // Sent outside the page, as another device would.
  await putInCart(page, url, 'sal-jadran', 2)
  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Poštovani, u međuvremenu' })
  await expect(toast).toContainText('Pleteni šal Jadran: količina 1 → 3')
  await expect(toast).toContainText('Ukupno: 24,80 € → 64,60 €')
  await expect(page.getByText('Ništa nije naručeno. Provjerite novi iznos')).toBeVisible()
  await expect(page).toHaveURL('/naplata?korak=placanje')
  expect(await askGraph(page, url, '{ cart { quantity } }')).toMatchObject({
    data: { cart: { quantity: 3 } },
  })
  await page.getByRole('button', { name: 'Naručujem s obvezom plaćanja' }).click()
  await expect(page).toHaveURL(/\/naplata\/uspjesna/)
})
