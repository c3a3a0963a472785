import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { enter } from '#tests/support/account.ts'
import { putInCart } from '#tests/support/checkout.ts'
import { chooseDelivery, placeOrder, saveAddress } from '#tests/support/orders.ts'
import { pageFaults } from '#tests/support/page-faults.ts'
import { isAddressOf, isFixed, shownScreens } from '#tests/support/screens.ts'
import { sampleOf, siteMapPaths } from '#tests/support/site-map.ts'
import { expect, test } from '#tests/support/story.ts'

/** `npm run soak` opens every page. */
const IS_WHOLE = process.env['SITE_MAP'] === 'whole'
/** A passing page needs a tenth of this. */
const MS_PER_PAGE = 20_000

/** The first matching pattern decides the kind of an address; a few pages of each kind are opened. */
const KINDS = [
  { name: 'the home page', pattern: /^\/$/, sample: 1 },
  { name: 'lists of products', pattern: /^\/shop(\/|$)/, sample: 2 },
  { name: 'products', pattern: /^\/product\//, sample: 2 },
  { name: 'lists of news', pattern: /^\/objave(\/|$)/, sample: 2 },
  { name: 'events', pattern: /^\/dogadjaj\//, sample: 1 },
  { name: 'pages and posts', pattern: /^\/[^/]+$/, sample: 3 },
] as const

/** States of screens beside those at their plain address. */
const STATES = [
  '/shop?page=2',
  '/shop?discount=true&featured=true',
  '/shop?keywords=xyzxyz',
  '/pretraga?keywords=dres',
  '/pretraga?keywords=xyzxyz',
  '/usporedba?p=dres-domaci,hoodica-more,sal-jadran,dres-retro',
  '/obrazac/1',
] as const

const OF_ACCOUNTS = ['/profil', '/lista-zelja', '/recenzija/salica'] as const

/** Screens that nothing but a cart, an order, a provider or a link leads to. */
const OPENED_ELSEWHERE: Readonly<Record<string, string>> = {
  ...{ checkout: 'below', 'checkout-success': 'below', order: 'below' },
  ...{ 'checkout-failure': 'orders', 'social-login': 'account-entry' },
  ...{ 'newsletter-stop': 'newsletter', 'confirm-email': 'newsletter' },
  ...{ 'shared-wishlist': 'wishlist', comment: 'reviews', 'report-comment': 'admin-comments' },
}

async function expectNoFault(page: Page, paths: readonly string[], status = 200): Promise<void> {
  // Adds to the limit: a test may check several lists of pages.
  test.setTimeout(test.info().timeout + paths.length * MS_PER_PAGE)
  expect(await pageFaults(page.context(), paths, status)).toEqual([])
}

for (const kind of KINDS) {
  const { name, sample } = kind
  test(`HTML, width, console and accessibility are without fault on a phone and a desk: ${name} of the site map [SE-01~, SE-04~]`, async ({
    page,
    product,
  }) => {
    const all = await siteMapPaths(product.url)
    const paths = all.filter((path) => KINDS.find(({ pattern }) => pattern.test(path)) === kind)
    expect(paths).not.toHaveLength(0)
    await expectNoFault(page, IS_WHOLE ? paths : sampleOf(paths, sample))
  })
}

test('every page of the site map is of one of these kinds', async ({ product }) => {
  const paths = await siteMapPaths(product.url)
  expect(paths.filter((path) => !KINDS.some(({ pattern }) => pattern.test(path)))).toEqual([])
})

test('every screen whose address has a parameter is opened at one that exists', async ({
  product,
}) => {
  const paths = [...(await siteMapPaths(product.url)), ...STATES, ...OF_ACCOUNTS]
  const screens = (await shownScreens()).filter((screen) => !(screen.folder in OPENED_ELSEWHERE))
  const missing = screens.filter(
    (screen) => !isFixed(screen) && !paths.some((path) => isAddressOf(screen, path)),
  )
  expect(missing.map(({ folder }) => folder)).toEqual([])
})

test('pages for everyone that the site map leaves out are without fault on a phone and a desk', async ({
  page,
  product,
}) => {
  const fixed = (await shownScreens()).filter(
    (screen) => isFixed(screen) && !screen.isForCustomers && !(screen.folder in OPENED_ELSEWHERE),
  )
  const listed = await siteMapPaths(product.url)
  const paths = fixed.map(({ path }) => path).filter((path) => !listed.includes(path))
  await expectNoFault(page, [...paths, ...STATES])
  await expectNoFault(page, ['/nema-toga'], 404)
})

test('cart, checkout and order are without fault on a phone and a desk', async ({
  page,
  product,
}) => {
  const { url } = product
  await putInCart(page, url, 'dres-domaci')
  await expectNoFault(page, ['/kosarica', '/naplata?korak=adresa'])
  await saveAddress(page, url)
  await expectNoFault(page, ['/naplata?korak=dostava'])
  await chooseDelivery(page, url)
  await expectNoFault(page, ['/naplata?korak=placanje'])
  const { id } = await placeOrder(page, url, { kind: 'TRANSFER' })
  await expectNoFault(page, [`/naplata/uspjesna?orderSlug=${id}`, `/narudzba/${id}`])
})

test('pages of an account are without fault on a phone and a desk', async ({ page, product }) => {
  await enter(page, product, { email: 'ana@navijaci.example', password: DEMO_PASSWORD })
  const own = (await shownScreens()).filter((screen) => isFixed(screen) && screen.isForCustomers)
  await expectNoFault(page, [...own.map(({ path }) => path), ...OF_ACCOUNTS])
})
