import type { Locator, Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const JERSEY = '/product/dres-domaci'
const SCARF = '/product/sal-jadran'
/** The border of a field that stands in the way. */
const SIGNAL = 'rgb(215, 38, 61)'

function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Košarica/ })
}

const addButton = (scope: Page | Locator) =>
  scope.getByRole('button', { name: 'U košaricu', exact: true })

/** Overrides the setting of the shop for what happens after an addition. */
async function behaveAs(page: Page, behaviour: 'STAY' | 'REDIRECT_TO_CART'): Promise<void> {
  await page.route('**/product/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"SHOW_POPUP"', `"${behaviour}"`)
    await route.fulfill({ response, body })
  })
}

test('a guest chooses a size and adds it; the header counts it in every tab and after a reload [PR-12, PR-14, CA-41] [CA-20, CA-47, HF-25~] [ER-16~]', async ({
  page,
}) => {
  await visit(page, JERSEY)
  await expect(cartLink(page)).toHaveAccessibleName('Košarica')
  const other = await page.context().newPage()
  await visit(other, '/shop')

  await addButton(page).click()
  await expect(page.getByText('Prvo odaberite: Veličina')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'XS', exact: true })).toBeFocused()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica')
  const unchosen = page.getByRole('group', { name: 'Veličina Odaberite' })
  await expect(unchosen).toBeVisible()

  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(unchosen).toHaveCount(0)
  await expect(page).toHaveURL(`${JERSEY}?velicina=m`)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
  await expect(cartLink(other)).toHaveAccessibleName('Košarica, 1 komad')
  await other.close()

  await page.reload()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
})

