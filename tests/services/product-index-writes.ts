import { sql } from 'kysely'
import {
  changePrice,
  changeText,
  createAttribute,
  createCategory,
  createTag,
  endReduction,
  type NewProduct,
  renameSlug,
  saveProduct,
  scheduleReduction,
  setArchived,
  setFeatured,
  setStock,
  startReduction,
} from '#services/modules/product/api.ts'
import { insertOwnedAttributes } from '#services/modules/product/product-attribute-store.ts'
import { listTags, placeTags } from '#services/modules/product/write/change-tags.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { TestClock } from '#tests/support/clock.ts'
import type { Chance } from './product-index-chance.ts'

/** What the rounds know of the catalogue that they change. */
export type World = {
  readonly db: Db
  readonly clock: TestClock
  readonly chance: Chance
  readonly categories: number[]
  readonly attributes: Map<string, number>
  readonly products: number[]
  readonly languages: string[]
  made: number
}

const WORDS = ['Šal', 'Dres', 'Lopta', 'Čarape', 'Kapa', 'Žuta', 'Đurđica', 'Ćup', 'Dječja', 'Mala']
const SIZES = ['s', 'm', 'l', 'xl']
const COLOURS = ['crvena', 'plava', 'bijela']
const HOUR_MS = 3_600_000
/** However many rounds there are, each of them costs the same. */
const MOST_PRODUCTS = 150
const MOST_CATEGORIES = 30

export async function createWorld(db: Db, clock: TestClock, chance: Chance): Promise<World> {
  const world: World = {
    db,
    clock,
    chance,
    categories: [],
    attributes: new Map(),
    products: [],
    languages: ['hrv', 'eng'],
    made: 0,
  }
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < 6; at += 1) await addCategory(trx, world)
    await addAttribute(trx, world, 'velicina', 'textSwatch', SIZES)
    await addAttribute(trx, world, 'boja', 'dropdown', COLOURS)
    await addAttribute(trx, world, 'materijal', 'multipleSelect', ['pamuk', 'vuna', 'svila'])
    await addAttribute(trx, world, 'zapremnina', 'numberField')
    await addAttribute(trx, world, 'vodootporno', 'yesNo')
    await addAttribute(trx, world, 'izdano', 'date')
    await createTag(trx, { slug: 'novo', texts: { hrv: { name: 'Novo' }, eng: { name: 'New' } } })
    for (let at = 0; at < 60; at += 1) await addProduct(trx, world)
  })
  return world
}

/** One random change, told as the shop tells it. */
export async function changeSomething(trx: Trx, world: World): Promise<void> {
  const { chance } = world
  const change = chance.pick([
    addProduct,
    addProduct,
    rename,
    reprice,
    reprice,
    reduce,
    reduce,
    stopReduction,
    archive,
    feature,
    moveCategory,
    moveSlug,
    restock,
    widen,
    remove,
    addCategory,
  ])
  await change(trx, world)
}

async function addCategory(trx: Trx, world: World): Promise<void> {
  const { chance, categories } = world
  if (categories.length >= MOST_CATEGORIES) return
  const name = `Skupina ${categories.length}`
  const parentId = categories.length > 0 && !chance.once(3) ? chance.pick(categories) : null
  categories.push(
    await createCategory(trx, {
      parentId,
      texts: { hrv: { name }, eng: { name: `Group ${categories.length}` } },
      slug: { hrv: `skupina-${categories.length}` },
    }),
  )
}

async function addAttribute(
  trx: Trx,
  world: World,
  code: string,
  inputType: Parameters<typeof createAttribute>[1]['inputType'],
  values: readonly string[] = [],
): Promise<void> {
  const id = await createAttribute(trx, {
    code,
    inputType,
    filterable: code !== 'materijal',
    texts: { hrv: { label: code } },
    values: values.map((value) => ({ code: value, texts: { hrv: { label: value } } })),
  })
  world.attributes.set(code, id)
}

async function addProduct(trx: Trx, world: World): Promise<void> {
  const { chance, clock } = world
  if (world.products.length >= MOST_PRODUCTS) return remove(trx, world)
  world.made += 1
  const at = world.made
  const isConfigurable = chance.once(3)
  const withReduction = chance.once(4)
  const cents = 500 + chance.whole(8) * 250
  const given: NewProduct = {
    sku: `SKU-${at}`,
    format: isConfigurable ? 'Configurable' : 'Simple',
    texts: {
      hrv: { name: name(chance), excerpt: name(chance) },
      ...(chance.once(2) ? { eng: { name: `Thing ${chance.whole(9)}` } } : {}),
    },
    slug: { hrv: `proizvod-${at}` },
    categoryIds: chance.once(6) ? [] : chance.some(world.categories, 3),
    retailPriceCents: cents,
    taxRatePercent: 25,
    categoryPriority: chance.whole(4),
    featured: chance.once(3),
    archived: chance.once(8),
    tags: chance.once(4) ? ['novo'] : [],
    createdAt: new Date(clock.now().getTime() - 90 * 24 * HOUR_MS).toISOString(),
    attributes: [
      ...(chance.once(2) ? [{ code: 'boja', valueCode: chance.pick(COLOURS) }] : []),
      ...(chance.once(3)
        ? [{ code: 'materijal', valueCode: chance.some(['pamuk', 'vuna', 'svila'], 3) }]
        : []),
      ...(chance.once(2) ? [{ code: 'zapremnina', value: chance.whole(20) / 4 - 1 }] : []),
      ...(chance.once(2) ? [{ code: 'vodootporno', value: chance.once(2) }] : []),
      ...(chance.once(3) ? [{ code: 'izdano', value: `2026-01-0${1 + chance.whole(9)}` }] : []),
    ],
    ...(isConfigurable ? { options: ['velicina'], variants: variants(at, chance) } : { stock: 9 }),
    ...(withReduction ? { reduction: span(world, chance.whole(cents)) } : {}),
  }
  world.products.push(await saveProduct(trx, clock, given))
}

