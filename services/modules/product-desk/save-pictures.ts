import { z } from 'zod'
import type { FieldChange, FieldValue, Saved } from '#services/contract/history.ts'
import { MAX_PICTURES, type saveDeskProduct } from '#services/contract/product-desk.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import {
  lockPictures,
  type ProductPictures,
  readPictures,
  replacePictures,
  setOptionPicture,
} from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { noSuchProduct } from './desk-product.ts'

const OWN = 'pictures'
const OF_OPTION = 'optionPicture'

const mediaIds = z
  .array(z.string().regex(/^[1-9]\d{0,8}$/))
  .max(MAX_PICTURES)
  .refine((ids) => new Set(ids).size === ids.length)

type Shown = {
  readonly productId: number
  /** Null for pictures of the product or variant itself. */
  readonly optionId: number | null
  readonly mediaIds: readonly number[]
}

/** Saves the pictures of a product, its variants and options, but for what somebody else changed meanwhile. */
export async function savePictures(
  trx: Trx,
  { id, changes }: z.output<typeof saveDeskProduct.input>,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  await lockPictures(trx, clock, id)
  const product = await readPictures(trx, id)
  if (!product) throw noSuchProduct()
  const shown = shownBy(product)
  return await saveChanges(
    trx,
    { entity: 'product', id: product.sku, author, at: clock.now().toISOString() },
    {
      current: Object.fromEntries(
        [...shown].map(([path, one]) => [path, one.mediaIds.map(String)]),
      ),
      changes: changes.map((change) => checked(change, shown)),
      async apply(values) {
        for (const [path, value] of values) await write(trx, shown.get(path), value)
      },
    },
    findPerson,
  )
}

/** By the path of a save. */
function shownBy({
  id,
  mediaIds: own,
  variants,
  options,
}: ProductPictures): ReadonlyMap<string, Shown> {
  return new Map<string, Shown>([
    [OWN, { productId: id, optionId: null, mediaIds: own }],
    ...variants.map(
      (variant) =>
        [
          `${OWN}.${variant.id}`,
          { productId: variant.id, optionId: null, mediaIds: variant.mediaIds },
        ] as const,
    ),
    ...options.map(
      ({ id: optionId, mediaIds }) =>
        [`${OF_OPTION}.${optionId}`, { productId: id, optionId, mediaIds }] as const,
    ),
  ])
}

function checked(change: FieldChange, shown: ReadonlyMap<string, Shown>): FieldChange {
  const known = shown.get(change.path)
  const ids = mediaIds.safeParse(change.value)
  const most = known?.optionId === null ? MAX_PICTURES : 1
  if (known && ids.success && ids.data.length <= most) return change
  throw new Refusal(400, `${change.path} cannot be this.`, {
    ...{ code: 'INVALID_INPUT', field: change.path },
  })
}

/** The values were checked before. */
async function write(trx: Trx, shown: Shown | undefined, value: FieldValue): Promise<void> {
  if (!shown) return
  const after = mediaIds.parse(value).map(Number)
  const { productId, optionId, mediaIds: before } = shown
  if (optionId === null) await replacePictures(trx, { productId, before, after })
  else await setOptionPicture(trx, { productId, optionId, before, after })
}
