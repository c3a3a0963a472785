import type { Page } from 'playwright/test'
import { becomeCustomer, login, loseSession, makeAccount } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const BAR = 'Usporedba'

async function seeProducts(page: Page, ...slugs: readonly string[]): Promise<void> {
  for (const [index, slug] of slugs.entries()) {
    await visit(page, `/product/${slug}`)
    await page.waitForFunction(
      (least) => JSON.parse(localStorage.getItem('recent-products') ?? '[]').length > least,
      index,
    )
  }
}

test('new and best sold products carry a badge on card and page, a card two at most', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/shop')
    const ball = page.getByRole('article').filter({ hasText: 'Službena lopta' }).first()
    await expect(ball.getByText('Novo', { exact: true })).toBeVisible()
    await expect(ball.getByText('Najprodavanije')).toBeAttached()
    const heart = await ball.getByRole('button', { name: /^Želim/ }).boundingBox()
    const badge = await ball.getByText('Novo', { exact: true }).locator('..').boundingBox()
    expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThanOrEqual(heart?.x ?? 0)
  }
  await page.goto('/product/lopta-sluzbena')
  const main = page.getByRole('main')
  await expect(main.getByText('Novo', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Najprodavanije').first()).toBeVisible()
})

test('products seen before come again, the latest first', async ({ page }) => {
  await seeProducts(page, 'salica', 'zastava', 'sal-jadran')
  const row = page.getByRole('region', { name: 'Nedavno pogledano' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(row.getByRole('article')).toHaveCount(2)
  await expect(row.getByRole('heading', { level: 3 }).first()).toContainText(/zastava/i)
  await expect(row.getByText('Pleteni šal Jadran')).toHaveCount(0)

  for (const path of ['/kosarica', '/pretraga?keywords=plimforg']) {
    await visit(page, path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(row.getByRole('article'), path).toHaveCount(3)
  }
  await expectNoBarrier(page, [320, 1280])
})

test('the row of products seen before moves nothing', async ({ page }) => {
  await seeProducts(page, 'salica', 'zastava')
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push((entry as { value?: number } & PerformanceEntry).value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/kosarica')
  const row = page.getByRole('region', { name: 'Nedavno pogledano' })
  await expect(row.getByRole('article')).toHaveCount(2)
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  // The shift that a late font may cause.
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0.02)
})

test('two products are compared: chosen on their pages, shown side by side, shared by the URL', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/product/dres-domaci')
  const toggle = page.getByRole('button', { name: 'Usporedite', exact: true })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Za usporedbu je odabran 1 proizvod.')).toBeVisible()
  const bar = page.getByRole('region', { name: BAR, exact: true })

  await visit(page, '/product/lopta-sluzbena')
  await toggle.click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Otvorite usporedbu' }).click()

  await expect(page).toHaveURL('/usporedba?p=dres-domaci,lopta-sluzbena')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('rowheader', { name: 'Cijena' })).toBeVisible()
  await expect(bar).toBeHidden()
  const all = await table.getByRole('row').count()
  await page.getByLabel('Samo razlike').check()
  expect(await table.getByRole('row').count()).toBeLessThan(all)
  await expectNoBarrier(page, [320, 1280])

  await page.getByRole('link', { name: /^Uklonite iz usporedbe: .*dres/i }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(1)
  await expect(page).toHaveURL('/usporedba?p=lopta-sluzbena')
  await visit(page, '/objave')
  await expect(bar).toBeHidden()
  await visit(page, '/shop')
  await expect(bar.getByRole('link', { name: 'Usporedite (1)' })).toBeVisible()
  await bar.getByRole('button', { name: 'Uklonite sve iz usporedbe' }).click()
  await expect(bar).toBeHidden()
})

test('on a phone the table scrolls in itself by keyboard, its first column stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, '/usporedba?p=dres-domaci,hoodica-more,sal-jadran,dres-retro')
  const region = page.getByRole('region', { name: 'Usporedba proizvoda' })
  await region.focus()
  const label = region.getByRole('rowheader', { name: 'Cijena' })
  const before = await label.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect((await label.boundingBox())?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  )
})

test('a fifth product is refused, and an empty comparison leads to the shop', async ({ page }) => {
  await visit(page, '/usporedba')
  await expect(page.getByText('Još nema što usporediti')).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem('compared-products', '["zastava","salica","sal-jadran","dres-retro"]'),
  )
  await visit(page, '/usporedba')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await visit(page, '/product/dres-domaci')
  await page.getByRole('button', { name: 'Usporedite', exact: true }).click()
  await expect(page.getByText('Usporedite najviše četiri proizvoda')).toBeVisible()
})

