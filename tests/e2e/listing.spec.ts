import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, untilTakenOver } from '#tests/support/visit.ts'

const PRICE = /(\d+),(\d\d)\s€/

test('all products: filters, total, page size, sort, grid and pages [RT-02, LS-01]', async ({
  page,
}) => {
  await page.goto('/shop')
  const list = page.getByRole('region', { name: 'Proizvodi' })

  await expect(list.getByLabel('Na sniženju')).toBeVisible()
  await expect(list.getByText(/^\d+ proizvoda?$/).first()).toBeVisible()
  await expect(list.getByLabel('Po stranici')).toHaveValue('12')
  await expect(list.getByRole('complementary', { name: 'Filtri' })).toBeVisible()
  await expect(list.getByLabel('Poredak')).toHaveValue('newest')
  await expect(list.getByRole('article')).toHaveCount(12)
  await expect(list.getByRole('navigation', { name: 'Stranice popisa' })).toBeVisible()
})

test('sorting fetches a new list and changes the address [LS-17, LS-24, LS-28]', async ({
  page,
}) => {
  await page.goto('/shop?page=2')
  await page.getByLabel('Poredak').selectOption('Najjeftinije')

  await expect(page).toHaveURL('/shop?sort=cheapest')
  // The address changes shortly before the list.
  await expect(async () => {
    const prices = page.getByRole('article').filter({ hasText: '€' })
    await expect(prices).toHaveCount(12)
    const cents = (await prices.allInnerTexts()).map(centsIn)
    expect(cents).toEqual(cents.toSorted((a, b) => a - b))
  }).toPass({ timeout: 20_000 })
})

function centsIn(text: string): number {
  const [, euros = '', rest = ''] = text.match(PRICE) ?? []
  return Number(euros) * 100 + Number(rest)
}

test('twelve or twenty-four a page, then pages of them [LS-03, LS-10]', async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByText(/^\d+ proizvoda?$/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Sljedeća stranica' }).click()
  await expect(page).toHaveURL('/shop?page=2')
  await expect(page.getByRole('link', { name: 'Stranica 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByLabel('Po stranici').selectOption('24')
  await expect(page).toHaveURL('/shop?perPage=24')
  await expect(page.getByRole('article').filter({ hasText: '€' })).toHaveCount(24)
})

test('a choice made before hydration is applied after it [LS-24, LS-28]', async ({ page }) => {
  const letThrough = await holdBack(page, 'scripts')
  await page.goto('/shop?page=2', { waitUntil: 'commit' })
  await page.getByLabel('Poredak').selectOption('Najjeftinije')
  await page.getByRole('checkbox', { name: 'Na sniženju' }).check()
  await expect(page).toHaveURL('/shop?page=2')

  letThrough()
  await expect(page).toHaveURL('/shop?discount=true&sort=cheapest')
  await expect(page.getByRole('link', { name: 'Uklonite filtar: Na sniženju' })).toBeVisible()
  await expect(page.getByLabel('Poredak')).toHaveValue('cheapest')
})

test('a choice while earlier ones are still on their way keeps those [LS-39]', async ({ page }) => {
  const letThrough = await holdBack(page, 'scripts')
  await page.goto('/shop', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Na sniženju' }).check()
  const answer = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await answer.promise
    await route.fallback()
  })
  const requested = page.waitForRequest('**/graphql')
  letThrough()
  await requested
  await page.getByLabel('Po stranici').selectOption('24')
  answer.resolve()
  await expect(page).toHaveURL('/shop?discount=true&perPage=24')
  await expect(page.getByRole('checkbox', { name: 'Na sniženju' })).toBeChecked()
})

test('an address alone is the whole list: after a reload, in another tab and without scripts [LS-39]', async ({
  page,
  context,
  browser,
}) => {
  const address = '/shop?discount=true&sort=name-desc&perPage=24'
  const names = (at: Page) =>
    at.getByRole('region', { name: 'Proizvodi' }).getByRole('article').getByRole('heading')
  await page.goto('/shop')
  await page.getByRole('checkbox', { name: 'Na sniženju' }).check()
  await page.getByLabel('Poredak').selectOption('name-desc')
  await page.getByLabel('Po stranici').selectOption('24')
  await expect(page).toHaveURL(address)

  const other = await context.newPage()
  await other.goto(address)
  const shown = await names(other).allTextContents()
  expect(shown).toEqual(shown.toSorted((a, b) => b.localeCompare(a, 'hr')))
  await expect(names(page)).toHaveText(shown)
  await other.getByLabel('Poredak').selectOption('Najjeftinije')
  await expect(other).toHaveURL(/sort=cheapest/)

  await page.reload()
  await expect(names(page), 'what another tab does is its own').toHaveText(shown)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(new URL(address, page.url()).href)
  await expect(names(read)).toHaveText(shown)
  await expect(read.getByRole('checkbox', { name: 'Na sniženju' })).toBeChecked()
  await expect(read.getByLabel('Poredak')).toHaveValue('name-desc')
  await expect(read.getByLabel('Po stranici')).toHaveValue('24')
  await plain.close()
})

test('on a phone the list says which of how many pages it shows [LS-03, LS-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/shop?page=2')
  const pages = page.getByRole('navigation', { name: 'Stranice popisa' })
  await expect(pages.getByText(/^Stranica 2 od \d+$/)).toBeVisible()
  await expect(pages.getByRole('link', { name: /^Stranica \d+$/ })).toHaveText(['1', '2', '3'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(pages.getByRole('link', { name: /^Stranica \d+$/ })).toHaveCount(9)
})

test('Back brings the list back as it was left, at the place it was left [RT-48]', async ({
  page,
}) => {
  // The page scrolls before hydration, and not again after it.
  const letThrough = await holdBack(page, 'scripts')
  await page.goto('/shop?sort=name-asc', { waitUntil: 'domcontentloaded' })
  const card = page.getByRole('article').filter({ hasText: '€' }).nth(10)
  await card.scrollIntoViewIfNeeded()
  letThrough()
  await untilTakenOver(page)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(200)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50)

  await page.goBack()
  await expect(page).toHaveURL('/shop?sort=name-asc')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60)
})

