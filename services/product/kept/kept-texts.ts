import type { News } from '#services/platform/news.ts'
import type { ReadContext } from '#services/product/product-parts.ts'
import {
  type ProductFields,
  type ProductText,
  type ProductTexts,
  SHOWN_FIELDS,
  writeProducts,
} from '#services/product/product-texts.ts'
import { TextShelf } from './text-shelf.ts'

const MAX_BYTES = 6_000_000
const OF_PRODUCT = /^(?:product|planned|pieces):(\d+)$/
/** Topics that no product shows anything of; whatever is told besides them may be in every product. */
const OF_OTHERS =
  /^(?:list:.+|categories|category:.+|posts|post:.+|page:.+|elements|navigation|options|events|event:.+|consents)$/

/** What changed while products were being read: as they were read they may be of no moment at all. */
type Reading = { readonly changed: Set<number>; isAllChanged: boolean }

/**
 * Keeps the texts of products until the feed tells of them, or time changes them. Like the index of
 * the catalogue it first makes sure of all that was committed when it was asked.
 */
export function createKeptTexts(news: News, maxBytes = MAX_BYTES): ProductTexts {
  const shelf = new TextShelf(maxBytes)
  const readings = new Set<Reading>()

  function forgetAll(): void {
    shelf.clear()
    for (const reading of readings) reading.isAllChanged = true
  }

  news.listen({
    onTopic: (topic) => {
      const [, id] = OF_PRODUCT.exec(topic) ?? []
      if (id !== undefined) {
        shelf.drop(Number(id))
        for (const { changed } of readings) changed.add(Number(id))
      } else if (!OF_OTHERS.test(topic)) {
        forgetAll()
      }
    },
    onGap: forgetAll,
  })

  async function read(
    context: ReadContext,
    ids: readonly number[],
    { kind, fields, reading }: { kind: string; fields: ProductFields; reading: Reading },
  ): Promise<ReadonlyMap<number, ProductText>> {
    const texts = await writeProducts(context, ids, fields)
    for (const [id, text] of texts) {
      if (reading.isAllChanged || reading.changed.has(id)) continue
      shelf.put(id, kind, { ...text, since: context.now })
    }
    return texts
  }

  return {
    of: async (context, ids, fields) => {
      const { language, now } = context
      const kind = `${language}${maskOf(fields)}`
      const reading: Reading = { changed: new Set(), isAllChanged: false }
      await news.upToDate()
      readings.add(reading)
      try {
        const kept = new Map(ids.map((id) => [id, shelf.get(id, kind, now)]))
        const missing = ids.filter((id) => kept.get(id) === null)
        const texts = await read(context, missing, { kind, fields, reading })
        return ids.flatMap((id) => kept.get(id) ?? texts.get(id)?.json ?? [])
      } finally {
        readings.delete(reading)
      }
    },
  }
}

/** One bit for each field: short, as it stands beside every text. */
function maskOf(fields: ProductFields): number {
  return SHOWN_FIELDS.reduce((mask, field, at) => (fields.has(field) ? mask + 2 ** at : mask), 0)
}
