import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

test('without a network the next page says so, and opens by itself when the network is back [ER-20]', async ({
  page,
  context,
}) => {
  await visit(page, '/o-nama')
  // Parts of the page have their own chunks.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresovi' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema veze s internetom')
  await expect(page.getByText('Čim se veza vrati')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectNoBarrier(page, [320])

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Dresovi' })).toBeVisible()
  await expect(page.getByText(/\d+ proizvod/).first()).toBeVisible()
})

test('the page at hand stays without a network, and Back still works', async ({
  page,
  context,
}) => {
  await visit(page, '/shop')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresovi' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dresovi' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(
    page.getByRole('region', { name: 'Proizvodi' }).getByRole('article'),
  ).not.toHaveCount(0)
})

test('a chunk of an older build brings the new page by one reload, and never a loop [ER-21, KO-07] [case 37]', async ({
  page,
}) => {
  await visit(page, '/o-nama')
  let requests = 0
  let loads = 0
  let isLost = true
  page.on('load', () => {
    loads += 1
  })
  // The new page has chunks of the new build.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false
  })
  await page.route('**/assets/category-route-*.js', async (route) => {
    requests += 1
    if (!isLost) await route.fallback()
    else await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Dresovi' }).first()
  await link.click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await visit(page, '/o-nama')
  const before = loads
  isLost = true
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dogodila se greška')
  expect(requests).toBeGreaterThan(1)
  expect(loads, 'there is no second reload within a minute').toBe(before)
})

test.describe('ahead of a click', () => {
  test('a screen is fetched when a pointer rests on its link, and not before [RT-50]', async ({
    page,
  }) => {
    await visit(page, '/o-nama')
    const paths: string[] = []
    const queries: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      paths.push(pathname)
      if (pathname === '/graphql') queries.push(request.postData() ?? '')
    })
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Dresovi' }).first()
    await link.scrollIntoViewIfNeeded()
    expect(paths.filter((path) => path.includes('category-route'))).toEqual([])
    const graph = page.waitForResponse('**/graphql')
    await link.hover()
    await graph
    expect(paths.some((path) => path.includes('category-route'))).toBe(true)

    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dresovi' })).toBeVisible()
    // The pointer may rest on a link of the new screen, which is prefetched as well.
    expect(queries.filter((body) => body === queries[0])).toHaveLength(1)
  })

  test('nothing is prefetched when the browser saves data [RT-50]', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await visit(page, '/o-nama')
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Dresovi' }).first()
    await link.hover()
    await link.focus()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dresovi' })).toBeVisible()
    expect(paths.filter((path) => path === '/graphql')).toHaveLength(1)
  })
})

test('a heart and an addition without a network say so, and work once it is back [ER-20~]', async ({
  page,
  context,
}) => {
  await visit(page, '/product/dres-domaci?velicina=m')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const heart = page.getByRole('button', { name: 'Lista želja', exact: true })
  await heart.click()
  const offline = page.getByText('Nema veze s internetom')
  await expect(offline).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domaći dres Jadran 2026/27')
  await page.getByRole('button', { name: 'Zatvorite obavijest' }).click()
  await page.locator('#buy').getByRole('button', { name: 'U košaricu' }).click()
  await expect(offline).toBeVisible()

  await context.setOffline(false)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#buy').getByRole('button', { name: 'U košaricu' }).click()
  await expect(page.getByRole('dialog')).toContainText('Domaći dres')
})
