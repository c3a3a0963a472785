import { PRODUCT_FIELDS } from '#services/contract/product.ts'
import type { Db } from '#services/platform/database.ts'
import { type FeedPlace, feedPlace, newsSince } from '#services/product/catalogue/feed-news.ts'
import { shareNext } from '#services/product/catalogue/share-next.ts'
import type { ReadContext } from '#services/product/product-parts.ts'
import {
  type ProductFields,
  type ProductText,
  type ProductTexts,
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
export function createKeptTexts(db: Db, maxBytes = MAX_BYTES): ProductTexts {
  const shelf = new TextShelf(maxBytes)
  const readings = new Set<Reading>()
  let place: FeedPlace | null = null

  async function follow(): Promise<void> {
    if (!place) {
      forgetAll()
      place = await feedPlace(db)
      return
    }
    const last = place
    place = null // until it is known what came after it
    const news = await newsSince(db, last)
    if (news.kind === 'gap') {
      forgetAll()
      place = await feedPlace(db)
      return
    }
    for (const topic of news.topics) forget(topic)
    place = news.place
  }

  function forget(topic: string): void {
    const [, id] = OF_PRODUCT.exec(topic) ?? []
    if (id !== undefined) {
      shelf.drop(Number(id))
      for (const { changed } of readings) changed.add(Number(id))
    } else if (!OF_OTHERS.test(topic)) {
      forgetAll()
    }
  }

  function forgetAll(): void {
    shelf.clear()
    for (const reading of readings) reading.isAllChanged = true
  }

  const upToDate = shareNext(follow)

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
      await upToDate()
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
  return PRODUCT_FIELDS.reduce((mask, field, at) => (fields.has(field) ? mask + 2 ** at : mask), 0)
}
