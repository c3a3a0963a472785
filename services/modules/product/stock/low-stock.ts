import { namesOfProducts, skusOfProducts } from '#services/modules/product/read/product-store.ts'
import { getSetting, site } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { raiseAlert } from '#services/platform/jobs/alerts.ts'
import { numberOf, numberSetting } from '#services/platform/setting.ts'

const MOST = 100

/** Pieces below which staff are informed that few are left; 0 for never. */
export const lowStock = numberSetting({
  ...{ section: 'CATALOGUE', unit: 'PIECES', min: 0, max: MOST, usual: 3 },
})

type Sale = {
  readonly productId: number
  readonly before: number
  readonly left: number
  readonly at: string
}

/** Informs staff once, by the sale that crosses the minimum. */
export async function alertLowStock(
  trx: Trx,
  { productId, before, left, at }: Sale,
): Promise<void> {
  if (left >= MOST) return
  const least = numberOf(lowStock, await getSetting(trx, 'catalogue', 'lowStock'))
  if (left >= least || before < least) return
  const { defaultLanguage } = await site(trx)
  const [names, skus] = [
    await namesOfProducts(trx, [productId], defaultLanguage),
    await skusOfProducts(trx, [productId]),
  ]
  const sku = skus.get(productId) ?? ''
  const name = names.get(productId)
  const title = name ? `${name} (${sku})` : sku
  await raiseAlert(trx, { kind: 'STOCK', at, title, value: `${left}` })
}
