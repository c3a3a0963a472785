import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

const contents = (page: Page) =>
  page.getByRole('region', { name: 'Vijesti i stranice' }).getByRole('article')
const products = (page: Page) =>
  page.getByRole('region', { name: 'Proizvodi', exact: true }).getByRole('article')

async function openSearch(page: Page) {
  await page.keyboard.press('/')
  const overlay = page.getByRole('dialog', { name: 'Pretraga' })
  const field = overlay.getByLabel('Što tražite?')
  await expect(field).toBeFocused()
  return { overlay, field }
}

test('a search shows its words, the count, cards and products [RT-07~, SR-01, SR-02]', async ({
  page,
}) => {
  await page.goto('/search?keywords=rukomet')
  await expect(page).toHaveURL('/pretraga?keywords=rukomet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezultati za „rukomet”')
  await expect(page.getByText(/^\d+ rezultat/)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main').getByLabel('Što tražite?')).toHaveValue('rukomet')
  await expect(products(page)).toHaveCount(4)
  await page.getByRole('link', { name: /^Prikažite .*\d+ proizvod/ }).click()
  await expect(page).toHaveURL('/shop?keywords=rukomet')
})

test('a card shows picture, category, title and excerpt [SR-04]', async ({ page }) => {
  await page.goto('/pretraga?keywords=izbornik+objavio+popis')
  const card = contents(page).first()
  await expect(card.getByRole('link')).toHaveText(/Izbornik objavio popis/)
  await expect(card).toContainText('Reprezentacija')
  await expect(card.locator('img').last()).toHaveAttribute('srcset', /320w/)
  await expect(card.locator('p').last()).toContainText(/\w{4}/)
})

test('more is added eight by eight; Back restores all of it and the place without a request [SR-05, SR-06]', async ({
  page,
}) => {
  await visit(page, '/pretraga?keywords=rukomet')
  await expect(contents(page)).toHaveCount(9)
  const more = page.getByRole('link', { name: 'Učitajte još' })
  for (const [count, depth] of [
    [17, 2],
    [25, 3],
  ] as const) {
    const before = await page.evaluate(() => window.scrollY)
    await more.click()
    await expect(contents(page)).toHaveCount(count)
    await expect(page).toHaveURL(`/pretraga?keywords=rukomet&page=${depth}`)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(before)
  }
  const titles = await contents(page).getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(25)

  const last = contents(page).nth(20).getByRole('link')
  await last.scrollIntoViewIfNeeded()
  // The click itself may scroll the card away from a sticky bar.
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('left-at', String(window.scrollY))
    addEventListener('click', note, { capture: true, once: true })
  })
  await last.click()
  await expect(page).not.toHaveURL(/pretraga/)
  const top = await page.evaluate(() => Number(sessionStorage.getItem('left-at')))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) sent.push(request.postData() ?? '')
  })
  await page.goBack()
  await expect(contents(page)).toHaveCount(25)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top))
    .toBeLessThan(100)
  expect(sent.filter((body) => /"Search(Screen|More)"/.test(body))).toEqual([])

  await page.reload()
  await untilTakenOver(page)
  expect(await contents(page).getByRole('heading').allTextContents()).toEqual(titles)

  const field = page.getByRole('main').getByLabel('Što tražite?')
  await field.fill('klub')
  await field.press('Enter')
  await expect(page).toHaveURL('/pretraga?keywords=klub')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezultati za „klub”')
  await expect(contents(page)).toHaveCount(9)
})

test('a typing error is named and the results of the correction are shown', async ({ page }) => {
  await page.goto('/pretraga?keywords=doma%C4%87i+drse')
  await expect(page.getByText('Prikazujemo rezultate za „domaći dres”.')).toBeVisible()
  await expect(products(page).first().getByRole('heading')).toContainText(/dres/i)
  await expect(page.getByRole('link', { name: /^Prikažite/ })).toHaveAttribute(
    'href',
    '/shop?keywords=doma%C4%87i+dres',
  )
})

