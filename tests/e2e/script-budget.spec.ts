import { readdirSync, readFileSync, statSync } from 'node:fs'
import { type Page, test as reading } from 'playwright/test'
import { z } from 'zod'
import { expect, test } from '#tests/support/story.ts'
import { readScreens, routeOf } from '#tools/screen-declarations.ts'

const CLIENT = 'dist/client'
const ADMIN = 'dist/admin'
const ENTRY = 'client/app/entry.tsx'
const EARLY = 'client/app/early.ts'

/** Bytes as sent: the build compresses each file by gzip 9 and brotli 11. */
const VENDOR = { gzip: 163_000, brotli: 142_000 }
const WHOLE_PAGE = { gzip: 203_700, brotli: 177_900 }
/** Pages of a visitor, most with forms: account, cart, order and wishes. */
const ACCOUNT_PAGE = { gzip: 206_300, brotli: 180_100 }
/** Three steps with consents, payment and the order in one page. */
const CHECKOUT_PAGE = { gzip: 210_300, brotli: 183_600 }
/** Includes what products or CMS pages load below their first screen. */
const RESTED_PAGE = { gzip: 211_700, brotli: 184_900 }
const OWN_CHUNK_GZIP = 10_000
/** Three steps and the operations of each. */
const CHECKOUT_CHUNK_GZIP = 14_750
const STYLES_GZIP = 17_000
const ADMIN_STYLES_GZIP = 10_000
const ADMIN_START_GZIP = 195_000

const manifest = z
  .record(
    z.string(),
    z.object({
      file: z.string(),
      imports: z.array(z.string()).optional(),
      isDynamicEntry: z.boolean().optional(),
    }),
  )
  .parse(JSON.parse(readFileSync(`${CLIENT}/manifest.json`, 'utf8')))

function filesOf(sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}

function sizeOf(files: Iterable<string>): { readonly gzip: number; readonly brotli: number } {
  let gzip = 0
  let brotli = 0
  for (const file of files) {
    gzip += statSync(`${CLIENT}/${file}.gz`).size
    brotli += statSync(`${CLIENT}/${file}.br`).size
  }
  return { gzip, brotli }
}

const SCREENS = await readScreens()

const routes = Object.keys(manifest).filter((source) =>
  /^client\/screens\/.*-route\.ts$/.test(source),
)

reading('the libraries stay within their budget', () => {
  const vendor = Object.values(manifest).find(({ file }) => file.includes('/vendor-'))
  const { gzip, brotli } = sizeOf([vendor?.file ?? ''])
  expect(gzip).toBeLessThanOrEqual(VENDOR.gzip)
  expect(brotli).toBeLessThanOrEqual(VENDOR.brotli)
})

reading('every screen is found in the build', () => {
  expect(routes.toSorted()).toEqual(SCREENS.map(({ folder }) => routeOf(folder)).sort())
})

function budgetOf(route: string): typeof WHOLE_PAGE {
  if (route.includes('/checkout/')) return CHECKOUT_PAGE
  return SCREENS.some(({ folder, screen }) => screen.isPublic && route === routeOf(folder))
    ? WHOLE_PAGE
    : ACCOUNT_PAGE
}

for (const route of routes) {
  reading(`the scripts of a page stay within their budget: ${route}`, () => {
    const page = sizeOf(filesOf([ENTRY, EARLY, route]))
    const budget = budgetOf(route)
    expect(page.gzip).toBeLessThanOrEqual(budget.gzip)
    expect(page.brotli).toBeLessThanOrEqual(budget.brotli)
    const own = route.includes('/checkout/') ? CHECKOUT_CHUNK_GZIP : OWN_CHUNK_GZIP
    expect(sizeOf([manifest[route]?.file ?? '']).gzip).toBeLessThanOrEqual(own)
  })
}

/** Each file is a request, however small: before its screen a page loads as many at once. */
const FILES: Readonly<Record<string, number>> = { home: 16, shop: 12, category: 12, product: 19 }

for (const [screen, most] of Object.entries(FILES)) {
  reading(`the scripts of a page come in few files: ${screen}`, () => {
    const route = `client/screens/${screen}/${screen}-route.ts`
    expect(filesOf([ENTRY, EARLY, route]).size).toBeLessThanOrEqual(most)
  })
}

reading(
  'the styles of every page, and what the back office begins with, stay within their budgets',
  () => {
    const sizes = (folder: string, name: RegExp): number =>
      readdirSync(folder)
        .filter((file) => name.test(file))
        .reduce((total, file) => total + statSync(`${folder}/${file}`).size, 0)
    expect(sizes(`${CLIENT}/assets`, /\.css\.gz$/)).toBeLessThanOrEqual(STYLES_GZIP)
    expect(sizes(`${ADMIN}/assets`, /\.css\.gz$/)).toBeLessThanOrEqual(ADMIN_STYLES_GZIP)

    const entry = readFileSync(`${ADMIN}/client/admin/index.html`, 'utf8')
    const scripts = [...entry.matchAll(/\/admin\/(assets\/[\w-]+\.js)/g)]
    const bytes = scripts.map(([, file]) => statSync(`${ADMIN}/${file}.gz`).size)
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(ADMIN_START_GZIP)
  },
)

const QUIET_MS = 2_000

/** All scripts loaded until the network is idle for two seconds. */
async function scriptsOf(page: Page, path: string): Promise<ReadonlySet<string>> {
  await page.goto(path)
  const paths = await page.evaluate(async (quietMs) => {
    let count = -1
    while (count !== performance.getEntriesByType('resource').length) {
      count = performance.getEntriesByType('resource').length
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
    return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  }, QUIET_MS)
  return new Set(paths.filter((name) => name.endsWith('.js')).map((name) => name.slice(1)))
}

test('what the browser fetches until it rests stays within the budget', async ({ page }) => {
  const paths = ['/', '/shop', '/product/dres-domaci', '/o-nama', '/dogadjaji']
  // In parallel, because the test mostly waits.
  const tabs = await Promise.all(
    paths.map(async (path) => [path, await page.context().newPage()] as const),
  )
  const found = tabs.map(async ([path, tab]) => [path, sizeOf(await scriptsOf(tab, path))] as const)
  for (const [path, { gzip, brotli }] of await Promise.all(found)) {
    expect(brotli, path).toBeGreaterThan(100_000)
    expect(brotli, path).toBeLessThanOrEqual(RESTED_PAGE.brotli)
    expect(gzip, path).toBeLessThanOrEqual(RESTED_PAGE.gzip)
  }
})
