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

test('a slow page shows that it comes; a failed one says so and offers to retry [PL-20, PL-21, ER-01]', async ({
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
  await expect(page.getByRole('progressbar', { name: 'Učitavanje stranice' })).toBeVisible()
  await expect(page, 'the shown page stays').toHaveURL('/')

  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stranica trenutačno nije dostupna.',
  )
  await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem.')
  await page.unroute('**/graphql')
  await page.getByRole('link', { name: 'Pokušaj ponovno' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dresovi')
})
