import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

const PHONE_AND_DESK = [320, 1440]

type Listed = {
  readonly slug: string
  readonly format: string
  readonly bundleParts: readonly { readonly quantity: number; readonly product: { name: string } }[]
}

async function bundles(page: Page): Promise<readonly Listed[]> {
  const query = `{ products(limit: 100, sort: MOST_EXPENSIVE) {
    items { slug format bundleParts { quantity product { name } } }
  } }`
  const answer = await page.request.post('/graphql', { data: { query } })
  const { items } = (await answer.json()).data.products as { items: readonly Listed[] }
  return items.filter(({ format }) => format === 'BUNDLE')
}

test('a bundle tells what is in it, and leads to each part [BN-01, PR-07]', async ({ page }) => {
  const [bundle] = await bundles(page)
  expect(bundle).toBeDefined()
  await visit(page, `/product/${bundle?.slug}`)
  const parts = page.getByRole('region', { name: 'U paketu' }).getByRole('listitem')
  await expect(parts).toHaveCount(bundle?.bundleParts.length ?? 0)
  for (const [index, { quantity, product }] of (bundle?.bundleParts ?? []).entries()) {
    await expect(parts.nth(index)).toContainText(product.name)
    await expect(parts.nth(index)).toContainText(`${quantity} komad`)
  }
  await expectNoBarrier(page, PHONE_AND_DESK)

  const name = bundle?.bundleParts[0]?.product.name ?? ''
  await parts.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the thumbnail of the current picture is marked, after a swipe and after a tap', async ({
  page,
}) => {
  await visit(page, '/product/dres-domaci')
  const strip = page.getByRole('list', { name: 'Slike proizvoda' })
  const thumbnail = (number: number) =>
    page.getByRole('link', { name: new RegExp(`^Slika ${number} `) })
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true')

  await thumbnail(2).click()
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'false')
  await expect(page, 'the address stays').toHaveURL('/product/dres-domaci')
  await strip.evaluate((element) => element.scrollTo({ left: 0 }))
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true')
})

test('the current picture is the one that opens at full size', async ({ page }) => {
  await visit(page, '/product/dres-domaci')
  const second = page.getByRole('link', { name: /^Slika 2 / })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  const open = page.getByRole('button', { name: 'Povećajte sliku' })
  await open.click()
  const pictures = page.getByRole('dialog').locator('img[srcset]')
  await expect(pictures.nth(1)).toBeInViewport()
  await expect(pictures.first()).not.toBeInViewport()
  await page.getByRole('dialog').getByRole('button', { name: 'Zatvorite' }).click()
  await expect(open).toBeFocused()
})

test('a card says that it is sold out where the heart does not cover it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await visit(page, '/shop?keywords=potpisima')
  const card = page.getByRole('article').filter({ hasText: 'Rasprodano' }).first()
  const badge = await card.getByText('Rasprodano').boundingBox()
  const heart = await card.getByRole('button').boundingBox()
  expect(badge?.y).toBeGreaterThan((heart?.y ?? 0) + (heart?.height ?? 0))
})

test('a colour that is chosen shows its own picture first [PR-08, PR-12]', async ({ page }) => {
  await visit(page, '/product/hoodica-valovi')
  const gallery = page.getByRole('list', { name: 'Slike proizvoda' })
  const first = gallery.getByRole('listitem').first().locator('img[srcset]')
  const before = await first.getAttribute('src')

  const colours = page.getByRole('group', { name: 'Boja' })
  await colours.getByRole('radio').last().check({ force: true })
  await expect(first).not.toHaveAttribute('src', before ?? '')
  await expectNoBarrier(page, PHONE_AND_DESK)

  await colours.getByRole('radio').first().check({ force: true })
  await expect(first).toHaveAttribute('src', before ?? '')
})

test('the table of sizes opens over the product and leaves what was chosen', async ({ page }) => {
  await visit(page, '/product/dres-domaci')
  const size = page.getByRole('radio', { name: 'M', exact: true })
  await size.check()
  const link = page.getByRole('main').getByRole('link', { name: 'Tablica veličina' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Tablica veličina' })
  await expect(dialog.getByRole('table').first()).toContainText('Prsa')
  await expectNoBarrier(page, PHONE_AND_DESK)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(size).toBeChecked()
  await expect(page).toHaveURL('/product/dres-domaci?velicina=m')

  // If the text cannot be fetched, the dialog links to its page.
  await page.route('**/graphql*', (route) => route.abort())
  await page.reload()
  await untilTakenOver(page)
  await link.click()
  const offered = dialog.getByRole('link', { name: 'Otvorite stranicu' })
  await expect(offered).toHaveAttribute('href', '/tablica-velicina')
})

test('where the scripts of the table of sizes do not come, its link leads to the page', async ({
  page,
}) => {
  const gone = { status: 404, contentType: 'text/plain', body: 'Not found' }
  await page.route('**/assets/guide-dialog-*.js', (route) => route.fulfill(gone))
  await visit(page, '/product/dres-domaci')
  // Simulates that the one reload for a missing chunk has already happened.
  await page.evaluate(() => sessionStorage.setItem('chunkReload', String(Date.now())))
  await page.getByRole('main').getByRole('link', { name: 'Tablica veličina' }).click()
  await expect(page).toHaveURL('/tablica-velicina')
  await expect(page.getByRole('heading', { level: 1, name: 'Tablica veličina' })).toBeVisible()
})
