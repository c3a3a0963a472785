import type { Locator } from 'playwright/test'
import { goFromHomeToProduct } from '#tests/support/spine.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const PHONE = { width: 360, height: 740 }

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a visitor goes from the home page through a category to a product [SE-04, LS-08]', async ({
    page,
  }) => {
    await goFromHomeToProduct(page)
  })

  test('a picture fits the screen, grows larger than it, and Escape gives the page back', async ({
    page,
  }) => {
    await visit(page, '/product/dres-domaci')
    await page.getByRole('button', { name: 'Povećajte sliku' }).click()
    const dialog = page.getByRole('dialog')
    const picture = dialog.getByRole('img').first()
    await expect(picture).toBeInViewport({ ratio: 0.98 })
    await dialog.getByRole('button', { name: 'Povećajte sliku' }).click()
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeGreaterThan(2 * PHONE.width)
    await expect(dialog.getByRole('button', { name: 'Zatvorite' })).toBeInViewport({ ratio: 0.98 })

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Povećajte sliku' })).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('the same journey works and can be read [SE-04, RT-51, DC-11]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeAttached()

    await page.getByRole('main').getByRole('link', { name: 'Dresovi' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dresovi' })).toBeVisible()
    await expect(page.getByText(/proizvod/).first()).toBeVisible()

    await page.getByRole('article').filter({ hasText: '€' }).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Opis' })).toBeVisible()
  })

  test('a list is sorted and narrowed by its form', async ({ page }) => {
    await page.goto('/shop')
    await page.getByLabel('Poredak').selectOption('Najjeftinije')
    await page.getByRole('main').getByRole('button', { name: 'Primijenite' }).click()

    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(page.getByLabel('Poredak')).toHaveValue('cheapest')
  })
})

test('a product tells its price, choices, stock, details and company [PR-01, PR-02, PR-09]', async ({
  page,
}) => {
  await page.goto('/product/dres-domaci')

  const sizes = page.getByRole('group', { name: /Veličina/ })
  await expect(sizes.getByRole('radio').first()).toBeAttached()
  await sizes.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(
    page.getByRole('status').filter({ hasText: /zalihi|komada|Rasprodano/ }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Detalji' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pristaje uz ovo' })).toBeVisible()
})

const SHORTS = 'Kratke hlače Jadran 2026/27'

test('products that go with one are shown, and are others on the page of the next [PR-22]', async ({
  page,
}) => {
  await visit(page, '/product/dres-domaci')
  const offered = page.getByRole('region', { name: 'Pristaje uz ovo' }).getByRole('listitem')
  await expect(offered).toHaveCount(4)
  const next = offered.getByRole('link', { name: SHORTS, exact: true }).last()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SHORTS)
  await expect(offered).toHaveCount(4)
  await expect(next).toHaveCount(0)
  await expect(offered.getByRole('link', { name: 'Domaći dres Jadran 2026/27' })).not.toHaveCount(0)
})

test('pictures step by arrow keys and buttons, count, and open at the one that shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/product/dres-domaci')
  const gallery = page.getByRole('list', { name: 'Slike proizvoda' })
  const [first, second] = await gallery.getByRole('img').all()
  await expect(first as Locator).toBeInViewport({ ratio: 0.98 })
  await expect(page.getByText('1 / 3')).toBeVisible()

  await gallery.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 / 3')).toBeVisible()
  await expect(second as Locator).toBeInViewport({ ratio: 0.98 })

  await page.getByRole('button', { name: 'Povećajte sliku' }).click()
  const large = page.getByRole('dialog')
  await expect(large.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.98 })
  await large.getByRole('button', { name: 'Prethodna slika' }).click()
  await expect(large.getByText('1 / 3')).toBeVisible()
  await expect(large.getByRole('img').first()).toBeInViewport({ ratio: 0.98 })
})

test('delivery, returns and payment stand by the price', async ({ page }) => {
  await visit(page, '/product/dres-domaci')
  const main = page.getByRole('main')
  await expect(
    main.getByText('Dostava za 1 – 3 radna dana, besplatna za narudžbe iznad 80,00 €.'),
  ).toBeVisible()
  await expect(main.getByText('Povrat u roku od 14 dana od primitka.')).toBeVisible()
  await expect(main.getByText('Kartica · Uplata na račun · Plaćanje pouzećem')).toBeVisible()
})

test('a product is shared by its address where the device has no sheet of its own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/product/dres-domaci')
  await page.getByRole('button', { name: 'Podijelite' }).click()
  await expect(page.getByText('Poveznica je kopirana.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('search engines read the same price as people [SE-04, RT-52]', async ({ page }) => {
  await page.goto('/product/dres-domaci')

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const offer = firstOffer(blocks)
  const shown = String(offer.price).replace('.', ',')

  await expect(page.getByText(`${shown} €`).first()).toBeVisible()
  expect(offer.priceCurrency).toBe('EUR')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/product\/dres-domaci$/,
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('search engines read the lowest price of thirty days, as people do [PR-21, SE-04]', async ({
  page,
}) => {
  const answer = await page.request.post('/graphql', {
    data: { query: '{ products(discount: true, limit: 1) { items { slug } } }' },
  })
  const [{ slug }] = (await answer.json()).data.products.items
  await page.goto(`/product/${slug}`)

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { priceSpecification } = firstOffer(blocks)
  const struck = String(priceSpecification.price).replace('.', ',')
  expect(priceSpecification.priceType).toBe('https://schema.org/StrikethroughPrice')
  await expect(page.locator('s').first()).toHaveText(`${struck} €`)
})

/** Of the product, or of its first variant. */
function firstOffer(blocks: readonly string[]) {
  const values = blocks.map((text) => JSON.parse(text))
  return values.flatMap((value) => value.hasVariant ?? [value]).find(({ offers }) => offers).offers
}