function variants(at: number, chance: Chance): NonNullable<NewProduct['variants']> {
  return chance.some(SIZES, 3).map((size) => ({
    sku: `SKU-${at}-${size}`,
    optionValues: { velicina: size },
    stock: chance.whole(3),
  }))
}

/** Some lie in the past, some run, some are still to come; borders meet each other and the clock. */
function span({ chance, clock }: World, priceCents: number) {
  const startsMs = clock.now().getTime() + (chance.whole(9) - 4) * HOUR_MS
  return {
    priceCents,
    startsAt: new Date(startsMs).toISOString(),
    endsAt: chance.once(3)
      ? null
      : new Date(startsMs + (1 + chance.whole(4)) * HOUR_MS).toISOString(),
  }
}

const rename = (trx: Trx, world: World) => {
  const { chance, clock } = world
  // A language that came late makes the index begin anew.
  if (chance.once(12) && !world.languages.includes('deu')) world.languages.push('deu')
  return changeText(trx, clock, {
    productId: chance.pick(world.products),
    language: chance.pick(world.languages),
    text: { name: name(chance), excerpt: name(chance) },
  })
}

const reprice = (trx: Trx, { chance, clock, products }: World) =>
  changePrice(trx, clock, {
    productId: chance.pick(products),
    retailPriceCents: 300 + chance.whole(10) * 250,
  })

/** Refused when another runs at that time, or when it is no reduction. */
async function reduce(trx: Trx, world: World): Promise<void> {
  const { chance, clock } = world
  const productId = chance.pick(world.products)
  const now = clock.now().toISOString()
  const given = { productId, ...span(world, chance.whole(1500)) }
  await unlessRefused(() =>
    given.startsAt > now
      ? scheduleReduction(trx, clock, given)
      : startReduction(trx, clock, { productId, priceCents: given.priceCents }),
  )
}

const stopReduction = (trx: Trx, { chance, clock, products }: World) =>
  unlessRefused(() => endReduction(trx, clock, { productId: chance.pick(products) }))

const archive = (trx: Trx, { chance, clock, products }: World) =>
  setArchived(trx, clock, { productId: chance.pick(products), archived: chance.once(2) })

const feature = (trx: Trx, { chance, clock, products }: World) =>
  setFeatured(trx, clock, { productId: chance.pick(products), featured: chance.once(2) })

const moveSlug = (trx: Trx, world: World) => {
  world.made += 1
  return renameSlug(trx, world.clock, {
    productId: world.chance.pick(world.products),
    language: 'hrv',
    slug: `novo-${world.made}`,
  })
}

async function restock(trx: Trx, { chance, clock, products }: World): Promise<void> {
  const productId = chance.pick(products)
  await unlessRefused(() => setStock(trx, clock, { productId, onHand: chance.whole(9) }))
}

/** No call moves a product yet: what it would write and tell. */
async function moveCategory(trx: Trx, { chance, products, categories }: World): Promise<void> {
  const productId = chance.pick(products)
  const left = await trx
    .deleteFrom('product_category')
    .where('product_id', '=', productId)
    .returning('category_id')
    .execute()
  await trx
    .insertInto('product_category')
    .values({ product_id: productId, category_id: chance.pick(categories), is_main: 1 })
    .execute()
  await addChanges(
    trx,
    await placeTags(
      trx,
      [productId],
      left.map((row) => row.category_id),
    ),
  )
}

/** A variant with a number and an answer of its own beside those of its product. */
async function widen(trx: Trx, { chance, products, attributes }: World): Promise<void> {
  const listedId = chance.pick(products)
  const variant = await trx
    .selectFrom('product')
    .select('id')
    .where('parent_id', '=', listedId)
    .where(
      'id',
      'not in',
      trx.selectFrom('product_attribute').select('product_id').where('value_id', 'is', null),
    )
    .executeTakeFirst()
  if (!variant) return
  const owner = { productId: variant.id, listedId }
  await insertOwnedAttributes(trx, [
    {
      ...owner,
      attributeId: attributes.get('zapremnina') ?? 0,
      numberThousandths: chance.whole(9000),
    },
    { ...owner, attributeId: attributes.get('vodootporno') ?? 0, yesNo: chance.once(2) },
  ])
  await addChanges(trx, await listTags(trx, [listedId]))
}

/** No call removes a product either. */
async function remove(trx: Trx, { chance, products }: World): Promise<void> {
  if (products.length < 40) return
  const id = chance.pick(products)
  const offering = await trx
    .selectFrom('cross_sell')
    .select('product_id as id')
    .where('offered_id', '=', id)
    .execute()
  const tags = [
    ...(await placeTags(trx, [id])),
    // Their link to it goes with it.
    ...offering.map((product) => `product:${product.id}`),
  ]
  await sql`delete from product where parent_id = ${id}`.execute(trx)
  await sql`delete from product where id = ${id}`.execute(trx)
  products.splice(products.indexOf(id), 1)
  await addChanges(trx, tags)
}

async function unlessRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

function name(chance: Chance): string {
  return `${chance.pick(WORDS)} ${chance.pick(WORDS)} ${chance.whole(5)}`
}
