import { placeOrder } from '#tests/support/orders.ts'
import { expect, test } from '#tests/support/story.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

test('a buyer orders again and withdraws from one of three pieces [PF-17~, RL-03~]', async ({
  page,
  product: { url },
}) => {
  const { id } = await placeOrder(page, url, { kind: 'PROVIDER', quantity: 3 })
  await page.goto(`/narudzba/${id}`)
  await page.getByRole('button', { name: /^Platite/ }).click()
  await page.getByRole('button', { name: 'Nastavite na plaćanje' }).click()
  await page.getByRole('button', { name: 'Odobrite plaćanje' }).click()
  await expect(page).toHaveURL(`/naplata/uspjesna?orderSlug=${id}`)

  await page.goto(`/narudzba/${id}`)
  await page.getByRole('button', { name: 'Naručite ponovno' }).click()
  await expect(page).toHaveURL('/kosarica')
  await expect(page.getByRole('listitem', { name: 'Pleteni šal Jadran' })).toBeVisible()

  await page.goto(`/narudzba/${id}`)
  await page.getByText('Odustani od ugovora', { exact: true }).click()
  const scarf = page.getByRole('checkbox', { name: /^Pleteni šal Jadran/ })
  const send = page.getByRole('button', { name: 'Pregledajte izjavu' })
  await scarf.check()
  await page.getByLabel(/^Količina: /).selectOption('1')
  await page.getByLabel('Ime i prezime').fill('')
  await send.click()
  await expect(page.getByLabel('Ime i prezime')).toHaveAccessibleDescription(/.+/)
  await expect(page.getByLabel(/^Količina: /)).toHaveValue('1')
  await page.getByLabel('Ime i prezime').fill('Ana Anić')
  await scarf.uncheck()
  await send.click()
  await expect(page.getByText('Označite barem jedan proizvod.')).toBeVisible()
  await expect(scarf).not.toBeChecked()
  await scarf.check()
  await send.click()
  const statement = page.getByRole('region', { name: 'Izjava o odustanku' })
  await expect(statement).toContainText('Ja, Ana Anić, odustajem')
  await expect(statement).toContainText('1 × Pleteni šal Jadran')
  await page.getByRole('button', { name: 'Potvrdi odustajanje' }).click()
  await expect(page.getByText('Odustali ste od 1 kom.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tijek narudžbe' })).toContainText(
    'Povrat novca u pripremi: 19,90 €',
  )
})
