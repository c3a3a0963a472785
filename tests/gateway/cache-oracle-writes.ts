import { createPost } from '#services/modules/cms/api.ts'
import { writeConsent } from '#services/modules/gdpr/api.ts'
import {
  changePrice,
  changeText,
  endReduction,
  linkCrossSell,
  renameSlug,
  setArchived,
  setFeatured,
  setStock,
  startReduction,
} from '#services/modules/product/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import type { TestServices } from '#tests/support/services.ts'

export type Chance = {
  /** From 0 up to but not including `below`. */
  whole(below: number): number
  pick<Thing>(things: readonly Thing[]): Thing
}

/** Chance that a seed repeats. */
export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    whole,
    pick: <Thing>(things: readonly Thing[]) => {
      const [thing] = things.slice(whole(things.length))
      if (thing === undefined) throw new Error('There is nothing to pick from.')
      return thing
    },
  }
}

export type WrittenProduct = { readonly id: number; readonly sku: string }

export const WORDS = ['dres', 'šal', 'lopta', 'navijački', 'zvijezda', 'kapa'] as const

type Write = (
  trx: Trx,
  services: TestServices,
  product: WrittenProduct,
  round: number,
) => Promise<unknown>

const WRITES: readonly ((chance: Chance, products: readonly WrittenProduct[]) => Write)[] = [
  (chance) =>
    (trx, { clock }, { id }) =>
      changePrice(trx, clock, { productId: id, retailPriceCents: 500 + chance.whole(9_000) }),
  (chance) =>
    (trx, { clock }, { id }) =>
      setStock(trx, clock, { productId: id, onHand: chance.whole(3) }),
  (chance) =>
    (trx, { clock }, { id }, round) => {
      const name = `${chance.pick(WORDS)} ${round}`
      const text = { name, excerpt: `Uz ${chance.pick(WORDS)}.` }
      return changeText(trx, clock, { productId: id, language: 'hrv', text })
    },
  (chance) =>
    (trx, { clock }, { id }) =>
      setArchived(trx, clock, { productId: id, archived: chance.whole(3) === 0 }),
  (chance) =>
    (trx, { clock }, { id }) =>
      setFeatured(trx, clock, { productId: id, featured: chance.whole(2) === 0 }),
  () =>
    (trx, { clock }, { id }, round) =>
      renameSlug(trx, clock, { productId: id, language: 'hrv', slug: `adresa-${id}-${round}` }),
  (chance, products) =>
    (trx, _services, { sku }) => {
      const others = products.filter((one) => one.sku !== sku)
      return linkCrossSell(trx, sku, [chance.pick(others).sku, chance.pick(others).sku])
    },
  (chance) =>
    (trx, { clock }, { id }) =>
      startReduction(trx, clock, { productId: id, priceCents: 100 + chance.whole(400) }),
  () =>
    (trx, { clock }, { id }) =>
      endReduction(trx, clock, { productId: id }),
  () =>
    (trx, { clock }, _product, round) => {
      const at = clock.now().toISOString()
      const text = { title: `Vijest ${round}`, excerpt: 'Kratko.', body: '<p>Dugo.</p>' }
      return createPost(trx, {
        ...text,
        language: 'hrv',
        slug: `vijest-${round}`,
        publishedAt: at,
        at,
      })
    },
  () =>
    (trx, { clock }, _product, round) =>
      writeConsent(trx, { number: 1, language: 'hrv', html: `<p>Privola ${round}</p>` }, clock),
]

/** One write; what the rules refuse stays as it was. */
export async function writeSomething(
  services: TestServices,
  chance: Chance,
  products: readonly WrittenProduct[],
  round: number,
): Promise<void> {
  const write = chance.pick(WRITES)(chance, products)
  const product = chance.pick(products)
  try {
    await services.db.transaction().execute((trx) => write(trx, services, product, round))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Resolves when the gateway has purged what was written before. */
export async function purged(
  { db }: TestServices,
  { gateway }: TestGateway,
  round: number,
): Promise<void> {
  const marker = `marker:${round}`
  const heard = new Promise<void>((resolve) => {
    const stop = gateway.layout.onChange((tags) => {
      if (!tags.includes(marker)) return
      stop()
      resolve()
    })
  })
  await db.transaction().execute((trx) => addChanges(trx, [marker]))
  await heard
}
