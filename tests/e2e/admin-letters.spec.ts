import { expectNoBarrier } from '#tests/support/barriers.ts'
import { letterTo } from '#tests/support/mailbox.ts'
import { OWNER, openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

test('an owner changes a text of a letter, sees it as it is typed, gets a test letter, and goes back to the text of the product', async ({
  page,
  product,
}) => {
  await openOffice(page, '/admin/letters')
  await expectNoBarrier(page, [360, 1440])
  await page.getByRole('link', { name: /^Hrvatski ?: obavijest da račun/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obavijest da račun već postoji')
  const greeting = page.getByLabel('Pozdrav')
  const below = page.getByLabel('Ispod gumba')
  const preview = page.frameLocator('iframe[title="Pregled poruke"]')
  await expect(preview.getByRole('heading', { name: 'Pozdrav, Ana!' })).toBeVisible()

  await greeting.fill('Bok, !')
  await greeting.press('End')
  await greeting.press('ArrowLeft')
  const field = page.getByRole('form', { name: 'Tekstovi' }).locator('div', { has: greeting })
  await field
    .getByRole('button', { name: /^Umetnite: ime/ })
    .first()
    .click()
  await expect(greeting).toHaveValue('Bok, {firstName}!')
  await expect(preview.getByRole('heading', { name: 'Bok, Ana!' })).toBeVisible()

  const shipped = await below.inputValue()
  await below.fill('Novu lozinku postavite na stranici za prijavu.')
  await page.getByRole('button', { name: 'Spremite tekstove' }).click()
  await expect(below).toHaveAccessibleDescription(/Nedostaje \{resetLink\}/)
  await expect(below).toBeFocused()
  await expectNoBarrier(page, [360, 1440])
  await page.getByRole('button', { name: /^Vratite tekst proizvoda ?: Ispod/ }).click()
  await expect(below).toHaveValue(shipped)

  await page.getByText('Telefon', { exact: true }).click()
  await page.getByRole('button', { name: 'Pošaljite mi probnu poruku' }).click()
  await expect(page.getByText('Probna poruka poslana je na vašu e-adresu.')).toBeVisible()
  expect((await letterTo(product.dataDir, OWNER, /^\[Proba\]/)).text).toContain('Bok, Ana!')

  await page.getByRole('button', { name: 'Spremite tekstove' }).click()
  await expect(page.getByText('Tekstovi su spremljeni.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 promijenjen tekst')).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: /^Vratite tekst proizvoda ?: Pozdrav/ }).click()
  await page.getByRole('button', { name: 'Spremite tekstove' }).click()
  await expect(page.getByRole('button', { name: /^Vratite tekst proizvoda/ })).toHaveCount(0)
  await expect(greeting).toHaveValue('Pozdrav, {firstName}!')
  await expect(page.getByRole('region', { name: 'Povijest promjena' })).toContainText(
    'Bok, {firstName}!',
  )
})

test('a packer has no entry for the texts of letters', async ({ page }) => {
  await openOffice(page, '/admin/letters', PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
})
