import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const SCARF = 'Pleteni šal Jadran'

async function addScarf(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: 'U košaricu', exact: true })
    .first()
    .click()
}

const popup = (page: Page) => page.getByRole('dialog', { name: `Dodano u košaricu: ${SCARF}` })

test('after an addition the cart opens over the page, and closes in every way [CA-10, CA-11, CA-12~] [CA-30~, HF-25~]', async ({
  page,
}) => {
  await visit(page, '/product/sal-jadran')
  await addScarf(page)
  const dialog = popup(page)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { name: SCARF })).toBeFocused()
  const box = await dialog.boundingBox()
  expect(box?.width).toBeCloseTo(0.7 * 1440, 0)
  expect(box?.height).toBeCloseTo(0.8 * 900, 0)
  await expectNoBarrier(page, [360, 1440])

  await dialog.getByRole('button', { name: 'Povećajte količinu' }).click()
  await expect(dialog.getByRole('spinbutton')).toHaveValue('2')
  await expect(dialog.getByText('39,80 €').first()).toBeVisible()

  // The buttons of a toast stay clickable above the popup.
  await dialog.getByRole('button', { name: `Uklonite iz košarice: ${SCARF}` }).click()
  await expect(dialog.getByText('Košarica je prazna')).toBeVisible()
  await dialog.getByRole('button', { name: 'Vratite' }).click()
  await expect(dialog.getByRole('spinbutton')).toHaveValue('2')

  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 450),
    () => dialog.getByRole('button', { name: 'Zatvorite', exact: true }).click(),
    () => dialog.getByRole('button', { name: 'Nastavite kupovati' }).click(),
  ]
  for (const close of closings) {
    await close()
    await expect(dialog).toHaveCount(0)
    await addScarf(page)
    await expect(dialog).toBeVisible()
  }
  await dialog.getByRole('link', { name: 'U košaricu' }).click()
  await expect(page).toHaveURL('/kosarica')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('listitem', { name: SCARF }).getByRole('spinbutton')).toHaveValue('6')
})

test('on a phone the popup is a sheet, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, '/product/sal-jadran')
  await addScarf(page)
  const dialog = popup(page)
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(box?.x).toBe(0)
  // Full width except for the scrollbar, which takes no space on phones.
  expect(box?.width).toBeGreaterThan(300)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(700, 0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText('U košaricu')
})

test('the popup offers what goes with the added product, and closes on the way to it [CA-10~]', async ({
  page,
}) => {
  await visit(page, '/product/sal-jadran')
  await addScarf(page)
  const dialog = popup(page)
  const row = dialog.getByRole('region', { name: 'Pristaje uz ovo' })
  await expect(row.getByRole('link')).not.toHaveCount(0)
  await expect(row.getByRole('link', { name: SCARF, exact: true })).toHaveCount(0)
  await expect(dialog.getByText(/^Povrat u roku od 14 dana/)).toBeVisible()

  const hat = row.getByRole('link', { name: 'Zimska kapa s valovima' })
  await hat.click()
  await expect(page).toHaveURL('/product/zimska-kapa')
  await expect(dialog).toHaveCount(0)
})
