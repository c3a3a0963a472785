import { shortHash } from '#services/modules/media/address.ts'
import type { Db } from '#services/platform/database.ts'
import type { FileStorage } from '#services/platform/file-storage.ts'
import { findStorages } from './original-store.ts'

const LISTED_AT_ONCE = 500
/** Files with other names are not ours to delete; `.part` is what a killed program leaves. */
const ORIGINAL = /^[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z]{3,4}(?<unfinished>\.[0-9a-f-]{36}\.part)?$/

type Storages = {
  readonly originals: FileStorage
  readonly variants: readonly FileStorage[]
}

/**
 * Originals that no row names, stored before the given time: their row was deleted, or never came.
 * A new upload of equal bytes counts as stored again.
 */
export async function* findUnused(
  db: Db,
  originals: FileStorage,
  before: string,
): AsyncGenerator<string> {
  let waiting: string[] = []
  const withoutRow = async () => {
    const found = await findStorages(db, waiting)
    const unused = waiting.filter((path) => !found.has(path))
    waiting = []
    return unused
  }
  for await (const { path, storedAt } of originals.list()) {
    if (!ORIGINAL.test(path) || storedAt.toISOString() >= before) continue
    waiting.push(path)
    if (waiting.length === LISTED_AT_ONCE) yield* await withoutRow()
  }
  yield* await withoutRow()
}

/** Deletes at most `limit` of them, each with its variants; returns how many. */
export async function deleteUnused(
  db: Db,
  { originals, variants }: Storages,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  let deleted = 0
  for await (const path of findUnused(db, originals, before)) {
    if (deleted === limit) break
    // It may have been uploaded again since it was listed.
    const found = await originals.find(path)
    if (!found || found.storedAt.toISOString() >= before) continue
    await originals.delete(path)
    deleted += 1
    if (ORIGINAL.exec(path)?.groups?.['unfinished']) continue
    for (const storage of variants) await deleteVariants(storage, path)
  }
  return deleted
}

/** One of another picture whose hash begins alike is drawn again. */
async function deleteVariants(storage: FileStorage, original: string): Promise<void> {
  const [folder = '', name = ''] = original.split('/')
  for await (const { path } of storage.list(folder)) {
    if (path.includes(`-${shortHash(name)}-`)) await storage.delete(path)
  }
}
