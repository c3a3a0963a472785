import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import type { FileStorage } from '#services/platform/file-storage.ts'
import { findOnDisk, findStorages, type OnDisk, recordInBucket } from './original-store.ts'

/** Their bytes are in memory. */
const AT_ONCE = 4
const LISTED_AT_ONCE = 500

/** `damaged` has other bytes than its row says; `missing` is in neither storage. */
type Outcome = 'moved' | 'damaged' | 'missing'
export type Moved = { readonly path: string; readonly outcome: Outcome }

type Storages = { readonly disk: FileStorage; readonly bucket: FileStorage }

/**
 * Moves every original from the disk to the bucket. It may be killed at any moment and run again:
 * an object is read back before its rows name the bucket, and a file is deleted after that.
 */
export async function* moveOriginals(db: Db, storages: Storages): AsyncGenerator<Moved> {
  let after = ''
  for (;;) {
    const found = await findOnDisk(db, { after, limit: AT_ONCE })
    const last = found.at(-1)
    if (!last) break
    yield* await Promise.all(found.map((original) => moveOne(db, storages, original)))
    after = last.path
  }
  await deleteMoved(db, storages)
}

async function moveOne(db: Db, { disk, bucket }: Storages, { path, hash }: OnDisk): Promise<Moved> {
  const file = await disk.read(path)
  const bytes = file && (await buffer(file.stream))
  if (bytes && createHash('sha256').update(bytes).digest('hex') !== hash) {
    return { path, outcome: 'damaged' }
  }
  if (bytes && (await hashIn(bucket, path)) !== hash) await bucket.put(path, bytes)
  if ((await hashIn(bucket, path)) !== hash) {
    if (bytes) throw new Error(`The bucket returns other bytes than it was sent: ${path}`)
    return { path, outcome: 'missing' }
  }
  await inTransaction(db, async (trx) => await recordInBucket(trx, path))
  await disk.delete(path)
  return { path, outcome: 'moved' }
}

/** Files that an earlier run was killed before it could delete. */
async function deleteMoved(db: Db, { disk, bucket }: Storages): Promise<void> {
  let paths: string[] = []
  const deleteThese = async () => {
    for (const [path, { hash, storages }] of await findStorages(db, paths)) {
      if (storages.includes('stored') || (await hashIn(bucket, path)) !== hash) continue
      await disk.delete(path)
    }
    paths = []
  }
  for await (const { path } of disk.list()) {
    paths.push(path)
    if (paths.length === LISTED_AT_ONCE) await deleteThese()
  }
  await deleteThese()
}

/** Null when there is no such object. */
async function hashIn(bucket: FileStorage, path: string): Promise<string | null> {
  const found = await bucket.read(path)
  if (!found) return null
  const hash = createHash('sha256')
  await pipeline(found.stream, hash)
  return hash.digest('hex')
}
