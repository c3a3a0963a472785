import {
  ACCORDION,
  BANNER,
  COLUMNS,
  EMBED,
  MAP_LINK,
  PRODUCT_GRID,
  QUOTE,
  SHOTS,
  SOCIAL_FEED,
  VIDEO,
} from './content/gallery-examples.ts'
import type { Pictures } from './pictures-list.ts'

type Example = { readonly handler: string; readonly title: string; readonly meta: object }

type ExampleSources = {
  readonly pictures: Pictures
  readonly categories: ReadonlyMap<string, number>
}

export function exampleSection(handler: string, sources: ExampleSources): Example {
  const example = exampleSections(sources).find((one) => one.handler === handler)
  if (!example) throw new Error(`The demo has no example of ${handler}.`)
  return example
}

/** Sections of the gallery, of which pages of the demo show some. */
export function exampleSections({ pictures, categories }: ExampleSources): readonly Example[] {
  const { slugs, ...grid } = PRODUCT_GRID
  const categoryIds = slugs.flatMap((slug) => categories.get(slug) ?? [])
  const shown = <Of extends { readonly picture: string }>(entry: Of) => ({
    ...entry,
    picture: { mediaId: pictures.idOf(`masters/${entry.picture}.webp`) },
  })
  return [
    { handler: 'accordion', title: ACCORDION.title, meta: ACCORDION },
    { handler: 'quote', title: QUOTE.author, meta: shown(QUOTE) },
    { handler: 'map-link', title: MAP_LINK.title, meta: MAP_LINK },
    {
      handler: 'columns',
      title: COLUMNS.title,
      meta: { ...COLUMNS, columns: COLUMNS.columns.map(shown) },
    },
    {
      handler: 'gallery',
      title: SHOTS.title,
      meta: { ...SHOTS, pictures: SHOTS.pictures.map(shown) },
    },
    { handler: 'product-grid', title: grid.title, meta: { ...grid, categoryIds } },
    { handler: 'video', title: VIDEO.title, meta: shown(VIDEO) },
    { handler: 'embed', title: EMBED.title, meta: shown(EMBED) },
    { handler: 'social-feed', title: SOCIAL_FEED.title, meta: SOCIAL_FEED },
    { handler: 'banner', title: BANNER.title, meta: BANNER },
  ]
}
