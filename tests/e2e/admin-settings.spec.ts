import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const WIDTHS = [320, 1440]
const PRODUCT = '/product/sal-jadran'

/** Another owner gives the setting a value meanwhile. */
async function saveElsewhere(page: Page, key: string, base: string | null, value: string) {
  const query = `mutation ($input: SaveSettingInput!) { saveSetting(input: $input) { ... on SaveSettingSuccess { applied } } }`
  const json = (one: string | null) => (one === null ? null : JSON.stringify(one))
  const changes = [{ path: 'value', base: json(base), value: json(value) }]
  const input = { key, sitting: 'drugi-prozor', changes }
  const saved = await page.request.post('/graphql/staff', { data: { query, variables: { input } } })
  expect(await saved.json()).toMatchObject({ data: { saveSetting: { applied: ['value'] } } })
}

test('a setting is found, changed and set back, and shows on a cached page within two seconds', async ({
  page,
}) => {
  const shown = async () => await (await page.request.get(PRODUCT)).text()
  expect(await shown()).toContain('1 – 3')
  await openOffice(page, '/admin/settings')
  await expectNoBarrier(page, WIDTHS)
  await page.getByRole('searchbox').fill('koliko traje dost')
  await expect(page.getByText('1 postavka', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Koliko traje dostava' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koliko traje dostava')
  const form = page.getByRole('form', { name: 'Koliko traje dostava' })
  const value = form.getByLabel('Vrijednost')
  await value.fill('uskoro')
  await page.keyboard.press('Enter')
  await expect(value).toBeFocused()
  await expect(form.getByText('Jedan broj ili dva, na primjer 2 ili 1-3.').first()).toBeVisible()
  await expectNoBarrier(page, WIDTHS)

  await saveElsewhere(page, 'checkout/deliveryDays', '1-3', '2-4')
  await value.fill('5-7')
  await page.keyboard.press('Enter')
  const differing = page.getByRole('dialog', { name: /u međuvremenu/ })
  await expect(differing).toContainText('2-4')
  await differing.getByRole('button', { name: 'Spremite „5-7”' }).press('Enter')
  await expect(differing).toHaveCount(0)
  await expect.poll(shown, { timeout: 2_000, intervals: [50] }).toContain('5 – 7')

  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await expect(history.getByRole('listitem').first()).toContainText('Vrijednost: 2-4 → 5-7')
  await history.getByRole('button', { name: 'Vratite „1-3”' }).press('Enter')
  await expect(differing).toContainText('5-7')
  await differing.getByRole('button', { name: 'Spremite „1-3”' }).press('Enter')
  await expect(differing).toHaveCount(0)
  await expect(value).toHaveValue('1-3')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('koliko traje dost')
  await expect(page.getByText(/Promjena: Marta Čačić/)).toBeVisible()
})

test('the site is closed with a text and an end, as its notice was shown before; staff go on under a bar [MT-01, MT-02, MT-03]', async ({
  page,
  browser,
  product: { url },
}) => {
  const visitor = await browser.newPage({ baseURL: url })
  await openOffice(page, '/admin/maintenance')
  const form = page.getByRole('form', { name: 'Zatvorite stranicu' })
  await form.getByLabel('Tekst za posjetitelje').fill('Selimo skladište.')
  await expect(form.getByRole('figure')).toContainText('Selimo skladište.')
  await form.getByLabel('Planirani kraj').fill('2020-01-01T10:00')
  await form.getByRole('button', { name: 'Zatvorite stranicu' }).press('Enter')
  await expect(form.getByText('Odaberite vrijeme u budućnosti.')).toBeVisible()
  await form.getByLabel('Planirani kraj').fill('2126-12-01T10:00')
  await expect(form.getByRole('figure')).toContainText('01.12.2126. 10:00')
  await expectNoBarrier(page, WIDTHS)
  await form.getByRole('button', { name: 'Zatvorite stranicu' }).press('Enter')
  await expect(page.getByText('Stranica je zatvorena za posjetitelje.')).toBeVisible()
  await expect(page.getByText(/Zadnja promjena: Marta Čačić/)).toBeVisible()

  await expect(async () => {
    const closed = await visitor.goto('/')
    expect(closed?.status()).toBe(503)
    expect(Number(closed?.headers()['retry-after'])).toBeGreaterThan(3_000_000)
  }).toPass()
  await expect(visitor.getByText('Selimo skladište.')).toBeVisible()
  await expectNoBarrier(visitor, WIDTHS)

  await page.goto('/shop')
  const bar = page.getByRole('complementary').filter({ hasText: 'zatvorena za posjetitelje' })
  await expect(bar).toBeVisible()
  await page.getByRole('link', { name: 'O nama' }).first().click()
  await expect(bar, 'also after a navigation of the app').toBeVisible()
  await bar.getByRole('link', { name: 'Održavanje' }).click()
  await page.getByRole('button', { name: 'Otvorite stranicu' }).press('Enter')
  await expect(page.getByText('Stranica je otvorena.')).toBeVisible()
  await expect(async () => expect((await visitor.goto('/'))?.status()).toBe(200)).toPass()
  await visitor.close()
})

test('a packer has no entry for settings, and reads at their address which right is missing', async ({
  page,
}) => {
  await openOffice(page, '/admin/settings/checkout/deliveryDays', PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
  const menu = page.getByRole('navigation', { name: 'Glavni izbornik' })
  await expect(menu.getByRole('link', { name: 'Narudžbe' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Postavke' })).toHaveCount(0)
})