test('the choice stands in the address without another page being fetched, and Back restores it [PR-12]', async ({
  page,
}) => {
  await visit(page, `${JERSEY}?velicina=nema&utm_source=mail`)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  const requests: string[] = []
  page.on('request', (request) => {
    if (/graphql|product\//.test(request.url())) requests.push(request.url())
  })
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await expect(page).toHaveURL(`${JERSEY}?velicina=l&utm_source=mail`)
  expect(requests).toEqual([])

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
})

test('a quantity is a whole number from 1 to 999; anything else is refused where it stands [CA-41, CA-42, ER-15~]', async ({
  page,
}) => {
  await behaveAs(page, 'STAY')
  await visit(page, SCARF)
  const field = page.getByRole('spinbutton', { name: 'Količina' })
  await expect(field).toHaveValue('1')
  for (const wrong of ['0', '-2', '1.5', '1000', '']) {
    await field.fill(wrong)
    await addButton(page).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('Količina je cijeli broj od 1 do 999.')
  }
  await expect(page.getByRole('alert')).toContainText('Količina je cijeli broj od 1 do 999.')
  await expectNoBarrier(page, [360])

  await field.fill('1')
  await expect(page.getByRole('button', { name: 'Smanjite količinu' })).toBeDisabled()
  await page.getByRole('button', { name: 'Povećajte količinu' }).click()
  await expect(field).toHaveValue('2')
  await field.press('Enter')
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 2 komada')
  await expect(field).toHaveValue('1')
})

test('a shop that stays where one is says what was added, and leads to the cart [CA-29, CA-30, CA-31~] [ER-14~]', async ({
  page,
}) => {
  await behaveAs(page, 'STAY')
  await visit(page, SCARF)
  await addButton(page).click()
  await expect(page.getByText('Pleteni šal Jadran: dodano u košaricu.')).toBeVisible()
  await expect(page).toHaveURL(SCARF)
  await page.getByRole('button', { name: 'Pogledajte košaricu' }).click()
  await expect(page).toHaveURL('/kosarica')
})

test('a shop that leads to the cart does so once the product is in it [CA-29, CA-30]', async ({
  page,
}) => {
  await behaveAs(page, 'REDIRECT_TO_CART')
  await visit(page, SCARF)
  await addButton(page).click()
  await expect(page).toHaveURL('/kosarica')
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
})

test('what is sold out says so once and cannot be added', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, JERSEY)
  await expect(page.locator('[data-buy-bar]')).toHaveCount(1)
  await page.getByRole('radio', { name: 'XXL – rasprodano' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Rasprodano' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Rasprodano', { exact: true })).toHaveCount(1)
  await expect(addButton(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Povećajte količinu' })).toHaveCount(0)
  await expect(page.locator('[data-buy-bar]')).toHaveCount(0)
  await expectNoBarrier(page, [360])
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await expect(addButton(page.locator('#buy'))).toBeEnabled()
})

test('more than there is is refused with the pieces that are left, and nothing follows [CA-32]', async ({
  page,
}) => {
  await behaveAs(page, 'STAY')
  await visit(page, '/product/boca')
  await page.getByRole('spinbutton', { name: 'Količina' }).fill('999')
  await addButton(page).click()
  await expect(page.getByRole('alert')).toContainText(/Možete naručiti najviše \d+ komad/)
  await expect(page.getByRole('status').filter({ hasText: /^Još \d komad/ })).toBeVisible()
  await expect(page.getByText(/dodano u košaricu/)).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName('Košarica')
})

test('without an answer a calm message is shown and nothing follows [CA-32]', async ({ page }) => {
  await behaveAs(page, 'REDIRECT_TO_CART')
  await visit(page, SCARF)
  await page.route('**/graphql', (route) => route.abort())
  await addButton(page).click()
  await expect(page.getByText(/^Nema veze/)).toBeVisible()
  await expect(page).toHaveURL(SCARF)
  await expect(addButton(page)).toBeEnabled()
})

test('a card adds a simple product at once [LS-02, PR-13, PR-19~]', async ({ page }) => {
  await visit(page, '/shop?keywords=jadran')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Pleteni šal Jadran', exact: true }) })
  await card.getByRole('button', { name: 'U košaricu: Pleteni šal Jadran' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
  await expect(page).toHaveURL('/shop?keywords=jadran')
})

test('a card names the sizes that can be bought under the pointer and the focus [LS-02~]', async ({
  page,
}) => {
  await visit(page, '/shop/dresovi')
  const card = page
    .getByRole('region', { name: 'Proizvodi' })
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Domaći dres Jadran 2026/27', exact: true }) })
  const sizes = card.getByText('XS S M L XL')
  await expect(sizes).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(sizes).toHaveCSS('opacity', '1')
  await expectNoBarrier(page, [1440])
  await page.mouse.move(0, 0)
  await expect(sizes).toHaveCSS('opacity', '0')
  await card.getByRole('link').focus()
  await expect(sizes).toHaveCSS('opacity', '1')
})

test('a card opens the sizes of a configurable product, and gives the focus back [LS-02, PR-14, PR-19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/shop/dresovi')
  const opener = page.getByRole('region', { name: 'Proizvodi' }).getByRole('button', {
    name: 'Odaberite i dodajte u košaricu: Domaći dres Jadran 2026/27',
  })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Domaći dres Jadran 2026/27', exact: true })
  await expect(sheet.getByRole('radio', { name: 'XXL – rasprodano' })).toBeAttached()
  await expectNoBarrier(page, [360])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await addButton(sheet).click()
  await expect(sheet.getByRole('radio', { name: 'XS', exact: true })).toBeFocused()
  await sheet.getByRole('radio', { name: 'S', exact: true }).check()
  await addButton(sheet).click()
  await expect(sheet).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
})

test('a bundle is added once each part that has sizes has one, and changed from the cart [PR-13, PR-15~, BN-01] [BN-04, BN-05, BN-10~]', async ({
  page,
}) => {
  await visit(page, '/product/paket-fan')
  await addButton(page).click()
  const size = page.getByRole('combobox', { name: /^Odaberite: / })
  await expect(page.getByText(/^Prvo odaberite: Gostujući dres/)).toBeVisible()
  await expect(size).toBeFocused()
  await expect(size).toHaveCSS('border-top-color', SIGNAL)
  await size.selectOption('M')
  await expect(size).not.toHaveCSS('border-top-color', SIGNAL)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
  const parts = page.getByRole('dialog').getByRole('list', { name: 'U paketu' })
  await expect(parts.getByRole('listitem').first()).toHaveText(/^Gostujući dres .*, M$/)
  await expect(parts.getByRole('listitem')).toHaveCount(3)

  await page.getByRole('dialog').getByRole('link', { name: 'Navijački paket Prvi red' }).click()
  await expect(size.locator('option:checked')).toHaveText('M')
  await size.selectOption('L')
  await page.getByRole('button', { name: 'Ažurirajte košaricu' }).click()
  await expect(parts.getByRole('listitem').first()).toHaveText(/, L$/)
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
})

test('a card opens the choices of a bundle: quantity, a size for each part, one action [BN-03~, BN-07, BN-08] [PR-15, PR-19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/shop?keywords=paket')
  await page
    .getByRole('button', { name: 'Odaberite i dodajte u košaricu: Navijački paket Prvi red' })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Navijački paket Prvi red', exact: true })
  const quantity = sheet.getByRole('spinbutton', { name: 'Količina' })
  await expect(quantity).toHaveValue('1')
  await expectNoBarrier(page, [320, 360])
  await addButton(sheet).click()
  const size = sheet.getByRole('combobox', { name: /^Odaberite: / })
  await expect(size).toBeFocused()
  await size.selectOption('M')
  for (const wrong of ['0', '-1', '']) {
    await quantity.fill(wrong)
    await addButton(sheet).click()
    await expect(quantity).toBeFocused()
    await expect(sheet.getByText('Količina je cijeli broj od 1 do 999.')).toBeVisible()
  }
  await quantity.fill('2')
  await addButton(sheet).click()
  await expect(sheet).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 2 komada')
})

