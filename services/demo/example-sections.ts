import { ACCORDION, BANNER, COLUMNS, MAP_LINK, QUOTE, SHOTS } from './content/gallery-examples.ts'
import type { Pictures } from './pictures-list.ts'

type Example = { readonly handler: string; readonly title: string; readonly meta: object }

/** Sections of the gallery that other pages of the demo do not have. */
export function exampleSections(pictures: Pictures): readonly Example[] {
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
    { handler: 'banner', title: BANNER.title, meta: BANNER },
  ]
}
