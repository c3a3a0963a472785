import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

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
  await trail.getByRole('link', { name: 'Dresovi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresovi')
})

test('a slow page shows that it comes; a failed one says so and offers to retry [PL-20, ER-01]', async ({
  page,
}) => {
  await visit(page, '/')
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
  const bar = page.getByRole('progressbar', { name: 'Učitavanje stranice' })
  await expect(bar).toBeVisible()
  await expect(bar.locator('span')).toHaveCSS('animation-delay', '0.2s')
  await expect(bar.locator('span')).toHaveCSS('animation-duration', '5s')
  await expect(page, 'the shown page stays').toHaveURL('/')

  answer()
  // The toast is checked first, because it closes by itself.
  await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stranica trenutačno nije dostupna',
  )
  await page.unroute('**/graphql')
  await page.getByRole('link', { name: 'Pokušajte ponovno' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresovi')
})

test('a bar that has begun to show stays for 200 ms, on the page that has come [PL-21]', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dresovi' }).click()
  const bar = page.getByRole('progressbar', { name: 'Učitavanje stranice' })
  await expect(bar).toBeVisible()
  await page.clock.runFor(250)

  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresovi')
  await page.clock.runFor(140)
  await expect(bar).toBeVisible()
  await page.clock.runFor(20)
  await expect(bar).toHaveCount(0)
})
