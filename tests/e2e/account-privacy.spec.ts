import { pino } from 'pino'
import type { Locator, Page } from 'playwright/test'
import { writeConsent } from '#services/modules/gdpr/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { openDatabase } from '#services/platform/database.ts'
import { becomeCustomer, fillRegistration, somebody } from '#tests/support/account.ts'
import { testConfig } from '#tests/support/database.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

async function openNewsConsent(page: Page, product: ProductServer): Promise<Locator> {
  await becomeCustomer(page, product)
  await visit(page, '/profil/privatnost')
  return page.getByRole('checkbox', { name: /vijesti/ })
}

test('a consent text that changes while a customer reads the old one is shown before it can be accepted', async ({
  page,
  product,
}) => {
  const news = await openNewsConsent(page, product)
  await expect(news).not.toBeChecked()
  const changed = page
    .getByRole('alert')
    .filter({ hasText: 'Tekst ove privole upravo se promijenio, pa ništa nije prihvaćeno.' })
  await rewrite(product.dataDir, '<p>Želim primati vijesti i ponude sponzora.</p>')

  await news.click()
  await expect(changed).toBeVisible()
  await expect(page.getByText('Želim primati vijesti i ponude sponzora.')).toBeVisible()
  await expect(news).not.toBeChecked()

  await news.click()
  await expect(page.getByText('Privola je dana.')).toBeVisible()
  await expect(news).toBeChecked()
  await rewrite(product.dataDir, '<p>Želim primati vijesti.</p>')

  // A consent given before the change stays valid, and the new text is offered for acceptance.
  await page.reload()
  await untilTakenOver(page)
  await expect(page.getByText('Tekst se u međuvremenu promijenio.')).toBeVisible()
  await rewrite(product.dataDir, '<p>Želim primati vijesti saveza.</p>')
  await page.getByRole('button', { name: 'Prihvatite novi tekst' }).click()
  await expect(changed).toBeVisible()
  await expect(page.getByText('Želim primati vijesti saveza.')).toBeVisible()
  await page.getByRole('button', { name: 'Prihvatite novi tekst' }).click()
  await expect(page.getByText('Privola je dana.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prihvatite novi tekst' })).toHaveCount(0)

  // The history has each answer with the text that was read.
  await page.getByText('Povijest: što ste prihvatili i povukli').press('Enter')
  const history = page.getByRole('group').getByRole('listitem')
  await expect(history.nth(0)).toContainText('Želim primati vijesti saveza.')
  await expect(history.nth(1)).toContainText('Želim primati vijesti i ponude sponzora.')
  await expect(history.nth(1)).toContainText(/Prihvaćeno .+, inačica teksta 2/)
})

test('the switch still works when the new text cannot be fetched', async ({ page, product }) => {
  const news = await openNewsConsent(page, product)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('isAccepted')
      ? route.fulfill({
          json: {
            data: {
              changeConsent: {
                __typename: 'ConsentProblem',
                code: 'TEXT_CHANGED',
                message: 'The text has changed.',
              },
            },
          },
        })
      : route.abort(),
  )
  await news.click()
  await expect(page.getByText('Promjenu nismo uspjeli zabilježiti')).toBeVisible()
  await expect(page.getByText('Tekst ove privole upravo se promijenio')).toHaveCount(0)

  await page.unroute('**/graphql')
  await news.click()
  await expect(page.getByText('Privola je dana.')).toBeVisible()
})

test('a text that changes during a registration is shown with an empty box, and nothing is sent', async ({
  page,
  product,
}) => {
  await visit(page, '/registracija')
  const person = somebody()
  await fillRegistration(page, person)
  const news = page.getByRole('checkbox', { name: /vijesti/ })
  await news.check()
  await rewrite(product.dataDir, '<p>Želim primati vijesti i pozive na utakmice.</p>')
  const send = page.getByRole('button', { name: 'Registrirajte se' })
  await send.click()

  await expect(page.getByText('Tekst privole upravo se promijenio')).toBeFocused()
  await expect(page.getByText('Želim primati vijesti i pozive na utakmice.')).toBeVisible()
  await expect(news).not.toBeChecked()
  await expect(page.getByLabel('E-adresa')).toHaveValue(person.email)
  await expect(page.getByRole('checkbox', { name: /uvjete/ })).toBeChecked()

  await news.check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Provjerite e-poštu' })).toBeFocused()
})

test('a customer who changes a consent too often sees how long to wait', async ({
  page,
  product,
}) => {
  const news = await openNewsConsent(page, product)
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        data: {
          changeConsent: {
            __typename: 'TooManyProblem',
            code: 'TOO_MANY_REQUESTS',
            message: 'Previše pokušaja. Pokušajte ponovno za 29 min.',
            field: null,
          },
        },
      },
    }),
  )
  await news.click()

  await expect(page.getByText('Previše pokušaja. Pokušajte ponovno za 29 min.')).toBeVisible()
  await expect(news).not.toBeChecked()
})

/** Staff edit the text while the shop runs. */
async function rewrite(dataDir: string, html: string): Promise<void> {
  const config = testConfig({ dataDir, databaseUrl: null })
  const { db, close } = openDatabase(config, { log: pino({ level: 'silent' }), sole: false })
  try {
    const rows = await db
      .selectFrom('consent_text as text')
      .innerJoin('consent', 'consent.id', 'text.consent_id')
      .where('text.html', 'like', '%vijesti%')
      .select('consent.number')
      .execute()
    const number = rows[0]?.number
    if (number === undefined) throw new Error('The demo has no newsletter consent')
    await db
      .transaction()
      .execute((trx) => writeConsent(trx, { number, language: 'hrv', html }, systemClock))
  } finally {
    await close()
  }
}
