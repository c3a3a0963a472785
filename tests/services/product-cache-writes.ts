import {
  createAttribute,
  holdStock,
  linkCrossSell,
  releaseHold,
  saveProduct,
  setStock,
  takeStock,
} from '#services/modules/product/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import { tryWithin } from '#services/platform/database/savepoint.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Chance } from './product-index-chance.ts'
import { changeSomething, type World } from './product-index-writes.ts'

const HOUR_MS = 3_600_000

/** Some transactions of some changes each, and one that no product shows anything of. */
export async function changeRound(world: World): Promise<void> {
  const { chance, db, products, categories } = world
  await db.transaction().execute((trx) => addChanges(trx, [`cart:${chance.whole(9)}`]))
  for (let transactions = chance.whole(3); transactions > 0; transactions -= 1) {
    const existing = { products: [...products], categories: [...categories] }
    const writing = db.transaction().execute(async (trx) => {
      for (let changes = 1 + chance.whole(3); changes > 0; changes -= 1) {
        await (chance.once(2) ? changeSomething : changePieces)(trx, world)
      }
    })
    // A part of a bundle cannot be removed: then nothing of the transaction stands.
    await writing.catch((error) => {
      if (!/foreign key/i.test(String(error))) throw error
      products.splice(0, products.length, ...existing.products)
      categories.splice(0, categories.length, ...existing.categories)
    })
  }
}

/** Carts that hold and give back, orders, goods that come in, and a setting now and then. */
async function changePieces(trx: Trx, { chance, clock, products }: World): Promise<void> {
  const productId = chance.once(2) ? chance.pick(await variantsOf(trx)) : chance.pick(products)
  const owner = `cart-${chance.whole(4)}`
  const lines = [{ productId, quantity: 1 + chance.whole(4) }]
  const until = new Date(
    clock.now().getTime() + (1 + chance.whole(4)) * (HOUR_MS / 2),
  ).toISOString()
  const kind = chance.whole(6)
  const change = async (): Promise<void> => {
    if (kind === 0) await takeStock(trx, clock, { owner, lines })
    else if (kind === 1) await releaseHold(trx, clock, owner)
    else if (kind === 2) await setStock(trx, clock, { productId, onHand: chance.whole(12) })
    else if (kind === 3 && chance.once(4)) {
      await setSetting(trx, { group: 'site', key: 'note', value: String(chance.whole(9)) })
    } else if (kind === 4) await relate(trx, chance)
    else await holdStock(trx, clock, { owner, lines, until })
  }
  // What is refused leaves nothing behind, as in the transactions of carts and orders.
  const done = await tryWithin(trx, change)
  if ('error' in done && !(done.error instanceof Refusal)) throw done.error
}

const variantsOf = async (trx: Trx): Promise<readonly number[]> => {
  const variants = trx.selectFrom('product').select('id').where('parent_id', 'is not', null)
  return (await variants.orderBy('id').execute()).map(({ id }) => id)
}

const relate = (trx: Trx, chance: Chance) =>
  linkCrossSell(trx, `SKU-${1 + chance.whole(30)}`, [`SKU-${31 + chance.whole(30)}`])

/** Of pieces and of products with a choice. */
export async function addBundles(world: World): Promise<void> {
  const { db, clock, chance, categories, products } = world
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < 6; at += 1) {
      const skus = [...new Set([1 + chance.whole(60), 1 + chance.whole(60)])]
      const id = await saveProduct(trx, clock, {
        ...simple(`SET-${at}`, 0),
        format: 'Bundle',
        categoryIds: [chance.pick(categories)],
        bundle: skus.map((sku) => ({ sku: `SKU-${sku}`, quantity: 1 + chance.whole(2) })),
      })
      products.push(id)
    }
  })
}

const DYES = ['#d7263d', '#17356a', '/uzorak.webp']

/** Products in two or three colours, of which there are few pieces. */
export async function addDyed(world: World): Promise<void> {
  const { db, clock, chance, products } = world
  await db.transaction().execute(async (trx) => {
    await createAttribute(trx, {
      code: 'nijansa',
      inputType: 'visualSwatch',
      texts: { hrv: { label: 'Nijansa' } },
      values: DYES.map((swatch, at) => ({
        code: `n${at}`,
        texts: { hrv: { label: swatch }, eng: { label: `${swatch} (eng)` } },
        swatch,
      })),
    })
    for (let at = 0; at < 12; at += 1) {
      const sizes = ['s', 'm'].slice(0, 1 + chance.whole(2))
      const id = await saveProduct(trx, clock, {
        ...simple(`DYED-${at}`, 0),
        format: 'Configurable',
        options: ['nijansa', 'velicina'],
        variants: DYES.slice(0, 2 + chance.whole(2)).flatMap((_, dye) =>
          sizes.map((size) => ({
            sku: `DYED-${at}-${dye}-${size}`,
            optionValues: { nijansa: `n${dye}`, velicina: size },
            stock: chance.whole(3),
          })),
        ),
      })
      products.push(id)
    }
  })
}

export function simple(sku: string, stock: number) {
  return {
    sku,
    format: 'Simple' as const,
    texts: { hrv: { name: sku } },
    slug: { hrv: `slug-${sku.toLowerCase()}` },
    categoryIds: [],
    retailPriceCents: 1000,
    taxRatePercent: 25,
    ...(stock === 0 ? {} : { stock }),
  }
}
