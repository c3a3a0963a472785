import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

test('a jersey shows what will be printed as it is typed, within its limits, and what that means [BN-10~]', async ({
  page,
}) => {
  await visit(page, '/product/dres-domaci')
  const preview = page.locator('[data-print-preview]')
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: 'Dodajte ime i broj besplatno' }).click()
  const name = page.getByRole('textbox', { name: 'Prezime na leđima', exact: true })
  const number = page.getByRole('textbox', { name: 'Broj na leđima', exact: true })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Najviše 12 znakova')
  await expect(number).toHaveAccessibleDescription('Od 0 do 99')
  await expect(page.getByText('Izrada po želji uključena je u cijenu.')).toContainText(
    'ne može se vratiti',
  )

  await expect(preview).toHaveAttribute('aria-hidden', 'true')
  // Typing may scroll the page, but shifts no element.
  const placeOf = () =>
    preview.evaluate((drawn) => {
      const { x, y, width, height } = drawn.getBoundingClientRect()
      return [x, y + window.scrollY, width, height]
    })
  const before = await placeOf()
  await name.pressSequentially('Božić-Šarić')
  await expect(preview).toContainText('BOŽIĆ-ŠARIĆ')
  await number.pressSequentially('175')
  await expect(number).toHaveValue('17')
  await expect(preview).toContainText('17')
  expect(await placeOf()).toEqual(before)
  const [back, ink] = [preview.locator('image'), preview.locator('text').first()]
  await expect(back).toHaveAttribute('href', /^\/media\/.*\/w640\//)
  await expect(ink).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expectNoBarrier(page, [320, 1440])
  await name.fill('ŠKARICA-HORV')
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const hidden = await name.evaluate((input) => input.scrollWidth - input.clientWidth)
    expect([width, hidden]).toEqual([width, 0])
  }
  await name.fill('Božić-Šarić')

  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.locator('#buy').getByRole('button', { name: 'U košaricu' }).click()
  const added = page.getByRole('dialog')
  await expect(added).toContainText('Božić-Šarić')
  await visit(page, '/kosarica')
  await page.getByRole('list', { name: 'Proizvodi u košarici' }).getByRole('link').last().click()
  await expect(preview).toContainText('BOŽIĆ-ŠARIĆ')
})

test('a gift card with a dedication is no jersey', async ({ page }) => {
  await visit(page, '/product/darovna-kartica-tiskana')
  await page.getByRole('button', { name: 'Dodajte: Posveta na kartici besplatno' }).click()
  await expect(page.getByRole('textbox', { name: 'Posveta na kartici' })).toBeFocused()
  await expect(page.locator('[data-print-preview]')).toHaveCount(0)
})

test('the jersey of a bundle is printed as well, and the line in the cart says it [BN-03]', async ({
  page,
}) => {
  await visit(page, '/product/paket-fan')
  await page.getByRole('button', { name: 'Dodajte ime i broj besplatno' }).click()
  await page.getByRole('textbox', { name: 'Prezime na leđima', exact: true }).fill('Šimić')
  await expect(page.locator('[data-print-preview]')).toContainText('ŠIMIĆ')
  // The jersey of the bundle is white.
  const ink = page.locator('[data-print-preview] text').first()
  await expect(ink).not.toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('combobox', { name: /Gostujući dres/ }).selectOption({ label: 'M' })
  await page.locator('#buy').getByRole('button', { name: 'U košaricu' }).click()
  await expect(page.getByRole('dialog')).toContainText('Šimić')
})
