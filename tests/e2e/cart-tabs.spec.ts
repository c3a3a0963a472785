import type { Browser, Page } from 'playwright/test'
import { z } from 'zod'
import { becomeCustomer, enter } from '#tests/support/account.ts'
import { placeOrder } from '#tests/support/orders.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

const ROUNDS = Number(process.env['CART_TABS_ROUNDS'] ?? 2)
const STEPS = 8
const SCARF = 'Pleteni šal Jadran'
const SCARF_PAGE = '/product/sal-jadran'
const CART_PAGE = '/kosarica'

const ADD = /^U košaricu$/

type Line = readonly [name: string, quantity: number]

const stored = z.object({
  data: z.object({
    cart: z.object({ items: z.array(z.object({ name: z.string(), quantity: z.number() })) }),
  }),
})

/** Reads the cart outside the browser, so that the read does not notify its tabs. */
async function storedLines(page: Page, { url }: ProductServer): Promise<readonly Line[]> {
  const cookies = await page.context().cookies()
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query: '{ cart { items { name quantity } } }' }),
  })
  const { data } = stored.parse(await response.json())
  return data.cart.items.map(({ name, quantity }) => [name, quantity])
}

/** Of the cart's page, or of the popup over another one. */
async function shownLines(page: Page): Promise<readonly Line[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('li[aria-label]')].flatMap((item): [string, number][] => {
      const field = item.querySelector<HTMLInputElement>(
        '[role="spinbutton"], input[type="number"]',
      )
      return field ? [[item.getAttribute('aria-label') ?? '', Number(field.value)]] : []
    }),
  )
}

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Košarica/ })

function countOf(lines: readonly Line[]): RegExp {
  const pieces = lines.reduce((sum, [, quantity]) => sum + quantity, 0)
  return pieces === 0 ? /^Košarica$/ : new RegExp(`^Košarica, ${pieces} `)
}

/** Clicks inside the page without waiting: another tab may remove the element at any moment. */
async function press(page: Page, label: RegExp, choice: number): Promise<void> {
  await page.evaluate(
    ([source, place]) => {
      const pattern = new RegExp(source)
      const buttons = [...document.querySelectorAll('button')].filter((button) =>
        pattern.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
      )
      buttons[place % (buttons.length || 1)]?.click()
    },
    [label.source, choice] as const,
  )
}

const CHANGES = [
  /^Povećajte količinu/,
  /^Povećajte količinu/,
  /^Smanjite količinu/,
  /^Uklonite iz košarice/,
] as const

/** The first button of a product page adds; buttons of other cards may need a size first. */
async function shopAtRandom(page: Page, random: (below: number) => number): Promise<void> {
  const isProductPage = !page.url().endsWith(CART_PAGE)
  for (let step = 0; step < STEPS; step += 1) {
    if (isProductPage && random(3) === 0) await press(page, ADD, 0)
    else await press(page, CHANGES[random(CHANGES.length)] ?? ADD, random(100))
    if (random(2) === 0) await untilQuiet(page)
  }
}

/** No request is pending, and no edit is debounced. */
async function untilQuiet(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

async function otherDevice(browser: Browser, product: ProductServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'hr-HR' })
  return await context.newPage()
}

/** Adds the product and waits for the cart popup. */
async function addOn(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await press(page, ADD, 0)
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Tabs of this browser that own the change subscription or wait for it. */
const leadersOf = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [held.length, pending.length]
  })

test(`${ROUNDS} times two tabs and another device change one cart at random, and all show what is stored [CA-24~]`, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(60_000 + ROUNDS * 30_000)
  const person = await becomeCustomer(page, product)
  const tab = await page.context().newPage()
  const device = await otherDevice(browser, product)
  await enter(device, product, person)
  await addOn(tab, SCARF_PAGE)
  await addOn(device, '/product/sal-pruge')
  await visit(page, CART_PAGE)
  const screens = [page, tab, device]

  for (let round = 1; round <= ROUNDS; round += 1) {
    const random = randomFrom(round)
    await Promise.all(screens.map((screen) => shopAtRandom(screen, random)))
    for (const screen of screens) await untilQuiet(screen)
    await expect(async () => {
      const lines = await storedLines(device, product)
      for (const screen of screens) {
        expect(await shownLines(screen), `round ${round}`).toEqual(lines)
        await expect(cartLink(screen)).toHaveAccessibleName(countOf(lines), { timeout: 100 })
      }
    }).toPass({ timeout: 20_000 })
  }
  await device.context().close()
})

