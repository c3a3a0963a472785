import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRenderer, readAssets } from '#client/server/renderer.tsx'
import { zagrebDay } from '#services/platform/moment.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const ASSETS = readAssets(
  JSON.stringify({
    'client/app/entry.tsx': { file: 'assets/entry.js' },
    'client/app/early.ts': { file: 'assets/early.js' },
    'client/app/statistics.ts': { file: 'assets/statistics.js' },
    'client/app/languages.ts': { file: 'assets/languages.js' },
    'style.css': { file: 'assets/style.css' },
  }),
)

let services: TestServices
let graph: TestGateway

const renderer = createRenderer(ASSETS)

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, renderer: async () => renderer })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function read(path: string, { url } = graph): Promise<string> {
  const answer = await fetch(url + path)
  expect(answer.status).toBe(200)
  return await answer.text()
}

/** Where a link with this name leads, or null without such a link. */
function linkTo(html: string, label: string): string | null {
  const tags = html.match(/<a [^>]*>/g) ?? []
  const tag = tags.find((one) => one.includes(`aria-label="${label}"`))
  return tag ? (/href="([^"]*)"/.exec(tag)?.[1] ?? null) : null
}

test('[LS-03] a list leads to its first, previous, next and last page, where there are such', async () => {
  type List = { readonly products: { readonly pageInfo: { readonly totalPages: number } } }
  const { data } = await graph.ask<List>('{ products(limit: 12) { pageInfo { totalPages } } }')
  const last = data.products.pageInfo.totalPages
  expect(last).toBeGreaterThan(4)
  const steps = async (path: string) => {
    const html = await read(path)
    return ['Prva', 'Prethodna', 'Sljedeća', 'Posljednja'].map((name) =>
      linkTo(html, `${name} stranica`),
    )
  }
  const lastPath = `/shop?page=${last}`

  expect(await steps('/shop')).toEqual([null, null, '/shop?page=2', lastPath])
  expect(await steps('/shop?page=3')).toEqual(['/shop', '/shop?page=2', '/shop?page=4', lastPath])
  expect(await steps(lastPath)).toEqual(['/shop', `/shop?page=${last - 1}`, null, null])
})

test('[LS-08] every tile of a category has its picture and leads to it', async () => {
  type Tile = {
    readonly slug: string
    readonly name: string
    readonly image: { readonly url: string }
  }
  const { data } = await graph.ask<{ readonly categories: readonly Tile[] }>(
    '{ categories { slug name image { url(size: "w640") } } }',
  )
  expect(data.categories.length).toBeGreaterThan(3)
  const items = (await read('/shop')).split('<li')
  for (const { slug, name, image } of data.categories) {
    const tile = items.find(
      (item) => item.includes(`href="/shop/${slug}"`) && item.includes(`${image.url} 640w`),
    )
    expect(tile, slug).toContain(`>${name}</a>`)
  }
})

test('a post has its heading, a way back, title, picture, date and body [NW-07, NW-08, NW-09] [NW-10]', async () => {
  type Answer = {
    readonly content: {
      readonly title: string
      readonly body: string
      readonly publishedAt: string
      readonly picture: { readonly urlTemplate: string; readonly alt: string }
    }
  }
  const { data } = await graph.ask<Answer>(
    `{ content(slug: "novi-domaci-dres") {
      ... on Post { title body publishedAt picture { urlTemplate alt } } } }`,
  )
  const { title, body, publishedAt, picture } = data.content
  const [, article = ''] = (await read('/novi-domaci-dres')).split('<article')
  expect(article).toMatch(/<p [^>]*>VIJESTI<\/p>/)
  expect(article).toMatch(/<a [^>]*href="\/objave"[^>]*>.*?Sve vijesti<\/a>/s)
  expect(article).toContain(`>${title}</h1>`)
  expect(article).toContain(`alt="${picture.alt}"`)
  expect(article).toContain(picture.urlTemplate.replace('{size}', 'w640'))
  const [year, month, day] = zagrebDay(new Date(publishedAt)).split('-')
  expect(article).toContain(`<time dateTime="${publishedAt}">${day}.${month}.${year}.</time>`)
  expect(body).toContain('<blockquote><p>')
  expect(article).toContain(body)
})

test('[NW-05] the archive is divided into pages only when its posts need more than one', async () => {
  expect(await read('/objave')).toContain('aria-label="Stranice popisa"')
  const few = await startServices({ seed: true })
  const other = await startGateway({ servicesUrl: few.url, renderer: async () => renderer })
  const posts = few.db.selectFrom('post').select('id').orderBy('id').limit(12)
  const kept = (await posts.execute()).map(({ id }) => id)
  await few.db.deleteFrom('post').where('id', 'not in', kept).execute()
  const html = await read('/objave', other)
  await other.close()
  await few.close()
  expect(html.split('<article')).toHaveLength(1 + kept.length)
  expect(html).not.toContain('aria-label="Stranice popisa"')
})