test('an empty result says so and suggests where to go on [SR-03]', async ({ page }) => {
  for (const keywords of ['plimforg', '<script>alert(1)</script>xyzzyx', 'q'.repeat(5_000)]) {
    const answer = await page.goto(`/pretraga?keywords=${encodeURIComponent(keywords)}`)
    expect(answer?.status(), keywords.slice(0, 20)).toBe(200)
    await expect(page.getByText('Nema rezultata pretrage!')).toBeVisible()
    const offered = page.getByRole('region', { name: 'Popularno u trgovini' })
    await expect(offered.getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Kategorije' })).toBeVisible()
  }
  await page.goto('/pretraga')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pretraga')
  await expect(page.getByText('Nema rezultata pretrage!')).toBeHidden()
})

test('suggestions are chosen with the arrow keys, Enter opens the chosen one [HF-04]', async ({
  page,
}) => {
  await visit(page, '/')
  const { overlay, field } = await openSearch(page)
  await field.pressSequentially('dresovi')
  const list = overlay.getByRole('listbox', { name: 'Prijedlozi' })
  // Wait for the suggestions of the whole word: earlier ones may have appeared while typing.
  await expect(list.getByRole('option', { name: 'Svi rezultati za „dresovi”' })).toBeVisible()
  await expect(list.getByRole('group', { name: 'Proizvodi' }).getByRole('option')).toHaveCount(5)
  await expect(list.getByRole('option', { name: /\d,\d\d/ })).toHaveCount(5)
  const category = list.getByRole('option', { name: 'Dresovi', exact: true })
  await expect(category).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')

  await field.press('ArrowDown')
  const [first] = await list.getByRole('option').all()
  await expect(first ?? list).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+-products-0$/)
  await expect(field).toBeFocused()
  await field.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('ArrowUp')
  await expect(list.getByRole('option', { name: 'Svi rezultati za „dresovi”' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  for (let step = 0; step < 7; step += 1) await field.press('ArrowDown')
  await expect(category).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL('/shop/dresovi')
  await expect(overlay).toBeHidden()
})

test('one request runs at a time, and an answer that comes late is never shown', async ({
  page,
}) => {
  await visit(page, '/')
  const sent: string[] = []
  let running = 0
  let most = 0
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    const variables = /"keywords":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1]
    if (variables) sent.push(variables)
    running += 1
    most = Math.max(most, running)
    if (sent.length === 1) await held
    await route.continue()
    running -= 1
  })
  const { overlay, field } = await openSearch(page)
  const list = overlay.getByRole('listbox')
  await field.fill('šal')
  await expect.poll(() => sent).toEqual(['šal'])
  for (const typed of ['lo', 'lop', 'lopta']) await field.fill(typed)
  const shown: string[] = []
  await page.exposeFunction('noteShown', (text: string) => void shown.push(text))
  await overlay.evaluate((element) => {
    const watch = new MutationObserver(() => {
      noteShown(element.querySelector('[role=listbox]')?.textContent ?? '')
    })
    watch.observe(element, { childList: true, subtree: true })
  })
  answer()
  await expect(list.getByRole('option', { name: /lopta/i }).first()).toBeVisible()
  expect(sent).toEqual(['šal', 'lopta'])
  expect(most).toBe(1)
  expect(shown.filter((text) => /šal/i.test(text) && !/lopta/i.test(text))).toEqual([])
})

declare function noteShown(text: string): void

/** At the earliest moment that a visitor can press it on the new page. */
function pressSlashOnceShown(page: Page, heading: string): Promise<void> {
  return page.evaluate((text) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.includes(text)) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }, heading)
}

test('the last searches of the tab are offered, and removed one by one', async ({ page }) => {
  await visit(page, '/pretraga?keywords=plakat')
  const { overlay, field } = await openSearch(page)
  await field.fill('lopta')
  await pressSlashOnceShown(page, 'lopta')
  await field.press('Enter')
  await expect(page).toHaveURL('/pretraga?keywords=lopta')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lopta')

  await expect(field).toBeFocused()
  const last = overlay.getByRole('region', { name: 'Zadnja traženja' })
  await expect(last.getByRole('link')).toHaveText(['lopta', 'plakat'])
  await last.getByRole('button', { name: 'Uklonite „lopta” iz zadnjih traženja' }).click()
  await expect(last.getByRole('link')).toHaveText(['plakat'])
  await last.getByRole('link', { name: 'plakat' }).click()
  await expect(page).toHaveURL('/pretraga?keywords=plakat')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('on a phone the search fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/')
  const { overlay, field } = await openSearch(page)
  await field.fill('dres')
  await expect(overlay.getByRole('option').first()).toBeVisible()
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 })
  const room = await overlay.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)
  expect(room).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the field of the header searches, and more is a link [SR-05]', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Otvorite tražilicu' }).click()
    const field = page.getByRole('searchbox', { name: 'Što tražite?' }).first()
    await field.fill('rukomet')
    await field.press('Enter')
    await expect(page).toHaveURL('/pretraga?keywords=rukomet')
    await expect(contents(page)).toHaveCount(9)
    await page.getByRole('link', { name: 'Učitajte još' }).click()
    await expect(page).toHaveURL('/pretraga?keywords=rukomet&page=2')
    await expect(contents(page)).toHaveCount(17)
  })
})
