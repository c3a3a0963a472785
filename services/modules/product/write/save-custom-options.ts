import { requireMedia } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { NewProduct } from './catalogue-input.ts'
import type { SavedProduct } from './saved-product.ts'

type CustomOption = NonNullable<NewProduct['customOptions']>[number]

/** Options are updated in their order, so that carts with their ids stay valid. */
export async function saveCustomOptions(trx: Trx, saved: readonly SavedProduct[]): Promise<void> {
  for (const { id, product, before } of saved) {
    const { customOptions = [] } = product
    const stored = before ? await storedIds(trx, id) : []
    await requireMedia(
      trx,
      customOptions.flatMap(({ mediaId }) => mediaId ?? []),
    )
    for (const [at, option] of customOptions.entries()) {
      const optionId = stored[at]
      if (optionId === undefined) await insertOption(trx, id, option)
      else await updateOption(trx, optionId, option)
    }
    const over = stored.slice(customOptions.length)
    if (over.length > 0) await trx.deleteFrom('custom_option').where('id', 'in', over).execute()
  }
}

async function storedIds(trx: Trx, productId: number): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('custom_option')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function insertOption(trx: Trx, productId: number, option: CustomOption): Promise<void> {
  const { id } = await trx
    .insertInto('custom_option')
    .values({ product_id: productId, ...columnsOf(option) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertLabels(trx, id, option)
}

async function updateOption(trx: Trx, id: number, option: CustomOption): Promise<void> {
  await trx.updateTable('custom_option').set(columnsOf(option)).where('id', '=', id).execute()
  await trx.deleteFrom('custom_option_text').where('option_id', '=', id).execute()
  await insertLabels(trx, id, option)
}

function columnsOf({ type, maxLength, isRequired, mediaId }: CustomOption) {
  return {
    option_type: type,
    max_length: maxLength ?? null,
    is_required: isRequired ? 1 : 0,
    media_id: mediaId ?? null,
  }
}

async function insertLabels(trx: Trx, id: number, { texts }: CustomOption): Promise<void> {
  const rows = Object.entries(texts).map(([language, { label }]) => ({
    option_id: id,
    language,
    label,
  }))
  await trx.insertInto('custom_option_text').values(rows).execute()
}
