import { expectNoBarrier } from '#tests/support/barriers.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { OWNER, openOffice, PACKER, SHOP_KEEPER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const GUEST = 'horvat.gost@navijaci.example'

test('a shop keeper finds a guest and an account in one list, notes a call, corrects a name and comes back to the row', async ({
  page,
  browser,
  product: { url },
}) => {
  const buyer = await browser.newPage({ baseURL: url })
  const { number } = await placeOrder(buyer, url, { kind: 'CASH_ON_DELIVERY', email: GUEST })
  await buyer.close()
  await openOffice(page, '/admin/customers', SHOP_KEEPER)
  const table = page.getByRole('table', { name: 'Kupci' })
  await expect(table.getByRole('row', { name: /ana@navijaci/ })).not.toContainText('Gost')
  await expect(table.getByRole('row', { name: new RegExp(GUEST) })).toContainText('Gost')
  await expectNoBarrier(page, [360, 1440])

  // A guest has orders and notes, and no account to help with.
  await page.getByRole('searchbox').fill('horvat')
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(2)
  const guest = table.getByRole('row').nth(1).getByRole('link')
  await guest.press('Enter')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expect(page.getByText('Kupuje bez registracije.')).toBeVisible()
  await expect(page.getByRole('button', { name: /poveznicu za lozinku/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Nova bilješka' }).click()
  await page.getByLabel('Tekst').fill('Zvao zbog veličine šala.')
  await page.getByRole('button', { name: 'Spremite bilješku' }).click()
  const notes = page.getByRole('region', { name: 'Bilješke' })
  await expect(notes).toContainText('Zvao zbog veličine šala.')
  await expectNoBarrier(page, [320, 1440])
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('link', { name: 'Sve o kupcu' }).click()
  await expect(notes).toContainText('Zvao zbog veličine šala.')
  for (const _step of ['customer', 'order', 'customer']) await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('horvat')
  await expect(guest).toBeFocused()

  // An account: a wrong and a right correction, which can be undone.
  await page.getByRole('searchbox').fill('ana@')
  await page.keyboard.press('Enter')
  await table.getByRole('link', { name: 'Ana Perić' }).click()
  await page.getByRole('button', { name: 'Ispravite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ispravak podataka' })
  await dialog.getByLabel('Prezime').fill('')
  await dialog.getByRole('button', { name: 'Spremite ispravke' }).click()
  await expect(dialog.getByLabel('Prezime')).toBeFocused()
  await expectNoBarrier(page, [360, 1440])
  await dialog.getByLabel('Prezime').fill('Perić Lukić')
  await dialog.getByRole('button', { name: 'Spremite ispravke' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Perić Lukić')
  await page.getByRole('button', { name: /^Vratite/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Perić')
  await page.getByRole('button', { name: 'Pošaljite poveznicu za lozinku' }).click()
  await expect(page.getByText('Poveznica je poslana na ana@navijaci.example.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Povijest' })).toContainText(
    'Poslana poveznica za lozinku',
  )

  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Tražite' })
  await search.getByRole('searchbox').fill('horvat')
  await search.getByRole('link', { name: new RegExp(GUEST) }).click()
  await expect(notes).toContainText('Zvao zbog veličine šala.')
})

test('a packer reads which right is missing, and the look of an owner is recorded', async ({
  page,
  browser,
  product: { url },
}) => {
  await openOffice(page, '/admin/customers', PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
  await expect(page.getByRole('link', { name: 'Kupci', exact: true })).toHaveCount(0)

  const owner = await browser.newPage({ baseURL: url })
  await openOffice(owner, '/admin/customers?search=zeljka', OWNER)
  await owner.getByRole('link', { name: 'Željka Đurić' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Željka Đurić')
  await owner.getByRole('link', { name: 'Povijest privola' }).last().click()
  await expect(owner.getByLabel('E-adresa')).toHaveValue('zeljka@navijaci.example')
  await owner.goto('/admin/audit?entity=CUSTOMER_LOOK')
  await expect(owner.getByRole('table')).toContainText('Uvid u podatke kupca')
})
