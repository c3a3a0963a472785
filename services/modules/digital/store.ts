import type { Selectable } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { DigitalFileTable } from './tables.ts'

export type DigitalFile = {
  readonly id: number
  readonly productId: number
  readonly name: string
  readonly sha256: string
  readonly bytes: number
  readonly uploadedAt: string
}

export type Upload = {
  readonly productId: number
  readonly name: string
  readonly sha256: string
  readonly parts: number
}

/** Complete files of these products. */
export async function filesOf(
  db: Db,
  productIds: readonly number[],
): Promise<readonly DigitalFile[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('digital_file')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('whole_at', 'is not', null)
    .orderBy('name')
    .execute()
  return rows.map(toFile)
}

export async function hasFiles(db: Db): Promise<boolean> {
  const row = await db.selectFrom('digital_file').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Starts or resumes an upload; locks it until the transaction ends. */
export async function openUpload(
  trx: Trx,
  { productId, name, sha256, parts }: Upload,
  now: string,
): Promise<{ readonly id: number; readonly parts: number; readonly isWhole: boolean }> {
  const row = await trx
    .insertInto('digital_file')
    .values({ product_id: productId, name, sha256, parts, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'name', 'sha256'])
        .doUpdateSet((eb) => ({ parts: eb.ref('digital_file.parts') })),
    )
    .returning(['id', 'parts', 'whole_at'])
    .executeTakeFirstOrThrow()
  return { id: row.id, parts: row.parts, isWhole: row.whole_at !== null }
}

export async function putPart(
  trx: Trx,
  { fileId, part, content }: { fileId: number; part: number; content: string },
): Promise<void> {
  await trx
    .insertInto('digital_part')
    .values({ file_id: fileId, part, content })
    .onConflict((conflict) => conflict.columns(['file_id', 'part']).doUpdateSet({ content }))
    .execute()
}

export async function countParts(trx: Trx, fileId: number): Promise<number> {
  const { parts } = await trx
    .selectFrom('digital_part')
    .select(({ fn }) => fn.countAll<number>().as('parts'))
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  return Number(parts)
}

export async function readPart(db: Db, fileId: number, part: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('digital_part')
    .select('content')
    .where('file_id', '=', fileId)
    .where('part', '=', part)
    .executeTakeFirst()
  return row ? Buffer.from(row.content, 'base64') : null
}

/** Makes the file available to buyers; replaces an older file of the same name. */
export async function finishUpload(
  trx: Trx,
  file: Upload & { readonly id: number; readonly bytes: number; readonly now: string },
): Promise<void> {
  await trx
    .deleteFrom('digital_file')
    .where('product_id', '=', file.productId)
    .where('name', '=', file.name)
    .where('id', '<>', file.id)
    .execute()
  await trx
    .updateTable('digital_file')
    .set({ bytes: file.bytes, whole_at: file.now })
    .where('id', '=', file.id)
    .execute()
}

/** What it was; null without one. */
export async function deleteFile(trx: Trx, id: number): Promise<DigitalFile | null> {
  const row = await trx
    .deleteFrom('digital_file')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toFile(row) : null
}

function toFile(row: Selectable<DigitalFileTable>): DigitalFile {
  return {
    id: row.id,
    productId: row.product_id,
    name: row.name,
    sha256: row.sha256,
    bytes: row.bytes ?? 0,
    uploadedAt: row.whole_at ?? row.begun_at,
  }
}
