import type { Page } from 'playwright/test'
import { becomeCustomer, login, makeAccount } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

const HEART = /^Želim: /
const LIST = '/lista-zelja'

test('a guest wishes, logs in, keeps the wishes and shows them to others until it is enough [PR-23, PF-11, PF-13]', async ({
  page,
  product,
  browser,
}) => {
  const person = await makeAccount(page, product)
  await page.context().clearCookies()
  await visit(page, '/shop')
  await tapHeart(page, 0)
  await tapHeart(page, 1)
  await expect(page.getByRole('link', { name: 'Lista želja, ima želja na njoj' })).toBeVisible()

  await page.getByRole('link', { name: /^Lista želja/ }).click()
  await expect(page.getByText('2 želje')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: HEART, pressed: true })).toHaveCount(2)

  await page.getByRole('link', { name: 'Prijavite se' }).click()
  await login(page, person)
  await expect(page).toHaveURL(LIST)
  await expect(page.getByText('2 želje')).toBeVisible()

  await visit(page, '/profil')
  const wishes = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lista želja' })
  await expect(wishes.filter({ hasText: '2 želje' })).toHaveCount(1)
  await wishes.filter({ hasText: '2 želje' }).getByRole('link').click()
  await expect(page).toHaveURL(LIST)

  await page.getByRole('button', { name: 'Napravite poveznicu' }).click()
  const address = await page.getByLabel('Poveznica na vašu listu').inputValue()
  expect(address).toMatch(/\/lista-zelja\/[\w-]{20,}$/)
  await expectNoBarrier(page, [1440])

  const friend = await browser.newPage()
  const path = new URL(address).pathname
  await friend.goto(product.url + path)
  await expect(friend.getByRole('heading', { name: 'Lista želja: Ana-Marija' })).toBeVisible()
  await expect(friend.getByRole('button', { name: HEART })).toHaveCount(2)
  await expect(friend.getByText('Đurđević')).toHaveCount(0)

  await page.getByRole('button', { name: 'Prestanite dijeliti' }).click()
  await expect(page.getByText('Lista više nije podijeljena.')).toBeVisible()
  expect((await friend.goto(product.url + path))?.status()).toBe(404)

  // An empty list that is shared again can be unshared without knowing its address.
  await page.getByRole('button', { name: 'Napravite poveznicu' }).click()
  const field = page.getByLabel('Poveznica na vašu listu')
  await expect(field).toBeFocused()
  const again = new URL(await field.inputValue()).pathname
  const hearts = page.getByRole('button', { name: HEART })
  for (let left = await hearts.count(); left > 0; left -= 1) {
    await hearts.first().click()
    await expect(hearts).toHaveCount(left - 1)
  }
  await expect(page.getByText('Na listi još nema želja')).toBeVisible()
  expect((await friend.goto(product.url + again))?.status()).toBe(200)
  const stop = page.getByRole('button', { name: 'Prestanite dijeliti' })
  await stop.click()
  // The toast of the first time may still be visible.
  await expect(stop).toHaveCount(0)
  expect((await friend.goto(product.url + again))?.status()).toBe(404)
  await friend.close()
})

test('a list shows correctly whether it is shared, after a reload and in another tab', async ({
  page,
  product,
}) => {
  await becomeCustomer(page, product)
  await visit(page, LIST)
  await expect(page.getByRole('button', { name: 'Napravite poveznicu' })).toHaveCount(0)
  await visit(page, '/shop')
  await tapHeart(page, 0)
  await visit(page, LIST)
  const other = await page.context().newPage()
  await visit(other, LIST)

  await page.getByRole('button', { name: 'Napravite poveznicu' }).click()
  await expect(page.getByRole('heading', { name: 'Lista je podijeljena' })).toBeVisible()
  const field = page.getByLabel('Poveznica na vašu listu')
  const address = await field.inputValue()
  await page.reload()
  await untilTakenOver(page)
  await expect(field).toHaveValue(address)
  await expect(page.getByRole('button', { name: 'Napravite poveznicu' })).toHaveCount(0)

  // The other tab refetches when it becomes visible.
  await lookAt(other)
  await expect(other.getByLabel('Poveznica na vašu listu')).toHaveValue(address)
  await other.getByRole('button', { name: 'Prestanite dijeliti' }).click()
  await expect(other.getByRole('heading', { name: 'Podijelite listu' })).toBeFocused()
  await lookAt(page)
  await expect(page.getByRole('button', { name: 'Napravite poveznicu' })).toBeVisible()
  await other.close()
})

/** A headless browser fires no `visibilitychange`. */
async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

test('a heart that the server refuses is reverted, with a message', async ({ page }) => {
  await visit(page, '/shop')
  const heart = page.getByRole('button', { name: HEART }).first()
  await page.route('**/graphql', (route) => route.abort())
  await heart.click()
  await expect(page.getByText(/^Nema veze/)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await page.unroute('**/graphql')
  await tapHeart(page, 0)
})

test('a removed wish leaves the list, and can be brought back; an empty list leads onward [PR-23, ER-14~]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/product/dres-domaci')
  const button = page.getByRole('button', { name: 'Lista želja', exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/dodano na listu želja\.$/)).toBeVisible()

  await visit(page, LIST)
  const heart = page.getByRole('button', { name: HEART })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText(/uklonjeno s liste želja\.$/)).toBeVisible()
  await expect(page.getByText('Na listi još nema želja')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lista želja' })).toBeFocused()

  await page.getByRole('button', { name: 'Vratite' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText('Na listi još nema želja')).toBeVisible()
  await expectNoBarrier(page, [360])
  await page.getByRole('link', { name: 'Pogledajte trgovinu' }).click()
  await expect(page).toHaveURL('/shop')
})

test('a press before the wishes are loaded removes what is wished, and adds nothing twice', async ({
  page,
}) => {
  await visit(page, '/product/dres-domaci')
  const button = page.getByRole('button', { name: 'Lista želja', exact: true })
  await button.click()
  await expect(page.getByText(/dodano na listu želja\.$/)).toBeVisible()

  const loaded = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"WishedProducts"')) await loaded.promise
    await route.continue()
  })
  await visit(page, '/product/dres-domaci')
  await button.click()
  loaded.resolve()
  await expect(page.getByText(/uklonjeno s liste želja\.$/)).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor without wishes loads no code for the wishlist', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await visit(page, '/shop')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(2)
  // Only the heart button is rendered.
  expect(scripts.filter((url) => /wish(?!-button)/.test(url))).toEqual([])
})

test('a heart that is tapped just before the page is left is wished, also when it is the first', async ({
  page,
}) => {
  await visit(page, '/shop')
  for (const place of [0, 1]) {
    await page
      .getByRole('button', { name: HEART })
      .nth(place)
      .evaluate((heart) => {
        if (heart instanceof HTMLElement) heart.click()
        location.assign('/shop')
      })
    const wished = page.getByRole('button', { name: HEART, pressed: true })
    await expect(wished).toHaveCount(place + 1)
    await expect(page.getByRole('link', { name: 'Lista želja, ima želja na njoj' })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('button', { name: HEART, pressed: true })).toHaveCount(2)
})

async function tapHeart(page: Page, place: number): Promise<void> {
  const heart = page.getByRole('button', { name: HEART }).nth(place)
  const name = (await heart.getAttribute('aria-label'))?.replace(HEART, '')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // The toast of this heart: the toast of another one may still be visible.
  await expect(page.getByText(`${name}: dodano na listu želja.`, { exact: true })).toBeVisible()
}
