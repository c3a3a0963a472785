import { nextProductIds } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { compareWithKnown } from './compare.ts'
import {
  categoryPages,
  eventPages,
  type PublicPage,
  productPages,
  publicContent,
} from './public-pages.ts'
import type { PageKind } from './tables.ts'

/** Kinds of which there are few enough to be compared at once. */
type Part = 'content' | 'category' | 'event'

const PARTS: Readonly<
  Record<
    Part,
    {
      kinds: readonly PageKind[]
      tags: RegExp
      read(db: Db, now: string): Promise<readonly PublicPage[]>
    }
  >
> = {
  content: {
    kinds: ['page', 'post', 'term'],
    tags: /^(?:page:\d+|posts|post:\d+|terms|options|slug:(?:root|term):.*)$/,
    read: publicContent,
  },
  category: {
    kinds: ['category'],
    tags: /^(?:categories|category:\d+|slug:category:.*)$/,
    read: categoryPages,
  },
  event: { kinds: ['event'], tags: /^(?:events|event:\d+)$/, read: eventPages },
}
const ALL_PARTS: readonly Part[] = ['content', 'category', 'event']
const PRODUCT = /^product:(\d+)$/
/** Of the site, such as its languages. */
const SETTINGS = 'settings'
const PRODUCTS_AT_ONCE = 1_000

/** What tags of the change feed concern. */
export function concernedBy(topics: readonly string[], gap: boolean) {
  const isAll = gap || topics.includes(SETTINGS)
  return {
    isAll,
    parts: ALL_PARTS.filter(
      (part) => isAll || topics.some((topic) => PARTS[part].tags.test(topic)),
    ),
    productIds: isAll
      ? []
      : topics.flatMap((topic) => {
          const [, id] = PRODUCT.exec(topic) ?? []
          return id === undefined ? [] : [Number(id)]
        }),
  }
}

export async function compareWhole(
  trx: Trx,
  clock: Clock,
  parts: readonly Part[],
): Promise<readonly string[]> {
  const paths: string[] = []
  for (const part of parts) {
    const { kinds, read } = PARTS[part]
    const current = await read(trx, clock.now().toISOString())
    paths.push(...(await compareWithKnown(trx, current, { kinds })))
  }
  return paths
}

export async function compareProducts(
  trx: Trx,
  all: readonly number[],
): Promise<readonly string[]> {
  const paths: string[] = []
  for (let start = 0; start < all.length; start += PRODUCTS_AT_ONCE) {
    const ids = all.slice(start, start + PRODUCTS_AT_ONCE)
    const current = await productPages(trx, ids)
    paths.push(...(await compareWithKnown(trx, current, { kinds: ['product'], ids })))
  }
  return paths
}

/** The next part of all products; with null when it was the last one. */
export async function scanProducts(trx: Trx, after: number) {
  const ids = await nextProductIds(trx, { after, limit: PRODUCTS_AT_ONCE })
  const scannedTo = ids.length < PRODUCTS_AT_ONCE ? null : (ids.at(-1) ?? null)
  const current = ids.length === 0 ? [] : await productPages(trx, ids)
  const scope = { kinds: ['product'], between: [after, scannedTo] } as const
  return { paths: await compareWithKnown(trx, current, scope), scannedTo }
}
