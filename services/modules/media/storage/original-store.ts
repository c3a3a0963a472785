import type { Db, Trx } from '#services/platform/database.ts'

/** An original whose rows say that it is on the disk. Several rows may have equal bytes. */
export type OnDisk = { readonly path: string; readonly hash: string }

export async function findOnDisk(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly OnDisk[]> {
  return await db
    .selectFrom('media')
    .select(['path', 'hash'])
    .distinct()
    .where('storage', '=', 'stored')
    .where('path', '>', after)
    .orderBy('path')
    .limit(limit)
    .execute()
}

export async function recordInBucket(trx: Trx, path: string): Promise<void> {
  await trx
    .updateTable('media')
    .set('storage', 's3')
    .where('path', '=', path)
    .where('storage', '=', 'stored')
    .execute()
}

/** All originals were put into one storage. */
export async function recordAllIn(trx: Trx, storage: 'stored' | 's3'): Promise<void> {
  await trx.updateTable('media').set({ storage }).where('storage', 'in', ['stored', 's3']).execute()
}

/** Of these paths those that rows name, with the storages that the rows say. */
export async function findStorages(
  db: Db,
  paths: readonly string[],
): Promise<ReadonlyMap<string, { readonly hash: string; readonly storages: readonly string[] }>> {
  const found = new Map<string, { hash: string; storages: string[] }>()
  if (paths.length === 0) return found
  const rows = await db
    .selectFrom('media')
    .select(['path', 'hash', 'storage'])
    .distinct()
    .where('storage', 'in', ['stored', 's3'])
    .where('path', 'in', [...paths])
    .execute()
  for (const { path, hash, storage } of rows) {
    const known = found.get(path) ?? { hash, storages: [] }
    known.storages.push(storage)
    found.set(path, known)
  }
  return found
}
