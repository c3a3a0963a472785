import type { DeskProduct } from '#services/contract/product-desk.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import {
  namesOfProducts,
  readPictures,
  sellableProducts,
  slugsOfProducts,
} from '#services/modules/product/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'

type Reader = { readonly db: Db; readonly clock: Clock }

export async function deskProduct({ db, clock }: Reader, id: number): Promise<DeskProduct> {
  const product = await readPictures(db, id)
  if (!product) throw noSuchProduct()
  const { defaultLanguage: language } = await siteIdentity(db)
  const { sku, isArchived, mediaIds, variants, options } = product
  const ids = variants.map((variant) => variant.id)
  const [names, slugs, sold, media] = await Promise.all([
    namesOfProducts(db, [id], language),
    slugsOfProducts(db, language, [id]),
    sellableProducts({ db, language, now: clock.now().toISOString() }, ids),
    mediaReferences(
      db,
      [product, ...variants, ...options].flatMap((one) => one.mediaIds),
      language,
    ),
  ])
  const picturesOf = (shown: readonly number[]) => shown.flatMap((one) => media.get(one) ?? [])
  return {
    ...{ id: `${id}`, name: names.get(id) ?? sku, sku, slug: slugs.get(id) ?? null, isArchived },
    pictures: picturesOf(mediaIds),
    variants: variants.map((variant) => ({
      ...{ id: `${variant.id}`, sku: variant.sku },
      name: sold.get(variant.id)?.name ?? variant.sku,
      pictures: picturesOf(variant.mediaIds),
    })),
    options: options.map((option) => ({
      ...{ id: `${option.id}`, label: option.label },
      pictures: picturesOf(option.mediaIds),
    })),
  }
}

export function noSuchProduct(): Refusal {
  return new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND' })
}