test('parts of a bundle that could not be fetched say so, and again when it is to be added [BN-09]', async ({
  page,
}) => {
  // The page of the part loads its sizes too, and the pointer may rest on its link and prefetch it.
  await page.route('**/graphql', async (route) => {
    const isPart = route.request().postData()?.includes('"dres-gostujuci"')
    return isPart ? await route.abort() : await route.fallback()
  })
  // A server-rendered page contains them.
  await visit(page, '/shop')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Navijački paket Prvi red' })
    .last()
    .click()
  await expect(page).toHaveURL('/product/paket-fan')
  const text = 'Izbor dijelova paketa trenutačno ne možemo prikazati.'
  await expect(page.getByRole('main').getByText(text)).toBeVisible()
  await addButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expectNoBarrier(page, [320, 1440])
})

test('a name and a number go on the back, are read in the cart and changed from it [CA-48, CA-49, BN-10~] [PR-11]', async ({
  page,
}) => {
  await visit(page, `${JERSEY}?velicina=m`)
  const name = page.getByRole('textbox', { name: 'Prezime na leđima' })
  const number = page.getByRole('textbox', { name: 'Broj na leđima' })
  await page.getByRole('button', { name: 'Dodajte ime i broj' }).click()
  await expect(name).toBeFocused()
  await name.fill('Božić-Šarić')
  await number.fill('7a')
  await addButton(page).click()
  await expect(page.getByText('Broj na leđima: upišite broj od 0 do 99.')).toBeVisible()
  await expect(number).toBeFocused()
  await expectNoBarrier(page, [320, 1440])
  await number.fill('7')
  await addButton(page).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('definition')).toHaveText(['Božić-Šarić', '7'])
  await expect(popup.getByRole('term')).toHaveText(['Prezime na leđima:', 'Broj na leđima:'])
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('')

  // The same size with nothing on it is another line.
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 2 komada')
  await popup
    .getByRole('link', { name: /^Domaći dres/ })
    .first()
    .click()
  await expect(name).toHaveValue('Božić-Šarić')
  await name.fill('')
  await number.fill('10')
  await page.getByRole('button', { name: 'Ažurirajte košaricu' }).click()
  await expect(popup.getByRole('definition')).toHaveText(['10'])
  await expect(popup.getByRole('spinbutton')).toHaveCount(2)
})

