import { renameProduct, switchMaintenance } from '#tests/support/backstage.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, untilTakenOver, visit } from '#tests/support/visit.ts'

const PHONE_AND_DESK = [360, 1440]

/** Addresses without a page, each for another reason. */
const ABSENT = [
  '/nema-toga-ovdje',
  '/a/b/c',
  '/product/nema-toga-ovdje',
  '/product/dres-domaci/jos-nesto',
  '/shop/nema-toga-ovdje',
  '/objave/nema-toga-ovdje',
  // Reserved, without a page.
  '/potvrdi-email',
  // No such language is configured.
  '/de/produkt/dres-domaci',
]

test('what does not exist is a real 404 in the frame of the site, with a way onward [RT-35, ER-08, ER-24]', async ({
  page,
}) => {
  for (const path of ABSENT) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('Stranica nije pronađena')
  }

  await visit(page, '/nema-toga-ovdje')
  await expect(page.getByText('Greška 404')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Pogledajte trgovinu' }).click()
  await expect(page).toHaveURL('/shop')

  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Idite na početnu stranicu' }).click()
  await expect(page).toHaveURL('/')
})

test('careless addresses and renamed products lead to the one that holds [RT-01, RT-24]', async ({
  page,
  product,
}) => {
  const oldPath = '/product/slagalica-dvorana'
  const found = await page.request.post('/graphql', {
    data: { query: '{ product(slug: "slagalica-dvorana") { ... on Product { id } } }' },
  })
  const productId = Number((await found.json()).data.product.id)
  await renameProduct(product.dataDir, { productId, slug: 'slagalica-bazena' })

  for (const [path, goal] of [
    ['/product?sort=cheapest', '/shop?sort=cheapest'],
    ['/shop/?page=2', '/shop?page=2'],
    ['/product/dres%2Ddomaci', '/product/dres-domaci'],
    [oldPath, '/product/slagalica-bazena'],
    ['/recenzija/slagalica-dvorana', '/recenzija/slagalica-bazena'],
  ] as const) {
    await expect
      .poll(async () => {
        const answer = await page.request.get(path, { maxRedirects: 0 })
        return [answer.status(), answer.headers()['location']]
      })
      .toEqual([301, goal])
  }
})

test('before its scripts arrive on a slow line, a page is read and its links lead on [RT-51]', async ({
  page,
}) => {
  const letThrough = await holdBack(page, 'scripts')
  await page.goto('/shop/dresovi', { waitUntil: 'commit' })
  await page.getByRole('article').filter({ hasText: '€' }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { name: 'Opis' })).toBeVisible()

  letThrough()
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Povećajte sliku' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('maintenance closes the shop, kindly, and opens it again [MT-01, MT-02]', async ({
  page,
  product,
}) => {
  const statusOfHome = async () => (await page.request.get('/')).status()
  expect((await page.goto('/'))?.status()).toBe(200)
  await switchMaintenance(product.dataDir, 'on')
  try {
    await expect.poll(statusOfHome).toBe(503)
    const answer = await page.goto('/product/dres-domaci')
    expect(answer?.status()).toBe(503)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Održavanje je u tijeku')
    await expect(page.getByText('uskoro se vraćamo')).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
    await expectNoBarrier(page, PHONE_AND_DESK)
  } finally {
    await switchMaintenance(product.dataDir, 'off')
  }
  await expect.poll(statusOfHome).toBe(200)
})
