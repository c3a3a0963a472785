import { expectNoBarrier } from '#tests/support/barriers.ts'
import { EDITOR, openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

test('an editor sends visitors of dead links on, imports a table, and takes a redirect back [SE-03]', async ({
  page,
}) => {
  for (const path of ['/shop/dres-domaci.html', '/stari-letak']) {
    expect((await page.request.get(path)).status()).toBe(404)
  }
  await openOffice(page, '/admin', EDITOR)
  await page.getByRole('link', { name: 'Mrtve poveznice' }).first().press('Enter')
  const dead = page.getByRole('table', { name: 'Mrtve poveznice' })
  const shirt = dead.getByRole('row').filter({ hasText: '/shop/dres-domaci.html' })
  await expect(shirt.getByRole('link', { name: '/product/dres-domaci' })).toBeVisible()
  await expectNoBarrier(page, [360, 1440])
  await shirt.getByRole('button', { name: /^Preusmjerite/ }).press('Enter')
  await expect(shirt).toHaveCount(0)
  await expect(async () => {
    const moved = await page.request.get('/shop/dres-domaci.html', { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, '/product/dres-domaci'])
  }).toPass({ timeout: 2_000 })

  const leaflet = dead.getByRole('row').filter({ hasText: '/stari-letak' })
  await leaflet.getByRole('button', { name: /^Odaberite cilj/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vodi na').fill('https://evil.example')
  await dialog.getByRole('button', { name: 'Spremite' }).click()
  await expect(dialog.getByText('Upišite putanju ove stranice')).toBeVisible()
  await dialog.getByLabel('Vodi na').fill('sal-jad')
  await expect(dialog.locator('option')).toHaveAttribute('value', '/product/sal-jadran')
  await dialog.getByLabel('Vodi na').fill('/shop')
  await dialog.getByRole('button', { name: 'Spremite' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(leaflet).toHaveCount(0)

  await page.getByRole('link', { name: 'Preusmjerenja' }).first().click()
  const table = page.getByRole('table', { name: 'Preusmjerenja' })
  await expect(table.getByRole('row').filter({ hasText: '/stari-letak' })).toContainText('/shop')
  await page.getByRole('button', { name: 'Uvezite' }).click()
  await dialog.getByLabel('Retci').fill('/stari-letak;/objave\n/stari-shop/*;/shop\n/krug;/krug')
  await dialog.getByRole('button', { name: 'Provjerite retke' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Redak 3.*Vraća na isto mjesto/,
    /Redak 1.*Promjena.*\(sada \/shop\)/,
    /Redak 2.*Novo/,
  ])
  await expectNoBarrier(page, [360, 1440])
  await dialog.getByRole('button', { name: 'Uvezite 2 retka' }).click()
  await expect(dialog).toHaveCount(0)
  await table.getByRole('button', { name: '/stari-shop/*' }).click()
  await dialog.getByRole('button', { name: 'Obrišite' }).click()
  await expect(table.getByRole('button', { name: '/stari-shop/*' })).toHaveCount(0)
})
