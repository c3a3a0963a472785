import type { Locator, Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { letterTo, linkIn } from '#tests/support/mailbox.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

const TO_CONFIRM = /Potvrdite prijavu/

const footerForm = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' })

/** Path of the page that stops, in the text of a letter. */
function stopIn({ text }: { readonly text: string }): string {
  return /\/newsletter\/odjava\/[\w.-]+/.exec(text)?.[0] ?? ''
}

/** From the footer of a page to the letter. */
async function signUp(page: Page, email: string): Promise<void> {
  await footerForm(page).getByLabel('Adresa e-pošte').fill(email)
  await footerForm(page).getByRole('button', { name: 'Želim newsletter' }).click()
  const main = page.getByRole('main')
  await expect(page).toHaveURL('/newsletter')
  await expect(main.getByRole('alert')).toHaveText('')
  await expect(main.getByLabel('E-adresa')).toHaveValue(email)
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a visitor signs up in the footer, is confirmed in the same browser, stops and comes back [FM-13] [EC-02]', async ({
      page,
      product,
    }) => {
      const email = `novosti-${width}@posta.example`
      await visit(page, '/shop')
      await signUp(page, email)
      await untilTakenOver(page)
      await expectNoBarrier(page, [width])
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Prijavite se' }).click()
      await expect(main.getByText('Potrebno je prihvatiti privolu')).toBeVisible()
      await main.getByRole('checkbox').first().check()
      await main.getByRole('button', { name: 'Prijavite se' }).click()
      await expect(main.getByText('Provjerite e-poštu')).toBeFocused()

      const letter = await letterTo(product.dataDir, email, TO_CONFIRM)
      await page.goto(linkIn(letter))
      await expect(main.getByText('Prijavljeni ste na newsletter.')).toBeVisible()
      await expect(main.getByText(email)).toBeVisible()

      await visit(page, stopIn(letter))
      await expectNoBarrier(page, [width])
      await main.getByRole('button', { name: 'Odjavite me' }).click()
      await expect(main.getByText('Više vam nećemo slati newsletter.')).toBeFocused()
      await main.getByRole('button', { name: 'Vratite prijavu' }).click()
      await expect(main.getByText('Newsletter vam i dalje stiže.')).toBeFocused()
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one press more confirms, and the same pages sign up and stop [FM-13~]', async ({
    page,
    product,
  }) => {
    const email = 'bez-skripti@posta.example'
    await page.goto('/')
    await signUp(page, email)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Prijavite se' }).click()
    await expect(main.getByText('Potrebno je prihvatiti privolu').first()).toBeVisible()
    await main.getByRole('checkbox').first().check()
    await main.getByRole('button', { name: 'Prijavite se' }).click()
    await expect(main.getByText('Provjerite e-poštu')).toBeVisible()

    const letter = await letterTo(product.dataDir, email, TO_CONFIRM)
    await page.goto(linkIn(letter))
    await main.getByRole('button', { name: 'Potvrdite prijavu' }).click()
    await expect(main.getByText('Prijavljeni ste na newsletter.')).toBeVisible()
    await page.goto(stopIn(letter))
    await main.getByRole('button', { name: 'Odjavite me' }).click()
    await main.getByRole('button', { name: 'Vratite prijavu' }).click()
    await expect(main.getByText('Newsletter vam i dalje stiže.')).toBeVisible()
  })
})

test.describe('the page behind a confirmation', () => {
  const query = (goalType: string, goal: string) =>
    `/potvrdi-email?${new URLSearchParams({ goalType, goal, confirmedEmail: 'iva@posta.example' })}`

  test('is a 404 without a goal, its type or the e-mail, and for goals elsewhere [RT-15] [EC-01] [EC-04] [EC-05]', async ({
    page,
  }) => {
    for (const address of [
      '/potvrdi-email?goalType=url&goal=/shop',
      '/potvrdi-email?goalType=url&confirmedEmail=iva@posta.example',
      '/potvrdi-email?goal=/shop&confirmedEmail=iva@posta.example',
      ...[query('page', '/shop'), query('url', '//evil.example'), query('url', 'https:evil')],
      ...[query('file', 'http://127.0.0.1:4100/'), query('file', '/media/../shop')],
    ]) {
      expect([address, (await page.goto(address))?.status()]).toEqual([address, 404])
    }
    await page.goto(query('message', 'Hvala').replace('/potvrdi-email', '/confirm-email'))
    await expect(page).toHaveURL(/\/potvrdi-email\?/)
  })

  test('shows no words of strangers, and leads on [EC-02~] [EC-04]', async ({ page }) => {
    await page.goto(query('message', 'Nazovite 060 123 456'))
    const main = page.getByRole('main')
    await expect(main.getByText('Sve je zabilježeno.')).toBeVisible()
    await expect(main.getByText('060')).toHaveCount(0)
    await page.goto(query('url', '/shop'))
    await expect(main.getByRole('link', { name: 'Nastavite' })).toHaveAttribute('href', '/shop')
    await page.waitForURL('/shop')
  })

  test('downloads a file, and offers another try when that fails [EC-03] [EC-06] [AP-37]', async ({
    page,
  }) => {
    const file = '/media/1/original/1-raspored.pdf'
    let tries = 0
    await page.route(`**${file}`, async (route) => {
      tries += 1
      if (tries === 1) await route.abort()
      else await route.fulfill({ body: 'Raspored', contentType: 'application/pdf' })
    })
    await visit(page, query('file', file))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Preuzmite datoteku' }).click()
    await expect(main.getByRole('status')).toHaveText(
      'Preuzimanje neuspješno. Molimo pokušajte ponovno.',
    )
    const saved = page.waitForEvent('download')
    await main.getByRole('link', { name: 'Pokušajte ponovno' }).click()
    expect((await saved).suggestedFilename()).toBe('1-raspored.pdf')
    await expect(main.getByRole('status')).toHaveText('Datoteka je preuzeta.')
  })
})
