import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { enter } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, visit } from '#tests/support/visit.ts'

const MEMBER = { email: 'ana@navijaci.example', password: DEMO_PASSWORD }
const PRODUCT = '/product/sal-jadran'

/** The amount with the larger font in the product's own price block. */
function largestPrice(page: Page): Promise<string> {
  return page.evaluate(() => {
    const amounts = document.querySelectorAll('article .figures .display')
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const [first] = [...amounts]
      .filter((element) => element.checkVisibility() && element.textContent?.includes('€'))
      .slice(0, 2)
      .sort((one, other) => sizeOf(other) - sizeOf(one))
    const isMembers = first?.matches('strong') ?? false
    return isMembers ? 'member' : 'regular'
  })
}

const shiftOf = `new Promise((resolve) => {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  requestIdleCallback(() => requestAnimationFrame(() => resolve(shift)), { timeout: 4000 })
})`

test('a visitor sees what members pay and save, and how to become one [PR-25~]', async ({
  page,
}) => {
  await visit(page, PRODUCT)
  expect(await largestPrice(page)).toBe('regular')
  const article = page.getByRole('article').first()
  await expect(article).toContainText(/Cijena za članove: \d+,\d\d\s€/)
  await expect(article).toContainText(/S članskom iskaznicom štedite \d+,\d\d\s€\./)
  await article.getByRole('link', { name: 'Učlanite se' }).click()
  await expect(page).toHaveURL('/clanovi-i-pogodnosti')
})

test('a member sees the own price first, before the scripts come and without a shift [PR-25~]', async ({
  page,
  product,
}) => {
  await enter(page, product, MEMBER)
  const asMember = await page.request.get(PRODUCT)
  const asAnyone = await fetch(product.url + PRODUCT)
  expect(await asMember.text()).toBe(await asAnyone.text())

  const go = await holdBack(page, 'scripts')
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  expect(await largestPrice(page)).toBe('member')
  await expect(page.getByRole('link', { name: 'Učlanite se' })).toBeHidden()
  await expect(page.getByText('Redovno:').first()).toBeVisible()
  go()
  for (const path of [PRODUCT, '/shop', '/']) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-member')
      expect(await page.evaluate(shiftOf), `${path} at ${width}`).toBeLessThanOrEqual(0.02)
    }
  }
})

test('the cart charges what the page shows, and all tabs follow the card [CP-10~]', async ({
  page,
  product,
}) => {
  await enter(page, product, MEMBER)
  await visit(page, PRODUCT)
  const other = await page.context().newPage()
  await visit(other, PRODUCT)
  expect(await largestPrice(other)).toBe('member')

  const price = (await page.locator('article strong').first().textContent()) ?? ''
  await page.locator('#buy').getByRole('button', { name: 'U košaricu' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(price)
  await visit(page, '/kosarica')
  await expect(page.getByRole('region', { name: 'Pregled' })).toContainText(
    'S članskom iskaznicom štedite',
  )

  await page.getByRole('button', { name: 'Uklonite iskaznicu' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-member')
  await expect.poll(() => largestPrice(other)).toBe('regular')
  await page.getByRole('button', { name: 'Primijenite iskaznicu' }).click()
  await expect.poll(() => largestPrice(other)).toBe('member')

  await visit(page, '/profil')
  await page.getByRole('button', { name: 'Odjavite se' }).click()
  await expect(page.getByText('Odjavljeni ste')).toBeVisible()
  await expect.poll(() => largestPrice(other)).toBe('regular')
  await other.close()
})

test('a card that has run out chooses nothing, also with an old cookie', async ({
  page,
  context,
  product,
}) => {
  const choice = async (until: string) => {
    await context.addCookies([{ name: 'visitor', value: `am${until}`, url: product.url }])
    await page.goto(PRODUCT)
    return await largestPrice(page)
  }
  expect(await choice('')).toBe('member')
  expect(await choice('2999-12-31')).toBe('member')
  expect(await choice('2020-12-31')).toBe('regular')
})
