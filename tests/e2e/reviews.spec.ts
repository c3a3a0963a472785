import type { Page } from 'playwright/test'
import { becomeCustomer, login, makeAccount } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { expect, test } from '#tests/support/story.ts'
import { runTool } from '#tests/support/tool.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

const REVIEWED = '/product/dres-domaci'
const POST = '/jesen-u-brojkama'
const WIDTHS = [320, 1280]

const reviewsOn = (page: Page) =>
  page.getByRole('list', { name: 'Recenzije' }).getByRole('listitem')

/** Publishes all waiting reviews as staff do while the program runs. */
async function publishAll({ dataDir }: ProductServer): Promise<string> {
  const run = (...given: readonly string[]) => runTool('comments', { dataDir }, ...given)
  const waiting = [...(await run('list')).matchAll(/^\d+\.\d+/gm)].map(([number]) => number)
  return await run('publish', ...waiting)
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a shopper reads what others wrote, ten at a time [CM-22] [KO-05]', async ({ page }) => {
      await visit(page, REVIEWED)
      await page.getByRole('link', { name: /^Ocjena 4,3 od 5, 24 ocjene/ }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Recenzije' })).toBeInViewport()
      await expect(reviewsOn(page)).toHaveCount(10)
      await expect(
        page.getByRole('region', { name: 'Recenzije' }).getByText('24 ocjene'),
      ).toBeVisible()
      await expect(reviewsOn(page).first()).toContainText('Kupljeno kod nas')

      await page.getByRole('link', { name: 'Prikažite još' }).press('Enter')
      await expect(reviewsOn(page)).toHaveCount(20)
      await expect(reviewsOn(page).nth(10)).toBeFocused()
      await page.getByRole('link', { name: 'Prikažite još' }).click()
      await expect(reviewsOn(page)).toHaveCount(24)
      await expect(page.getByRole('link', { name: 'Prikažite još' })).toHaveCount(0)
      await expectNoBarrier(page, [width])
    })

    test('a customer writes by keyboard, sees it wait, changes it, and staff publish it [CM-12] [CM-13] [ER-18]', async ({
      page,
      product,
    }) => {
      const slug = width === 320 ? 'lopta-djecja' : 'dres-djecji'
      await becomeCustomer(page, product)
      await visit(page, `/product/${slug}`)
      const before = await reviewsOn(page).count()
      await page.getByRole('link', { name: 'Napišite recenziju' }).press('Enter')
      await expect(page).toHaveURL(`/recenzija/${slug}`)
      await expectNoBarrier(page, [width])

      await page.getByRole('button', { name: 'Pošaljite' }).click()
      const stars = page.getByRole('group', { name: 'Ocjena' })
      await expect(stars).toHaveAccessibleDescription('Odaberite ocjenu')
      await expect(stars.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('Space')
      for (let more = 0; more < 3; more += 1) await page.keyboard.press('ArrowRight')
      await expect(stars.getByRole('radio', { name: 'Ocjena 4 od 5' })).toBeChecked()
      await page.getByLabel('Tekst').fill('<b>Čvrsto</b> šivano, žuti đon.')
      await page.getByRole('button', { name: 'Pošaljite' }).press('Enter')
      await expect(page.getByText('Hvala! Objavit ćemo nakon pregleda.')).toBeVisible()
      const own = page.getByRole('region', { name: 'Vaše recenzije' }).getByRole('listitem')
      await expect(own).toContainText('Čeka objavu')

      await expect(page.getByRole('heading', { name: 'Uredite svoju recenziju' })).toBeVisible()
      await page.getByRole('radio', { name: 'Ocjena 5 od 5' }).check()
      await page.getByRole('button', { name: 'Spremite promjene' }).click()
      await expect(own.getByText('Ocjena 5 od 5')).toBeAttached()
      await visit(page, `/product/${slug}`)
      await expect(reviewsOn(page)).toHaveCount(before)

      expect(await publishAll(product)).toContain('published')
      await expect(async () => {
        await visit(page, `/product/${slug}`)
        await expect(reviewsOn(page)).toHaveCount(before + 1, { timeout: 500 })
      }).toPass()
      await expect(reviewsOn(page).first()).toContainText('Ana-Marija Đ.')
      await expect(reviewsOn(page).first()).toContainText('<b>Čvrsto</b> šivano, žuti đon.')
      await expect(reviewsOn(page).first()).not.toContainText('Kupljeno kod nas')
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('a guest reads on, logs in, reviews and changes it [CM-11] [CM-13] [CM-22]', async ({
        page,
        product,
      }) => {
        const person = await makeAccount(page, product)
        await page.goto(REVIEWED)
        await page.getByRole('link', { name: 'Prikažite još' }).click()
        await expect(page).toHaveURL(`${REVIEWED}?recenzije=2#recenzije`)
        await expect(reviewsOn(page)).toHaveCount(10)
        await page.getByRole('link', { name: 'Novije' }).click()
        await expect(page).toHaveURL(`${REVIEWED}#recenzije`)
        await expect(page.getByText('pišu samo prijavljeni korisnici')).toBeVisible()

        await page.goto('/product/hoodica-djecja')
        await page.getByRole('link', { name: 'Prijavite se i napišite recenziju' }).click()
        await page.getByLabel('E-adresa').fill(person.email)
        await page.getByLabel('Lozinka', { exact: true }).fill(person.password)
        await page.getByRole('button', { name: 'Prijavite se' }).click()
        await expect(page).toHaveURL('/recenzija/hoodica-djecja')

        await page.getByLabel('Tekst').fill('Bez ocjene')
        await page.getByRole('button', { name: 'Pošaljite' }).click()
        await expect(page.getByRole('group', { name: 'Ocjena' })).toHaveAccessibleDescription(
          'Odaberite ocjenu',
        )
        await expect(page.getByLabel('Tekst')).toHaveValue('Bez ocjene')
        await page.getByRole('radio', { name: 'Ocjena 3 od 5' }).check()
        await page.getByRole('button', { name: 'Pošaljite' }).click()
        const own = page.getByRole('region', { name: 'Vaše recenzije' }).getByRole('listitem')
        await expect(own).toContainText('Čeka objavu')
        await expect(page.getByRole('radio', { name: 'Ocjena 3 od 5' })).toBeChecked()
        await page.getByLabel('Tekst').fill('S ocjenom')
        await page.getByRole('button', { name: 'Spremite promjene' }).click()
        await expect(own).toContainText('S ocjenom')
        await expect(own).toHaveCount(1)
        const content = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(content).toBeLessThanOrEqual(width)
      })
    })
  })
}

