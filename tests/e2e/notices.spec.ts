import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Locator, Page } from 'playwright/test'
import { becomeCustomer } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { letterTo } from '#tests/support/mailbox.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const SCARF = '/product/sal-jadran'
const SHIRT = '/product/dres-domaci'
const ARCHIVED = '/product/kapa-trcanje'

const stockForm = (page: Page): Locator =>
  page.getByRole('region', { name: 'Javite mi kad stigne' })
const consentIn = (scope: Locator): Locator => scope.getByRole('checkbox')

/** Sets the stock as staff do; the shop follows the change feed. */
function setStock(dataDir: string, slug: string, onHand: number): void {
  const database = new Sqlite(join(dataDir, 'savez.sqlite'), { timeout: 5_000 })
  try {
    const product = database
      .prepare(`select target from slug where kind = 'product' and slug = ?`)
      .pluck()
      .get(slug)
    database.prepare('update stock set on_hand = ? where product_id = ?').run(onHand, product)
    database.prepare('insert into change (topic) values (?)').run(`product:${product}`)
  } finally {
    database.close()
  }
}

/** Paths of the site in the text of a mail. */
function pathIn({ text }: { readonly text: string }, path: string): string {
  const [address = ''] = new RegExp(`https?://\\S+${path}\\S+`).exec(text) ?? []
  return new URL(address).pathname
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a guest is told by mail that the product is back, and stops all other mails by one press', async ({
      page,
      product,
    }) => {
      const slug = width === 320 ? 'plakat' : 'znacka-stoljece'
      const email = `gost-${width}@posta.example`
      await visit(page, `/product/${slug}`)
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const form = stockForm(page)
      await form.getByLabel('E-adresa').fill('gost')
      await form.getByRole('button', { name: 'Javite mi' }).click()
      await expect(form.getByLabel('E-adresa')).toBeFocused()
      await expect(form.getByText('Potrebno je prihvatiti privolu')).toBeVisible()
      await expectNoBarrier(page, [width])
      await form.getByLabel('E-adresa').fill(email)
      await consentIn(form).check()
      await form.getByRole('button', { name: 'Javite mi' }).click()
      await expect(form.getByRole('status')).toBeFocused()
      await expect(form.getByRole('status')).toContainText(`na ${email} poslali smo poveznicu`)

      const request = await letterTo(product.dataDir, email, /^Potvrdite da vam javimo/)
      await page.goto(pathIn(request, '/obavijest/potvrda/'))
      await expectNoBarrier(page, [width])
      await page.getByRole('button', { name: 'Da, javite mi' }).click()
      await expect(page.getByRole('heading', { name: 'Javit ćemo vam' })).toBeVisible()
      await page.getByRole('link', { name: 'Povratak na proizvod' }).click()
      await expect(page).toHaveURL(`/product/${slug}`)

      setStock(product.dataDir, slug, 4)
      const told = await letterTo(product.dataDir, email, /^Stiglo je: /)
      expect(told.subject).toContain(name)
      expect(told.text).toContain(`/product/${slug}`)

      await page.goto(pathIn(told, '/obavijest/odjava/'))
      await expectNoBarrier(page, [width])
      await page.getByRole('button', { name: 'Prekinite obavijesti' }).click()
      await expect(page.getByRole('heading', { name: 'Obavijesti su prekinute' })).toBeVisible()
    })

    test('a customer follows a price, finds it beside the wishes and stops it', async ({
      page,
      product,
    }) => {
      const { email } = await becomeCustomer(page, product)
      await visit(page, SCARF)
      await page.getByText('Javite mi kad cijena padne').click()
      const form = page.getByRole('form', { name: 'Javite mi kad cijena padne' })
      await expect(form.getByLabel('E-adresa')).toHaveValue(email)
      await expectNoBarrier(page, [width])
      await form.getByRole('button', { name: 'Javite mi' }).click()
      await expect(page.getByText(`Javit ćemo vam na ${email}.`)).toBeFocused()

      await visit(page, '/lista-zelja')
      const list = page.getByRole('region', { name: 'Javit ćemo vam' })
      await expect(list.getByRole('listitem')).toContainText('Kad cijena padne ispod')
      await expectNoBarrier(page, [width])
      await list.getByRole('button', { name: /^Prekinite: / }).click()
      await expect(page.getByText(/više vam nećemo javiti/)).toBeVisible()
      await expect(list).toHaveCount(0)
    })
  })

  test.describe(`without scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })

    test('a visitor signs up for a size that is sold out, and for a lower price', async ({
      page,
      product,
    }) => {
      const email = `bez-skripti-${width}@posta.example`
      await page.goto(SHIRT)
      const form = stockForm(page)
      await form.getByLabel('Što čekate?').selectOption({ index: 0 })
      await form.getByLabel('E-adresa').fill(email)
      await form.getByRole('button', { name: 'Javite mi' }).click()
      await expect(form.getByText('Potrebno je prihvatiti privolu')).toBeVisible()
      await expect(form.getByLabel('E-adresa')).toHaveValue(email)
      await consentIn(form).check()
      await form.getByRole('button', { name: 'Javite mi' }).click()
      await expect(form.getByRole('status')).toContainText(`na ${email} poslali smo poveznicu`)
      const content = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(content).toBeLessThanOrEqual(width)
      await letterTo(product.dataDir, email, /^Potvrdite da vam javimo/)

      await page.goto(SCARF)
      await page.getByText('Javite mi kad cijena padne').click()
      const price = page.getByRole('form', { name: 'Javite mi kad cijena padne' })
      await price.getByLabel('E-adresa').fill('krivo')
      await price.getByRole('button', { name: 'Javite mi' }).click()
      await expect(price.getByLabel('E-adresa')).toBeFocused()
      await price.getByLabel('E-adresa').fill(email)
      await price.getByRole('button', { name: 'Javite mi' }).click()
      await expect(page.locator('details').getByRole('status')).toContainText(`na ${email}`)
    })
  })
}

test('the page of an archived product offers to tell when it returns [PR-26~]', async ({
  page,
}) => {
  await visit(page, ARCHIVED)
  await expect(page.getByText('Ovaj proizvod više nije u ponudi.')).toBeVisible()
  await expect(stockForm(page).getByLabel('E-adresa')).toBeVisible()
  await expectNoBarrier(page, [320, 1280])
})

test('a size that is sold out is chosen and waited for', async ({ page, product }) => {
  const email = 'velicina@posta.example'
  await visit(page, SHIRT)
  await page
    .getByRole('radio', { name: / – rasprodano$/ })
    .first()
    .check()
  const form = stockForm(page)
  await form.getByLabel('E-adresa').fill(email)
  await consentIn(form).check()
  await form.getByRole('button', { name: 'Javite mi' }).click()
  const letter = await letterTo(product.dataDir, email, /^Potvrdite/)
  expect(letter.text).toMatch(/kad stigne Domaći dres Jadran 2026\/27, /)
})
