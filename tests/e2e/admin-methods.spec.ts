import { expectNoBarrier } from '#tests/support/barriers.ts'
import { goToPayment, putInCart } from '#tests/support/checkout.ts'
import { openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const WIDTHS = [320, 1440]

test('a delivery costs what staff save, in the checkout and in its history; the last payment method is not turned off by accident [CO-31~]', async ({
  page,
  browser,
  product: { url },
}) => {
  const visitor = await browser.newPage({ baseURL: url })
  await putInCart(visitor, url, 'sal-jadran')
  await visit(visitor, '/naplata')
  await goToPayment(visitor)
  const summary = visitor.getByRole('region', { name: 'Vaša narudžba' })
  await expect(summary).toContainText('Dostava4,90 €')

  await openOffice(page, '/admin/delivery')
  await expectNoBarrier(page, WIDTHS)
  await page.getByRole('link', { name: 'Dostava na adresu' }).press('Enter')
  const form = page.getByRole('form', { name: 'Dostava na adresu' })
  const price = form.getByLabel('Cijena s PDV-om, u eurima')
  await price.fill('skupo')
  await page.keyboard.press('Enter')
  await expect(price).toBeFocused()
  await expect(form.getByText('Upišite iznos, na primjer 4,90.')).toBeVisible()
  await expectNoBarrier(page, WIDTHS)
  await price.fill('5,50')
  await page.keyboard.press('Enter')
  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await expect(history.getByRole('listitem').first()).toContainText('4,90 € → 5,50 €')
  await expect(async () => {
    await visitor.reload()
    await expect(summary).toContainText('Dostava5,50 €', { timeout: 500 })
  }).toPass({ timeout: 2_000 })

  await history.getByRole('button', { name: 'Vratite „4,90 €”' }).press('Enter')
  await expect(price).toHaveValue('4,90')
  await expect(history.getByRole('listitem').first()).toContainText('5,50 € → 4,90 €')

  await page.goto('/admin/payment-methods')
  await expect(page.getByRole('listitem').filter({ hasText: 'Monri' })).toContainText('HPF_TOKEN')
  await expectNoBarrier(page, WIDTHS)
  for (const name of ['Kartica', 'Uplata na račun']) {
    const offered = page.getByRole('listitem').filter({ hasNotText: 'Nije u ponudi' })
    await offered.getByRole('link', { name }).click()
    await page.getByRole('checkbox', { name: 'U ponudi kupcima' }).uncheck()
    await page.getByRole('button', { name: 'Spremite', exact: true }).click()
    await expect(page.getByText('Isključeno', { exact: true })).toBeVisible()
    await page.goBack()
  }
  await page.getByRole('link', { name: 'Plaćanje pouzećem' }).click()
  await page.getByRole('checkbox', { name: 'U ponudi kupcima' }).uncheck()
  await page.getByRole('button', { name: 'Spremite', exact: true }).click()
  const closing = page.getByRole('dialog', { name: 'Kupci više ne bi mogli naručiti' })
  await expectNoBarrier(page, WIDTHS)
  await closing.getByRole('button', { name: 'Odustanite' }).press('Enter')
  await expect(page.getByText('U ponudi', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Spremite', exact: true }).click()
  await closing.getByRole('button', { name: 'Ipak zatvorite blagajnu' }).press('Enter')
  await page.goto('/admin/payment-methods')
  await expect(page.getByRole('status')).toContainText('kupci sada ne mogu naručiti')

  // Other stories buy in the same shop.
  for (const name of ['Kartica', 'Uplata na račun', 'Plaćanje pouzećem']) {
    const ended = page.getByRole('listitem').filter({ hasText: 'Isključeno' })
    await ended.getByRole('link', { name }).click()
    await page.getByRole('checkbox', { name: 'U ponudi kupcima' }).check()
    await page.getByRole('button', { name: 'Spremite', exact: true }).click()
    await expect(page.getByText('U ponudi', { exact: true })).toBeVisible()
    await page.goBack()
  }
  await expect(page.getByText('kupci sada ne mogu naručiti')).toBeHidden()
  await visitor.close()
})
