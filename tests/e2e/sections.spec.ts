import { pino } from 'pino'
import type { Fields } from '#services/contract/sections/fields.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'
import { createElement, createPage, publishElement } from '#services/modules/cms/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { DANGEROUS_HTML } from '#tests/support/dangerous-html.ts'
import { testConfig } from '#tests/support/database.ts'
import { startGateway } from '#tests/support/product-server.ts'
import { sampleOf } from '#tests/support/sample-fields.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

type Section = {
  readonly handler: string
  readonly meta: Record<string, unknown>
  readonly options?: object
  readonly mobileMeta?: Record<string, unknown>
}

/** As an editor would save and publish it. */
async function publish(dataDir: string, slug: string, sections: readonly Section[]): Promise<void> {
  const config = testConfig({ dataDir, databaseUrl: null })
  const { db, close } = openDatabase(config, { log: pino({ level: 'silent' }), sole: false })
  const at = new Date().toISOString()
  await db.transaction().execute(async (trx) => {
    const page = { slug: { hrv: slug }, texts: { hrv: { title: 'Odsječci' } } }
    const pageId = await createPage(trx, { ...page, publishedAt: at, at })
    for (const [position, { handler, ...body }] of sections.entries()) {
      const place = { pageId, position, handler, language: 'hrv', title: handler, at }
      const elementId = await createElement(trx, { ...place, body })
      await publishElement(trx, { elementId, version: 1 })
    }
  })
  await close()
}

const text = (body: string): Section => ({ handler: 'rich-text', meta: { body } })
const LONG = '<p>Red teksta.</p>'.repeat(60)

test('no text and no link of any section runs in a page [case 19]', async ({ page, product }) => {
  let next = 0
  const hostile = () => DANGEROUS_HTML[next++ % DANGEROUS_HTML.length] ?? ''
  const sections = Object.entries<Fields>(SECTIONS).flatMap(([handler, fields]) =>
    Array.from({ length: 4 }, () => ({
      handler,
      meta: sampleOf(fields, (kind) => (kind === 'path' ? null : hostile())),
    })),
  )
  await publish(product.dataDir, 'neprijateljski-tekstovi', sections)
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })

  await expect.poll(async () => (await page.goto('/neprijateljski-tekstovi'))?.status()).toBe(200)
  await visit(page, '/neprijateljski-tekstovi')
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await page.locator('footer').last().scrollIntoViewIfNeeded()

  expect(next).toBeGreaterThan(DANGEROUS_HTML.length)
  expect(dialogs).toEqual([])
  await expect(page.locator('main :is(script:not([type*=json]), form[action*=evil])')).toHaveCount(
    0,
  )
})

test('a section has other values on phones, and the page shows one of them [CM-05]', async ({
  page,
  product,
}) => {
  const wide = text('<h2>Pravila</h2><p>Dugi tekst.</p>')
  await publish(product.dataDir, 'za-mobitele', [
    { ...wide, mobileMeta: { body: '<h2>Pravila</h2><p>Kratki tekst.</p>' } },
  ])
  await expect.poll(async () => (await page.goto('/za-mobitele'))?.status()).toBe(200)
  const long = page.getByText('Dugi tekst.')
  const short = page.getByText('Kratki tekst.')

  await expect(long).toBeVisible()
  await expect(short).toBeHidden()
  await expect(page.locator('#pravila')).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(short).toBeVisible()
  await expect(long).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/za-mobitele?mobileView=true')
  await expect(short).toBeVisible()
  await expect(long).toHaveCount(0)
})

test('a section appears while scrolling, and is never hidden for those who want no motion [CM-19]', async ({
  page,
  product,
  browser,
}) => {
  const moving = { ...text('<p>Pojavljuje se.</p>'), options: { animation: 'RISE' } }
  await publish(product.dataDir, 'pokretni-odsjecci', [text(LONG), moving, text(LONG)])
  const path = '/pokretni-odsjecci'
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(200)
  const opacity = `getComputedStyle([...document.querySelectorAll('p')].find(({ textContent }) => textContent === 'Pojavljuje se.').closest('main .overflow-hidden > div')).opacity`

  await visit(page, path)
  await expect.poll(() => page.evaluate(opacity)).toBe('0')
  await page.getByText('Pojavljuje se.').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(opacity)).toBe('1')

  const calm = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const calmPage = await calm.newPage()
  await visit(calmPage, path)
  await calmPage.waitForLoadState('networkidle')
  expect(await calmPage.evaluate(opacity)).toBe('1')
  await calm.close()
  const plain = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const plainPage = await plain.newPage()
  await plainPage.goto(path)
  await expect(plainPage.getByText('Pojavljuje se.')).toBeVisible()
  await plain.close()
})

test('a video of another site is loaded once the visitor has pressed play and agreed', async ({
  page,
  product,
}) => {
  const gateway = await startGateway(product.servicesUrl, product.dataDir, {
    EMBED_HOSTS: 'www.youtube-nocookie.com',
  })
  const requests: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' })
  })
  try {
    await visit(page, `${gateway.url}/galerija-odsjecaka`)
    const film = page.getByRole('figure').filter({ hasText: 'Big Buck Bunny' })
    await film.getByRole('button', { name: /^Pokrenite/ }).click()
    await expect(film.getByText('www.youtube-nocookie.com')).toBeVisible()
    expect(requests).toEqual([])

    await film.getByRole('button', { name: 'Slažem se i pokrećem' }).click()
    await expect.poll(() => requests.length).toBe(1)
    const map = page.getByRole('figure').filter({ hasText: 'OpenStreetMap' })
    await expect(map.getByRole('link')).toBeVisible()
    await expect(map.getByRole('button')).toHaveCount(0)
  } finally {
    await gateway.stop()
  }
})

test('pictures of a gallery open over the page, are turned by keys and give the focus back', async ({
  page,
}) => {
  await visit(page, '/galerija-odsjecaka')
  // Before that a picture opens as a page of its own.
  await page.waitForLoadState('networkidle')
  const second = page.getByRole('link', { name: /^Otvorite sliku: Južna tribina/ })

  await second.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Iz dvorane' })
  await expect(lightbox.getByRole('status')).toContainText('2. slika od 6')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByRole('status')).toContainText('3. slika od 6')
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(second).toBeFocused()
})