test('[RL-01] a visitor browses, searches, fills a cart, and can log in or register', async () => {
  for (const path of ['/shop/dresovi', '/pretraga?keywords=dres+doma%C4%87i']) {
    expect(await read(path), path).toContain('href="/product/dres-domaci"')
  }
  const { data } = await graph.ask<{ readonly product: { readonly id: string } }>(
    '{ product(slug: "sal-jadran") { ... on Product { id } } }',
  )
  const added = await graph.ask(
    `mutation ($productId: ID!) { addToCart(input: { productId: $productId }) {
      ... on AddToCartSuccess { cart { quantity } } } }`,
    { productId: data.product.id },
  )
  expect(added.data).toEqual({ addToCart: { cart: { quantity: 1 } } })
  expect(await read('/prijava')).toMatch(/<button[^>]*>Prijavite se<\/button>/)
  expect(await read('/registracija')).toMatch(/<button[^>]*>Registrirajte se<\/button>/)
})

test('[PR-25] the price for members stands on the card and on the page, where there is one', async () => {
  type Priced = {
    readonly slug: string
    readonly price: { readonly membership: { readonly amount: string } | null }
  }
  const { data } = await graph.ask<{ readonly products: { readonly items: readonly Priced[] } }>(
    '{ products(limit: 12) { items { slug price { membership { amount } } } } }',
  )
  const cards = (await read('/shop')).split('<article').slice(1)
  for (const { slug, price } of data.products.items) {
    const shown = price.membership ? `${price.membership.amount.replace('.', ',')}\u00a0€` : null
    const card = cards.find((one) => one.includes(`href="/product/${slug}"`))
    if (shown) expect(card?.replaceAll(/<[^>]*>/g, ''), slug).toContain(`${shown} za članove`)
    else expect(card, slug).not.toContain('za članove')
    const block = /Cijena za članove:.*?<strong[^>]*>([^<]*)</.exec(await read(`/product/${slug}`))
    expect(block?.[1] ?? null, slug).toBe(shown)
  }
  expect(data.products.items.some(({ price }) => price.membership)).toBe(true)
})

test('[LS-22] [LS-23] the list of a category offers its sorts and begins with its own', async () => {
  const select = /<select[^>]*name="sort".*?<\/select>/s.exec(
    await read('/shop/ulaznice-i-clanstvo'),
  )
  const options = select?.[0].match(/<option [^>]*>/g) ?? []
  expect(options.map((option) => /value="([^"]*)"/.exec(option)?.[1])).toEqual([
    'cheapest',
    'expensive',
    'name-asc',
    'name-desc',
  ])
  expect(options.filter((option) => option.includes('selected'))).toEqual([
    expect.stringContaining('value="cheapest"'),
  ])
})

test.each(['/shop', '/shop/dresovi', '/product/dres-domaci', '/objave', '/novi-domaci-dres'])(
  'a picture that is fetched before all others is one that the page shows: %s',
  async (path) => {
    const html = await read(path)
    const attributeOf = (tag: string, name: string) =>
      new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null
    const preloaded = (html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []).map((tag) => ({
      pictures: attributeOf(tag, 'imagesrcset'),
      sizes: attributeOf(tag, 'imagesizes'),
    }))
    const shown = (html.match(/<img [^>]*>/g) ?? [])
      .filter((tag) => attributeOf(tag, 'fetchpriority') === 'high')
      .map((tag) => ({ pictures: attributeOf(tag, 'srcset'), sizes: attributeOf(tag, ' sizes') }))
    expect(preloaded.length).toBeGreaterThan(0)
    expect(shown).toEqual(expect.arrayContaining(preloaded))
  },
)

test('[PF-17~] the page that finds an order is linked wherever a guest would look for it', async () => {
  const tracking = 'href="/pracenje-narudzbe"'
  const pages = ['/prijava', '/kosarica', '/cesta-pitanja', '/dostava-i-povrat', '/kontakti']
  for (const path of [...pages, '/povrat-i-zamjena']) {
    const html = await read(path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main, path).toContain(tracking)
    expect(html.slice(html.indexOf('</main>')), `${path}, footer`).toContain(tracking)
  }
})

test('delivery and returns of a product lead to the pages that explain them', async () => {
  const html = await read('/product/dres-domaci')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const hrefs = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:Dostava za|Povrat u)/g)]
  expect(hrefs.map(([, href]) => href)).toEqual(['/dostava-i-povrat', '/povrat-i-zamjena'])
})