test('reduced products only, and back again by the chip [LS-29, LS-14]', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('checkbox', { name: 'Na sniženju' }).check()

  await expect(page).toHaveURL('/shop?discount=true')
  const chip = page.getByRole('link', { name: 'Uklonite filtar: Na sniženju' })
  await expect(chip).toBeVisible()
  const cards = page.getByRole('article').filter({ hasText: '€' })
  await expect(cards.first()).toBeVisible()
  for (const text of await cards.allInnerTexts()) expect(text).toMatch(/−\d+ %/)

  const list = page.getByRole('region', { name: 'Proizvodi' })
  const all = list.getByRole('status')
  const reduced = await all.textContent()
  await expect(list.getByLabel('Filtri').getByText('1 uključen').first()).toBeAttached()
  await page.getByRole('checkbox', { name: 'Na sniženju' }).uncheck()
  await expect(page).toHaveURL('/shop')
  await expect(chip).toHaveCount(0)
  await expect(all).not.toHaveText(reduced ?? '')

  await page.getByRole('checkbox', { name: 'Na sniženju' }).check()
  await chip.click()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('checkbox', { name: 'Na sniženju' })).not.toBeChecked()
  await expect(all).not.toHaveText(reduced ?? '')
})

test('the search box finds products, and an empty find says what next', async ({ page }) => {
  await page.goto('/shop?keywords=lopta')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lopta')
  await expect(page.getByRole('article').filter({ hasText: '€' }).first()).toBeVisible()

  await page.goto('/shop?keywords=xyzxyz')
  await expect(page.getByText('Ovdje nema ničega')).toBeVisible()
  await page.getByRole('link', { name: 'Prikažite sve' }).click()
  await expect(page.getByText(/^\d+ proizvoda?$/).first()).toBeVisible()
})

test('a category shows its name, its tiles and what is picked out of it [LS-05, LS-06, LS-07]', async ({
  page,
}) => {
  await page.goto('/shop/odjeca')
  await expect(page.getByRole('heading', { level: 1, name: 'Odjeća' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kategorije' })).toBeVisible()
  const picked = page.getByRole('region', { name: 'Izdvajamo' })
  await expect(picked.getByRole('article')).toHaveCount(4)
  await page.getByRole('main').getByRole('link', { name: 'Šalovi i kape' }).click()
  await expect(page).toHaveURL('/shop/salovi-i-kape')

  // A category with one featured product has no such row: the product is already in the list below.
  await page.goto('/shop/polo-majice')
  await expect(page.getByRole('heading', { level: 1, name: 'Polo majice' })).toBeVisible()
  await expect(picked).toHaveCount(0)
})

test('a card tells the colours to choose from, to eyes and to screen readers', async ({ page }) => {
  await page.goto('/shop/polo-majice')
  const card = page.getByRole('article').filter({ hasText: 'Polo majica Reprezentacija' })
  const colours = card.getByRole('img', { name: 'Boje: Tamnoplava, Crvena, Bijela' })
  await expect(colours).toBeVisible()
  await expect(colours.locator('path')).toHaveCount(3)
  const oneColour = page.getByRole('article').filter({ hasText: 'Polo majica Savez' })
  await expect(oneColour).toBeVisible()
  await expect(oneColour.getByRole('img', { name: 'Boje' })).toHaveCount(0)
})

test('pages that do not exist lead to the ones that do [LS-25]', async ({ page }) => {
  await page.goto('/shop?page=99')
  await expect(page).toHaveURL(/\/shop\?page=\d+$/)
  await expect(page.getByRole('link', { name: 'Sljedeća stranica' })).toHaveCount(0)
  await page.goto('/shop?page=abc')
  await expect(page.getByRole('link', { name: 'Stranica 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
