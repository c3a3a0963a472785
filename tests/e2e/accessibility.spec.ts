import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/story.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each screen in each state it is designed in. */
const STATES = [
  ['home', '/'],
  ['shop', '/shop'],
  ['last page', '/shop?page=2'],
  ['narrowed list', '/shop?discount=true&featured=true'],
  ['empty list', '/shop?keywords=xyzxyz'],
  ['category with children', '/shop/odjeca'],
  ['product with choices', '/product/dres-domaci'],
  ['page', '/o-nama'],
  ['unknown address', '/nema-toga-ovdje'],
] as const

for (const [name, path] of STATES) {
  for (const width of [360, 1440]) {
    test(`no barrier found: ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expectNoBarrier(page)
    })
  }
}

test('no barrier found: a post', async ({ page }) => {
  await page.goto('/')
  const news = page.getByRole('region', { name: /vijesti/i })
  await news.getByRole('link').first().click()
  await expect(page.getByText('VIJESTI')).toBeVisible()
  await expectNoBarrier(page)
})

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found).toEqual([])
}
