import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/outage.ts'
import { visit } from '#tests/support/visit.ts'

const PHONE_AND_DESK = [360, 1440]
const GAP = 'trenutačno ne možemo prikazati'

test('without products the home page still shows its banner and news, and names what is missing [HF-25~]', async ({
  page,
  outage,
}) => {
  outage.product.be('stopped')
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('region', { name: /vijesti/i }).getByRole('article')).not.toHaveCount(
    0,
  )
  await expect(main.getByRole('status').filter({ hasText: GAP })).toHaveCount(2)
  await expectFrame(page)
  await expectNoBarrier(page, PHONE_AND_DESK)
})

test('a screen whose service is dead says so with a 503, and works once it is back [ER-08, ER-20, ER-24]', async ({
  page,
  outage,
}) => {
  outage.product.be('stopped')
  for (const path of ['/product/dres-domaci', '/shop/dresovi', '/shop']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(503)
    expect(Number(answer?.headers()['retry-after']), path).toBeGreaterThan(0)
  }
  await expect(page.getByText('Greška 503')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nije dostupna')
  await expectFrame(page)
  await expectNoBarrier(page, PHONE_AND_DESK)

  outage.product.be('none')
  // The gateway retries a dead service only after a pause.
  await expect.poll(async () => (await page.request.get('/shop')).status()).toBe(200)
  await page.getByRole('link', { name: 'Pokušajte ponovno' }).click()
  await expect(page.getByText(/^\d+ proizvoda?$/).first()).toBeVisible()
})

test('without the cart service the cart says so and the shop goes on; then the cart is there again [ER-24]', async ({
  page,
  outage,
}) => {
  const headers = { origin: outage.url }
  const query = '{ products(limit: 30) { items { id format availability } } }'
  const { data } = await (await page.request.post('/graphql', { data: { query } })).json()
  const items = data.products.items as { id: string; format: string; availability: string }[]
  const simple = items.find(
    ({ format, availability }) => format === 'SIMPLE' && availability === 'IN_STOCK',
  )
  const mutation = `mutation { addToCart(input: { productId: "${simple?.id}" }) { __typename } }`
  await page.request.post('/graphql', { data: { query: mutation }, headers })

  outage.cart.be('stopped')
  const answer = await page.goto('/kosarica')
  expect(answer?.status()).toBe(503)
  await expect(page.getByText('Greška 503')).toBeVisible()
  await expectFrame(page)
  expect((await page.request.get('/shop')).status()).toBe(200)

  outage.cart.be('none')
  await expect.poll(async () => (await page.request.get('/kosarica')).status()).toBe(200)
  await page.getByRole('link', { name: 'Pokušajte ponovno' }).click()
  await expect(page.getByRole('list', { name: 'Proizvodi u košarici' })).toBeVisible()
})

test('moving to a screen whose service has died shows why, and Back returns [ER-01, ER-08]', async ({
  page,
  outage,
}) => {
  await visit(page, '/o-nama')
  outage.product.be('stopped')
  await page.getByRole('banner').getByRole('link', { name: 'Dresovi', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Jedan dio našeg sustava ne odgovara.')
  await expect(page.getByText('Greška 503')).toBeVisible()
  await expectFrame(page)

  await page.goBack()
  await expect(page).toHaveURL('/o-nama')
  await expect(page.getByRole('heading', { level: 1, name: 'O nama' })).toBeVisible()
})

test('without the content service the shop sells on inside the last good frame [HF-25~, ER-24]', async ({
  page,
  outage,
}) => {
  outage.cms.be('stopped')
  for (const path of ['/shop', '/product/dres-domaci']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByText(/\d+,\d\d\s€/).first()).toBeVisible()
    await expectFrame(page)
  }

  const answer = await page.goto('/')
  expect(answer?.status()).toBe(503)
  await expectFrame(page)
  await page.getByRole('banner').getByRole('link', { name: 'Dresovi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dresovi' })).toBeVisible()
})

test('without the calendar its page keeps its place and says what is missing [EV-02, ER-20]', async ({
  page,
  outage,
}) => {
  outage.calendar.be('stopped')
  const list = await page.goto('/dogadjaji')
  expect(list?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: GAP })).toHaveCount(1)
  await expectFrame(page)
  await expectNoBarrier(page, PHONE_AND_DESK)

  const event = await page.goto('/dogadjaj/1')
  expect(event?.status()).toBe(503)
  await expect(page.getByText('Greška 503')).toBeVisible()
  await expectFrame(page)
})

test('a hanging service does not delay the home page until it answers', async ({
  page,
  outage,
}) => {
  outage.product.be('slow')
  const startedAt = Date.now()
  const answer = await page.goto('/', { waitUntil: 'commit' })
  // The service would answer after 30 s; another test measures the timeout without other load.
  expect(Date.now() - startedAt).toBeLessThan(25_000)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: GAP })).toHaveCount(2)
})

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /Jadranski/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Dresovi').first()).toBeAttached()
  await expect(page.getByRole('contentinfo').getByText('70419263057')).toBeVisible()
}
