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

  test('a picture opens larger than the phone, and Escape gives the page back', async ({
    page,
  }) => {
    await visit(page, '/product/dres-domaci')
    await page.getByRole('button', { name: 'Povećaj sliku' }).click()
    const dialog = page.getByRole('dialog')
    const picture = await dialog.getByRole('img').first().boundingBox()
    expect(picture?.width).toBeGreaterThan(2 * PHONE.width)
    await expect(dialog.getByRole('button', { name: 'Zatvori' })).toBeInViewport({ ratio: 1 })

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Povećaj sliku' })).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('the same way can be gone and read [SE-04, RT-51, DC-11]', async ({ page }) => {
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
    await page.getByLabel('Poredaj').selectOption('Najjeftinije')
    await page.getByRole('main').getByRole('button', { name: 'Primijeni' }).click()

    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(page.getByLabel('Poredaj')).toHaveValue('cheapest')
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
  await expect(page.getByRole('heading', { name: 'Uz ovo ide i' })).toBeVisible()
})

test('search engines read the same price as people [SE-04, RT-52]', async ({ page }) => {
  await page.goto('/product/dres-domaci')

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = blocks
    .map((text) => JSON.parse(text))
    .find((block) => block['@type'] === 'Product')
  const shown = String(product.offers.price).replace('.', ',')

  await expect(page.getByText(`${shown} €`).first()).toBeVisible()
  expect(product.offers.priceCurrency).toBe('EUR')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/product\/dres-domaci$/,
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})
