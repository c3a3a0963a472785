import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { letterTo, linkIn } from '#tests/support/mailbox.ts'
import { EDITOR, OWNER, openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const OLD_LINK = '/vijesti/2024/juniori-u-planini.html'
const REPORT = '/juniori-u-planini'
const EMAIL = 'ivana@dnevnik.example'
const QUESTION = 'Gdje juniori treniraju ove zime?'

/** The site was moved once; its old addresses lead to the new ones. */
async function redirectOldLink(page: Page): Promise<void> {
  await openOffice(page, '/admin/redirects', EDITOR)
  await page.getByRole('button', { name: 'Uvezite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Retci').fill(`${OLD_LINK};${REPORT}`)
  await dialog.getByRole('button', { name: 'Provjerite retke' }).click()
  await dialog.getByRole('button', { name: /^Uvezite 1 / }).click()
  await expect(dialog).toHaveCount(0)
}

/** Path of the page of a form that an editor builds at her desk, with a field of her own. */
async function buildForm(page: Page): Promise<string> {
  await page.goto('/admin/forms')
  await page.getByRole('button', { name: 'Novi obrazac' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naziv').fill('Upiti medija')
  await dialog.getByRole('button', { name: 'Izradite obrazac' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upiti medija' })).toBeVisible()
  await page.getByRole('button', { name: 'Dodajte polje' }).click()
  await page.getByRole('button', { name: /^Kratki tekst/ }).click()
  await page.keyboard.type('Redakcija')
  await page.getByLabel('Naslov').first().fill('Pitanja medija')
  await page.getByRole('checkbox', { name: /^Otvoren/ }).click()
  await page.getByRole('button', { name: 'Spremite obrazac' }).click()
  await expect(page.getByText('Sve je spremljeno.')).toBeVisible()
  const own = page.getByRole('link', { name: /^\/obrazac\/\d+$/ })
  return (await own.getAttribute('href')) ?? ''
}

test('a journalist follows a link of two years ago, subscribes, and sends a question through the form of that morning [SE-03] [FM-13] [FM-15] [EV-01~]', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  await redirectOldLink(page)
  const path = await buildForm(page)
  await expectNoBarrier(page, [360, 1440])

  const phone = { viewport: { width: 360, height: 800 }, baseURL: baseURL ?? '' }
  const journalist = await browser.newPage(phone)
  await visit(journalist, OLD_LINK)
  await expect(journalist).toHaveURL(REPORT)
  const main = journalist.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Juniori')

  await visit(journalist, '/dogadjaji')
  const calendar = main.getByRole('link', { name: 'Pretplatite se na kalendar' })
  const feed = (await calendar.getAttribute('href'))?.replace(/^webcal:\/\/[^/]+/, '') ?? ''
  const events = await journalist.request.get(feed)
  expect(await events.text()).toContain('BEGIN:VEVENT')

  const footer = journalist.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' })
  await footer.getByLabel('Adresa e-pošte').fill(EMAIL)
  await footer.getByRole('button', { name: 'Želim newsletter' }).click()
  await main.getByRole('checkbox').first().check()
  await main.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(main.getByText('Provjerite e-poštu')).toBeVisible()
  await journalist.goto(linkIn(await letterTo(product.dataDir, EMAIL, /Potvrdite prijavu/)))
  await expect(main.getByText('Prijavljeni ste na newsletter.')).toBeVisible()

  await visit(journalist, path)
  await expectNoBarrier(journalist, [320, 1280])
  const form = main.getByRole('form', { name: 'Pitanja medija' })
  await form.getByLabel('Ime i prezime').fill('Ivana Novak')
  await form.getByLabel('E-pošta').fill(EMAIL)
  await form.getByLabel('Poruka').fill(QUESTION)
  await form.getByLabel('Redakcija').fill('Otočki dnevnik')
  await form.getByRole('button').last().click()
  await expect(main.getByText('Hvala, primili smo vaše podatke.')).toBeVisible()
  await journalist.close()

  await openOffice(page, '/admin/form-answers', OWNER)
  await page.getByRole('link', { name: /^Ivana Novak/ }).click()
  await expect(page.getByText(QUESTION, { exact: true })).toBeVisible()
  await expect(page.getByText('Otočki dnevnik')).toBeVisible()
})