/** Visitor data that only this browser stores. */
const ownLists = (page: Page) =>
  page.evaluate(() => ({
    recent: localStorage.getItem('recent-products'),
    compared: localStorage.getItem('compared-products'),
    searches: sessionStorage.getItem('searches'),
  }))
const NOTHING = { recent: null, compared: null, searches: null }

async function leaveTraces(page: Page): Promise<void> {
  await seeProducts(page, 'salica', 'zastava')
  await page.getByRole('button', { name: 'Usporedite', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Otvorite usporedbu' })).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('searches', '["dres"]'))
  await visit(page, '/kosarica')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(row(page).getByRole('article')).toHaveCount(2)
}

const row = (page: Page) => page.getByRole('region', { name: 'Nedavno pogledano' })

test('a logout deletes what the customer saw, compared and searched for, in all tabs', async ({
  page,
  product,
  context,
}) => {
  await becomeCustomer(page, product)
  await leaveTraces(page)

  const other = await context.newPage()
  await visit(other, '/profil')
  await other.getByRole('button', { name: 'Odjavite se' }).click()
  await expect(other.getByText('Odjavljeni ste.')).toBeVisible()

  await page.bringToFront()
  await expect.poll(() => ownLists(page)).toEqual(NOTHING)
  await expect(row(page).getByRole('article')).toHaveCount(0)
})

test('they are also deleted when the session ended without a page; a login keeps them', async ({
  page,
  product,
  context,
}) => {
  const person = await makeAccount(page, product)
  await context.clearCookies()
  await leaveTraces(page)
  await visit(page, '/prijava')
  await login(page, person)
  expect(await ownLists(page)).toMatchObject({
    recent: expect.stringContaining(','),
    compared: expect.stringContaining('zastava'),
  })

  await loseSession(context)
  await visit(page, '/kosarica')
  await expect.poll(() => ownLists(page)).toEqual(NOTHING)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address compares its products, and no search engine keeps it', async ({ page }) => {
    await page.goto('/usporedba?p=dres-domaci,lopta-sluzbena')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: /^Uklonite iz usporedbe: .*lopta/i }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    expect((await page.goto('/compare?p=zastava'))?.url()).toMatch(/\/usporedba\?p=zastava$/)
  })

  test('the table of sizes is a page', async ({ page }) => {
    await page.goto('/product/dres-domaci')
    await page.getByRole('link', { name: 'Tablica veličina' }).first().click()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test('the guide of a jersey suggests a size for a chest', async ({ page }) => {
  await visit(page, '/product/dres-domaci')
  await page.getByRole('link', { name: 'Tablica veličina' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Tablica veličina' })
  await dialog.getByLabel('Vaš opseg prsa (cm)').fill('101,5')
  await expect(dialog.getByText('Predlažemo veličinu M.')).toBeVisible()
  await dialog.getByLabel('Vaš opseg prsa (cm)').fill('140')
  await expect(dialog.getByText('Ni najveća veličina')).toBeVisible()
  await dialog.getByLabel('Visina (cm)').fill('141')
  await expect(dialog.getByText('Predlažemo veličinu 152.')).toBeVisible()
  await expectNoBarrier(page, [320, 1280])
})
