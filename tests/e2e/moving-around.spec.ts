import { expect, test } from '#tests/support/story.ts'

test('a new page begins at its top, its heading has the focus and its name is said [RT-48, RT-49]', async ({
  page,
}) => {
  await page.goto('/shop')
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Domaći dres/ })
    .first()
    .click()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/Domaći dres/)
  await expect(heading).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByText(/^Prikazana je stranica: Domaći dres/)).toHaveCount(1)
})

test('breadcrumbs lead from the home page down to the product [HF-06]', async ({ page }) => {
  await page.goto('/shop')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Domaći dres/ })
    .first()
    .click()
  const trail = page.getByRole('navigation', { name: 'Putanja do stranice' })
  await expect(trail.getByRole('listitem').first()).toHaveText('Početna')
  await expect(trail.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page')
  await trail.getByRole('link', { name: 'Dresovi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresovi')
})

test('a slow page shows that it comes; a failed one says so and offers to retry [PL-20, ER-01]', async ({
  page,
}) => {
  await page.goto('/')
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    await held
    await route.abort()
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Dresovi' })
  await link.click()
  await expect(page.getByRole('progressbar', { name: 'Učitavanje stranice' })).toBeVisible()

  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stranica trenutačno nije dostupna.',
  )
  await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem.')
  await page.unroute('**/graphql')
  await page.getByRole('link', { name: 'Pokušaj ponovno' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresovi')
})

test('an address that leads nowhere is a 404 with the way home [RT-35, ER-08]', async ({
  page,
}) => {
  const response = await page.goto('/nema-takve-stranice')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena.')
  await page.getByRole('link', { name: 'Idi na početnu stranicu' }).click()
  await expect(page).toHaveURL('/')
})

test('an English name leads to the Croatian screen, its query kept [RT-24]', async ({ page }) => {
  await page.goto('/product?sort=cheapest')
  await expect(page).toHaveURL('/shop?sort=cheapest')
})
