import type {
  CategoryContents,
  FacetCount,
  ListQuestion,
  ListWindow,
  ProductSort,
} from '#services/modules/product/catalogue/catalogue-reads.ts'
import { factsOfIds } from '#services/modules/product/catalogue/index-facts.ts'
import { wordsOfProduct } from '#services/modules/product/catalogue/words-of-product.ts'
import { categoryTree } from '#services/modules/product/categories/category-store.ts'
import { withDescendants } from '#services/modules/product/categories/category-tree.ts'
import type { Condition } from '#services/modules/product/read/filter.ts'
import type { Db } from '#services/platform/database.ts'
import { createTextsById } from '#services/platform/search/texts-by-id.ts'
import { createSqlReads } from '#tests/support/sql-reads.ts'
import type { World } from './product-index-writes.ts'

const PARAMS = ['id', 'name', 'finalPrice', 'categoryPriority'] as const
const KEYWORDS = [
  'sal',
  'Čarape',
  'dijecja',
  'SKU-1',
  'dres mala',
  'novo',
  'kapx',
  'thing',
  'nista',
]
const EVERYTHING = 1_000_000

export async function anyQuestion(world: World): Promise<ListQuestion> {
  const { chance, categories, db } = world
  const conditions: Condition[] = chance.once(4) ? [] : [{ kind: 'archived', is: chance.once(6) }]
  const tree = await categoryTree(db)
  const values = await db
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id as attributeId'])
    .execute()
  for (let left = chance.whole(4); left > 0; left -= 1) {
    conditions.push(anyCondition(world, tree, values))
  }
  return {
    language: chance.pick(['hrv', 'hrv', 'eng', 'deu', 'fra']),
    now: world.clock.now().toISOString(),
    conditions,
    keywords: chance.once(10) ? ' ' : '',
    ...(chance.once(10) ? { mainCategory: chance.pick(categories) } : {}),
  }
}

function anyCondition(
  { chance, categories, attributes, products }: World,
  tree: Parameters<typeof withDescendants>[0],
  values: readonly { readonly id: number; readonly attributeId: number }[],
): Condition {
  const attributeId = (code: string) => attributes.get(code) ?? 0
  const number = () => chance.whole(6000) - 1000
  const day = () => `2026-01-0${1 + chance.whole(9)}T00:00:00.000Z`
  switch (chance.whole(9)) {
    case 0:
      return { kind: 'ids', ids: chance.some([...products, 999_999], 20) }
    case 1:
      return { kind: 'ids', ids: [] }
    case 2:
      return { kind: 'featured', is: chance.once(2) }
    case 3:
      return { kind: 'discount', is: chance.once(2) }
    case 4: {
      const value = chance.pick(values)
      // Now and then a value of another attribute, and one that nobody has.
      const valueIds = [value.id, ...chance.some([...values.map(({ id }) => id), 77_777], 2)]
      return { kind: 'valueIds', attributeId: value.attributeId, valueIds }
    }
    case 5:
      return { kind: 'yesNo', attributeId: attributeId('vodootporno'), is: chance.once(2) }
    case 6:
      return chance.once(2)
        ? {
            kind: 'thousandths',
            attributeId: attributeId('zapremnina'),
            from: number(),
            to: number(),
          }
        : { kind: 'moment', attributeId: attributeId('izdano'), from: day(), to: day() }
    case 7:
      return { kind: 'price', fromCents: chance.whole(2500), toCents: chance.whole(3500) }
    default:
      return { kind: 'categories', ids: [...withDescendants(tree, chance.some(categories, 2))] }
  }
}

export function anyWindow({ chance }: World): ListWindow {
  const sort: ProductSort = { param: chance.pick(PARAMS), order: chance.pick(['asc', 'desc']) }
  return {
    ...(chance.once(5) ? {} : { sort }),
    limit: 1 + chance.whole(30),
    offset: chance.once(3) ? chance.whole(40) : 0,
  }
}

/** Every category with what lies below it. */
export async function contents({ db, categories }: World): Promise<readonly CategoryContents[]> {
  const tree = await categoryTree(db)
  return categories.map((id) => ({ id, holds: withDescendants(tree, [id]) }))
}

export function anyKeywords({ chance }: World): string {
  return chance.pick(KEYWORDS)
}

/** Words ranked by an index made for this one question; all else by SQL. */
export async function foundByWords(
  db: Db,
  question: ListQuestion,
  window: ListWindow,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const sql = createSqlReads(db)
  const plain = { ...question, keywords: '' }
  const all = { limit: EVERYTHING, offset: 0 }
  const everyone = await sql.list({ ...plain, conditions: [], mainCategory: undefined }, all)
  const words = createTextsById()
  for (const facts of await factsOfIds(db, everyone.ids)) {
    const text = wordsOfProduct(facts, question.language)
    if (text) words.put(facts.id, text)
  }
  const found = words.find(question.keywords)
  const existing = (await sql.list(plain, { ...window, ...all })).ids
  const inOrder = window.sort
    ? existing.filter((id) => found.includes(id))
    : found.filter((id) => existing.includes(id))
  return {
    total: inOrder.length,
    ids: inOrder.slice(window.offset, window.offset + window.limit),
  }
}

export function sorted(counts: readonly FacetCount[]): readonly FacetCount[] {
  const key = ({ attributeId, valueId, yesNo }: FacetCount) =>
    [attributeId, valueId ?? 0, yesNo ?? -1].map((part) => `${part}`.padStart(9)).join()
  return counts.toSorted((one, other) => key(one).localeCompare(key(other)))
}
