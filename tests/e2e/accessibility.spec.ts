import { barriersOf, expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const PHONE_AND_DESK = [360, 1440]

/** Pages that `site-map.spec.ts` samples at random or does not open. */
const STATES = [
  ['category with children', '/shop/odjeca'],
  ['product with choices', '/product/dres-domaci'],
] as const

for (const [name, path] of STATES) {
  test(`no barrier found: ${name}`, async ({ page }) => {
    await page.goto(path)
    await expectNoBarrier(page, PHONE_AND_DESK)
  })
}

test('no barrier found: open submenu, open search', async ({ page }) => {
  await visit(page, '/shop')
  await page.getByRole('button', { name: 'Prikažite podizbornik: Odjeća' }).press('Enter')
  const navigation = page.getByRole('navigation', { name: 'Glavni izbornik' })
  await expect(navigation.getByRole('link', { name: 'Šalovi i kape' })).toBeVisible()
  await expectNoBarrier(page, [1440])

  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByLabel('Što tražite?')).toBeFocused()
  await expectNoBarrier(page, PHONE_AND_DESK)
})

test('no barrier found: open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/shop/odjeca')
  await page.locator('summary').filter({ hasText: 'Otvorite izbornik' }).click()
  await expect(page.getByRole('dialog', { name: 'Izbornik' })).toBeVisible()
  await expectNoBarrier(page, [360])
})

test('no barrier found: enlarged pictures', async ({ page }) => {
  await visit(page, '/product/dres-domaci')
  await page.getByRole('button', { name: 'Povećajte sliku' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarrier(page, PHONE_AND_DESK)
})

test('a part of a page that was found without fault is looked at again once it differs', async ({
  page,
}) => {
  await visit(page, '/prijava')
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('contentinfo').evaluate((footer) => {
    for (const link of footer.querySelectorAll('a')) link.style.color = 'black'
  })
  expect((await barriersOf(page)).join()).toContain('color-contrast')
})
