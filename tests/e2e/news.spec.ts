import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const WIDTHS = [320, 768, 1440]

test('the archive shows twelve posts a page, each with picture, excerpt and a way to read on [NW-01, NW-02, NW-03] [NW-04, NW-06]', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Sve vijesti' }).click()
  await expect(page).toHaveURL('/objave')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ARHIVA NOVOSTI')
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts).toHaveCount(12)
  for (const post of await posts.all()) {
    await expect(post.getByRole('heading')).not.toBeEmpty()
    await expect(post.locator('img').first()).toBeAttached()
    await expect(post).toContainText('Pročitajte')
  }
  await expectNoBarrier(page, WIDTHS)

  const first = await posts.first().getByRole('link').textContent()
  const pages = page.getByRole('navigation', { name: 'Stranice popisa' })
  await pages.getByRole('link', { name: 'Sljedeća stranica' }).click()
  await expect(page).toHaveURL('/objave?page=2')
  await expect(posts.first().getByRole('link')).not.toHaveText(first ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await posts.first().getByRole('link').click()
  await expect(page.getByText('VIJESTI', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sve vijesti' }).first().click()
  await expect(page).toHaveURL('/objave')
})

test('a category shows five posts, adds the next ones, and its address names the last page [NW-11, NW-12, NW-13]', async ({
  page,
}) => {
  await visit(page, '/objave')
  const categories = page.getByRole('navigation', { name: 'Kategorije vijesti' })
  await categories.getByRole('link', { name: 'Reprezentacija' }).click()
  await expect(page).toHaveURL('/objave/reprezentacija')
  await expect(categories.locator('[aria-current=page]')).toHaveText('Reprezentacija')
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts).toHaveCount(5)
  await expectNoBarrier(page, WIDTHS)

  await page.getByRole('link', { name: 'Prikažite još' }).click()
  await expect(posts).toHaveCount(10)
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .nth(5),
  ).toBeFocused()
  await expect(page).toHaveURL('/objave/reprezentacija?page=2')
  const pages = page.getByRole('navigation', { name: 'Stranice popisa' })
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
  await page.reload()
  await expect(posts).toHaveCount(5)
  await expect(pages.getByRole('link', { name: 'Prva stranica' })).toBeVisible()
  await pages.getByRole('link', { name: 'Posljednja stranica' }).click()
  await expect(page).toHaveURL('/objave/reprezentacija?page=3')
  await expect(page.getByRole('link', { name: 'Prikažite još' })).toHaveCount(0)
})

test('an old address of a post below the archive leads to the post, and a page beyond the last to the last [RT-13]', async ({
  page,
}) => {
  const location = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  expect(await location('/objave/jesen-u-brojkama')).toEqual([301, '/jesen-u-brojkama'])
  expect(await location('/blog?page=2')).toEqual([301, '/objave?page=2'])
  expect(await location('/objave/reprezentacija?page=99')).toEqual([
    302,
    '/objave/reprezentacija?page=3',
  ])
})

test('without scripts the archive and a category are read page by page [NW-04, NW-12]', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto('/objave/reprezentacija')
  await page.getByRole('link', { name: 'Prikažite još' }).click()
  await expect(page).toHaveURL('/objave/reprezentacija?page=2')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  await page.close()
})

test('questions are found by their words and open by keyboard; without scripts all can be read', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/cesta-pitanja')
  const questions = page.getByRole('main').locator('details')
  const all = await questions.count()
  expect(all).toBeGreaterThan(8)
  await expectNoBarrier(page, WIDTHS)
  await page.getByLabel('Pretražite pitanja').fill('VELICINU')
  await expect(questions).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 pitanje' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'tablicu veličina' })).toBeVisible()
  await page.getByLabel('Pretražite pitanja').fill('nema toga')
  await expect(questions).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pišite nam' })).toBeVisible()

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await plain.goto('/cesta-pitanja')
  await expect(plain.getByLabel('Pretražite pitanja')).toBeHidden()
  await plain.getByText('Kako znam koju veličinu odabrati?').click()
  await expect(plain.getByRole('link', { name: 'tablicu veličina' })).toBeVisible()
  await plain.close()
})

test('below a post stand the products of its text, and three others of its category', async ({
  page,
}) => {
  await visit(page, '/novi-domaci-dres')
  const offer = page.getByRole('region', { name: 'U trgovini' })
  await expect(offer.getByRole('article')).toHaveCount(2)
  await expect(offer.getByRole('link', { name: 'Domaći dres' }).first()).toHaveAttribute(
    'href',
    '/product/dres-domaci',
  )
  const others = page.getByRole('region', { name: 'Još vijesti' }).getByRole('article')
  await expect(others).toHaveCount(3)
  for (const other of await others.all()) await expect(other).toContainText('Reprezentacija')
  await expectNoBarrier(page, WIDTHS)

  await others.first().getByRole('link').click()
  await expect(page).not.toHaveURL('/novi-domaci-dres')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