test('a link from the cart changes the line: quantity, removal, and that it is gone [PR-16, PR-17, PR-18] [RT-47, CA-28, CA-33~] [ER-13~, ER-14~, ER-16~]', async ({
  page,
}) => {
  await behaveAs(page, 'STAY')
  await visit(page, `${JERSEY}?velicina=l`)
  const field = page.getByRole('spinbutton', { name: 'Količina' })
  await field.fill('3')
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 3 komada')

  await visit(page, `${JERSEY}?cartItemId=${await onlyItemId(page)}`)
  await expect(field).toHaveValue('3')
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
  await field.fill('5')
  await page.getByRole('button', { name: 'Ažurirajte košaricu' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica, 5 komada')
  await expect(field).toHaveValue('5')

  const remove = page.getByRole('button', { name: 'Uklonite iz košarice' })
  await remove.click()
  await expect(page.getByText(/uklonjeno iz košarice\.$/)).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Košarica')
  await remove.click()
  await expect(page.getByText('Ovog proizvoda više nema u košarici.')).toBeVisible()
  await expect(addButton(page)).toBeVisible()
})

async function onlyItemId(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ cart { items { id } } }' }),
    })
    return (await response.json()).data.cart.items[0].id
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('price and button stay within reach once the button has left the screen', async ({
    page,
  }) => {
    await visit(page, SCARF)
    const bar = page.locator('[data-buy-bar]')
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: 'Pristaje uz ovo' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('19,90 €')
    const notice = page.getByRole('complementary', { name: 'Obavijest o kolačićima' })
    const [ofBar, ofNotice] = [await bar.boundingBox(), await notice.boundingBox()]
    expect((ofBar?.y ?? 0) + (ofBar?.height ?? 0)).toBeLessThanOrEqual(ofNotice?.y ?? 0)

    await bar.getByRole('button', { name: 'U košaricu' }).click()
    await expect(cartLink(page)).toHaveAccessibleName('Košarica, 1 komad')
  })

  test('an addition without a size shows the sizes, and its message stands clear and goes with the choice [PR-14~]', async ({
    page,
  }) => {
    await visit(page, JERSEY)
    const bar = page.locator('[data-buy-bar]')
    await page.getByRole('heading', { name: 'Pristaje uz ovo' }).scrollIntoViewIfNeeded()
    await bar.getByRole('button', { name: 'U košaricu' }).click()
    const message = page.getByText('Prvo odaberite: Veličina')
    await expect(message).toBeVisible()
    const edgeOf = async (part: Locator, edge: 'top' | 'bottom') => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
      return edge === 'top' ? y : y + height
    }
    const sizes = page.getByRole('group', { name: /^Veličina/ })
    const header = page.getByRole('banner')
    await expect
      .poll(async () => (await edgeOf(sizes, 'top')) - (await edgeOf(header, 'bottom')))
      .toBeGreaterThanOrEqual(0)
    const toast = page.getByRole('region', { name: 'Obavijesti' }).getByRole('status')
    const card = toast.locator('> *')
    expect(await edgeOf(card, 'bottom')).toBeLessThanOrEqual(await edgeOf(bar, 'top'))
    expect(await edgeOf(sizes, 'bottom')).toBeLessThanOrEqual(await edgeOf(card, 'top'))
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await expect(message).toBeHidden({ timeout: 1_000 })
  })

  test('the notice of cookies is a slim line, and the header has room for wishes and cart [HF-21]', async ({
    page,
  }) => {
    await visit(page, '/')
    const notice = page.getByRole('complementary', { name: 'Obavijest o kolačićima' })
    expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(64)
    const call = page.getByRole('main').getByRole('link').first()
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height })
      const [ofCall, ofNotice] = [await call.boundingBox(), await notice.boundingBox()]
      expect((ofCall?.y ?? 0) + (ofCall?.height ?? 0)).toBeLessThan(ofNotice?.y ?? 0)
    }
    const wishes = page.getByRole('banner').getByRole('link', { name: /^Lista želja/ })
    await expect(wishes).toBeInViewport({ ratio: 1 })
    await expect(cartLink(page)).toBeInViewport({ ratio: 1 })
  })
})

test('the header stands in one line on common desks', async ({ page }) => {
  await visit(page, '/')
  for (const width of [1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page
      .getByRole('banner')
      .locator('nav > ul > li > a:visible, a > span:visible')
      .evaluateAll((all) => all.map((item) => Math.round(item.getClientRects().length)))
    expect(Math.max(1, ...lines), `at ${width}`).toBe(1)
    const name = page.getByRole('banner').locator('a[aria-label$="stranica"] > span:visible')
    for (const box of await name.all()) {
      expect((await box.boundingBox())?.height, `name at ${width}`).toBeLessThan(50)
    }
  }
})