test('one tab follows the cart for all of its browser, and another one goes on when it closes', async ({
  page,
  product,
  browser,
}) => {
  const person = await becomeCustomer(page, product)
  await addOn(page, SCARF_PAGE)
  await expect.poll(() => leadersOf(page)).toEqual([1, 0])
  const tab = await page.context().newPage()
  await visit(tab, '/')
  await expect.poll(() => leadersOf(tab)).toEqual([1, 1])

  const device = await otherDevice(browser, product)
  await enter(device, product, person)
  await visit(device, CART_PAGE)
  await expect(device.getByRole('listitem', { name: SCARF })).toBeVisible()
  await press(device, /^Povećajte količinu/, 0)
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('2')
  await expect(cartLink(tab)).toHaveAccessibleName('Košarica, 2 komada')

  await page.close()
  await expect.poll(() => leadersOf(tab)).toEqual([1, 0])
  await press(device, /^Povećajte količinu/, 0)
  await expect(cartLink(tab)).toHaveAccessibleName('Košarica, 3 komada')

  // This tab empties the cart, and the other tab fills it again.
  await visit(tab, CART_PAGE)
  await press(tab, /^Uklonite iz košarice/, 0)
  await expect(device.getByText('Košarica je prazna')).toBeVisible()
  await addOn(device, SCARF_PAGE)
  await expect(tab.getByRole('listitem', { name: SCARF })).toBeVisible()
  await device.context().close()
})

test('a page that is left closes the cart subscription, and opens it again on the way back', async ({
  page,
}) => {
  await addOn(page, SCARF_PAGE)
  await expect.poll(() => leadersOf(page)).toEqual([1, 0])
  const tell = (type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    )
  await tell('pagehide')
  await expect.poll(() => leadersOf(page)).toEqual([0, 0])
  await tell('pageshow')
  await expect.poll(() => leadersOf(page)).toEqual([1, 0])
})

test('a visitor without a cart opens no stream and fetches nothing for it', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, SCARF_PAGE)
  await page.waitForLoadState('networkidle')
  expect(await leadersOf(page)).toEqual([0, 0])
  expect(requests.filter((url) => url.includes('follow-cart'))).toEqual([])

  // The control: with a cart the subscription is seen.
  await addOn(page, SCARF_PAGE)
  await untilTakenOver(page)
  await expect.poll(() => requests.some((url) => url.includes('follow-cart'))).toBe(true)
})

test('a cart that another device orders is left for the home page, with an alert, in every tab [CA-25]', async ({
  page,
  product,
  browser,
}) => {
  const person = await becomeCustomer(page, product)
  const device = await otherDevice(browser, product)
  await enter(device, product, person)
  await addOn(page, SCARF_PAGE)
  await visit(page, CART_PAGE)
  await expect.poll(() => leadersOf(page)).toEqual([1, 0])
  const tab = await page.context().newPage()
  await visit(tab, '/naplata')
  await expect(tab.getByRole('heading', { name: 'Adresa', level: 2 })).toBeVisible()
  await expect.poll(() => leadersOf(page)).toEqual([1, 1])

  await visit(device, CART_PAGE)
  await placeOrder(device, product.url, { kind: 'TRANSFER' })
  for (const screen of [page, tab]) {
    await expect(screen.getByText('Košarica je u međuvremenu ažurirana.')).toBeVisible()
    await expect(screen).toHaveURL('/')
    await expect(cartLink(screen)).toHaveAccessibleName('Košarica')
  }
  await device.context().close()
})
