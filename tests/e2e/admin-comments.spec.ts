import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const REVIEWED = '/product/sal-jadran'
/** The one of the demo that waits. */
const WAITING = 'Isti kao onaj iz mog djetinjstva'

const reviewsOn = (page: Page) =>
  page.getByRole('list', { name: 'Recenzije' }).getByRole('listitem')

test('a moderator answers, rejects and takes it back, and visitors see each at once [CM-12] [AD-06~]', async ({
  page,
  browser,
}) => {
  const shop = await browser.newPage()
  await visit(shop, REVIEWED)
  await expect(reviewsOn(shop).filter({ hasText: WAITING })).toHaveCount(0)

  await openOffice(page, '/admin/comments')
  const views = page.getByRole('navigation', { name: 'Spremljeni pogledi' })
  await views.getByRole('link', { name: /^Čekaju/ }).click()
  const table = page.getByRole('table', { name: 'Recenzije i komentari' })
  const row = table.getByRole('row').filter({ hasText: WAITING })
  await expectNoBarrier(page, [360, 1440])
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Odbijte' }).click()
  await page.getByLabel('Razlog').fill('Bez <b>vrijeđanja</b>.')
  await page.getByRole('dialog').getByRole('button', { name: 'Odbijte' }).click()
  await expect(page.getByText('Odbijen 1 zapis.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Poništite odluku' }).click()
  await expect(row).toHaveCount(1)

  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recenzija: Ana P.')
  await page.getByRole('button', { name: 'Objavite' }).click()
  await expect(page.getByText('Objavljen 1 zapis.')).toBeVisible()
  await page.getByLabel('Tekst odgovora').fill('Hvala! <script>alert(1)</script>')
  await page.getByRole('button', { name: 'Spremite odgovor' }).click()
  await expect(page.getByText('Odgovor je spremljen.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Povijest' })).toContainText('Čeka → Objavljeno')
  await expectNoBarrier(page, [360, 1440])

  const review = reviewsOn(shop).filter({ hasText: WAITING })
  await expect(async () => {
    await visit(shop, REVIEWED)
    await expect(review).toContainText('Hvala! <script>alert(1)</script>', { timeout: 500 })
  }).toPass({ timeout: 5_000 })
  await review.getByRole('link', { name: 'Prijavite' }).click()
  await expect(shop.getByRole('heading', { name: 'Prijava sadržaja' })).toBeVisible()
  await expectNoBarrier(shop, [320, 1280])
  await shop.getByRole('button', { name: 'Prijavite' }).click()
  await expect(shop.getByText('Hvala na prijavi.')).toBeFocused()
  await shop.close()

  await page.goto('/admin/comments')
  await views.getByRole('link', { name: /^Prijavljeno/ }).press('Enter')
  await expect(row).toContainText('Objavljeno')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reports a comment below a post', async ({ page }) => {
    await page.goto('/jesen-u-brojkama')
    await page.getByRole('link', { name: 'Prijavite', exact: true }).first().click()
    await page.getByRole('button', { name: 'Prijavite' }).click()
    await expect(page.getByText('Hvala na prijavi.')).toBeVisible()
  })
})

test('a packer has no entry for it, and reads at its address which right is missing', async ({
  page,
}) => {
  await openOffice(page, '/admin/comments', PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
  await expect(page.getByRole('link', { name: 'Recenzije i komentari' })).toHaveCount(0)
})