test('a reader comments on a post, after the login on the way [CM-11] [CM-22]', async ({
  page,
  product,
}) => {
  const person = await makeAccount(page, product)
  await page.context().clearCookies()
  await visit(page, POST)
  const comments = page.getByRole('list', { name: 'Komentari' }).getByRole('listitem')
  await expect(comments).toHaveCount(3)
  await page.getByRole('link', { name: 'Prijavite se i napišite komentar' }).click()
  // These parts hydrate last; until then the browser follows their links itself.
  await expect(page.getByLabel('E-adresa')).toBeVisible()
  await untilTakenOver(page)
  await login(page, person)
  await expect(page).toHaveURL('/komentar/jesen-u-brojkama')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pošaljite' }).click()
  await expect(page.getByLabel('Tekst')).toBeFocused()
  await page.getByLabel('Tekst').fill('Navijamo i dalje.')
  await page.getByRole('button', { name: 'Pošaljite' }).click()
  await expect(page.getByText('Čeka objavu')).toBeVisible()
  await expectNoBarrier(page, WIDTHS)

  await publishAll(product)
  await expect(async () => {
    await visit(page, POST)
    await expect(comments).toHaveCount(4, { timeout: 500 })
  }).toPass()
})

test('two tabs that send at once leave one review, and the later one is told why [CM-13] [ER-18]', async ({
  page,
  product,
}) => {
  await becomeCustomer(page, product)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    // A background tab may render no frames, and a click waits for frames.
    await tab.bringToFront()
    await tab.goto(`${product.url}/recenzija/salica`)
    await untilTakenOver(tab)
    await tab.getByRole('radio', { name: 'Ocjena 5 od 5' }).check()
  }
  await page.bringToFront()
  await page.getByRole('button', { name: 'Pošaljite' }).click()
  await expect(page.getByText('Čeka objavu')).toBeVisible()
  await other.bringToFront()
  await other.getByRole('button', { name: 'Pošaljite' }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'Već ste pisali o tome' })).toBeVisible()
  await other.reload()
  await expect(
    other.getByRole('region', { name: 'Vaše recenzije' }).getByRole('listitem'),
  ).toHaveCount(1)
})

test('cards and structured data tell the stars of what was reviewed, and nothing else', async ({
  page,
}) => {
  await page.goto('/shop?keywords=doma%C4%87i%20dres%20jadran')
  const card = page.getByRole('article').filter({ hasText: 'Domaći dres Jadran 2026/27' }).first()
  await expect(card).toContainText('Ocjena 4,3 od 5')

  const data = async (path: string) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    return blocks.join('\n')
  }
  const reviewed = await data(REVIEWED)
  expect(reviewed).toContain('"ratingValue":"4.29"')
  expect(reviewed).toContain('"reviewBody"')
  expect(await data('/product/kalendar-zidni')).not.toContain('aggregateRating')
})
