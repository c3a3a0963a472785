import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { skusOfProducts } from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { deleteFile } from './store.ts'

/** Removes a file, also for those who have bought it. */
export async function removeFile(trx: Trx, id: number, { author, clock }: Changing): Promise<void> {
  const file = await deleteFile(trx, id)
  if (!file) throw new Refusal(404, 'There is no such file.', { code: 'NOT_FOUND' })
  const { productId, name, bytes, sha256 } = file
  const sku = (await skusOfProducts(trx, [productId])).get(productId) ?? `${productId}`
  const removed = { entity: 'product', id: sku, author, at: clock.now().toISOString() }
  await recordEdits(trx, removed, [
    { path: `files.${name}`, before: { bytes, sha256 }, after: null },
  ])
}
