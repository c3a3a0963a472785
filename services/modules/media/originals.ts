import { utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ServicesConfig } from '#services/config.ts'
import type { FileStorage, StoredFile } from '#services/platform/file-storage.ts'
import { diskStorage } from './storage/disk.ts'
import { s3Storage } from './storage/s3.ts'
import type { Requests } from './storage/s3-requests.ts'

/** `stored` is on the disk, `demo` ships with the program. */
export type Storage = 'stored' | 's3' | 'demo'

export type Original = { readonly storage: Storage; readonly path: string }

/** Bytes, or the file that has them. */
export type Source = string | Uint8Array

export type Originals = {
  /**
   * Stores bytes under their hash, so that equal ones are stored once and no file name comes from a
   * client.
   */
  put(picture: {
    readonly bytes: Uint8Array
    readonly hash: string
    readonly extension: string
  }): Promise<Original>
  /** The file of one that can only be on the disk. */
  fileOf(original: Original): string | null
  /** One that has no such file; null when it is nowhere. */
  read(original: Original): Promise<StoredFile | null>
  /** For drawing. */
  source(original: Original): Promise<Source>
}

/** The demo federation's pictures ship with the program and are read in place. */
const DEMO = resolve(import.meta.dirname, '..', '..', 'demo')

/** `path` as in `masters/post-01.webp`. */
export function demoPicture(path: string): string {
  return join(DEMO, path)
}

export function originalsFolder(dataDir: string): string {
  return resolve(dataDir, 'media', 'originals')
}

export function variantsFolder(dataDir: string): string {
  return resolve(dataDir, 'media', 'variants')
}

type Place = Pick<ServicesConfig, 'dataDir' | 's3'>

type Storages = { readonly disk: FileStorage; readonly bucket: FileStorage | null }

/** Where originals may be; the bucket, if there is one, takes the new ones. */
export function originalStorages({ dataDir, s3 }: Place, requests?: Requests): Storages {
  const bucket = s3 && s3Storage(s3, 'originals/', requests)
  return { disk: diskStorage(originalsFolder(dataDir)), bucket }
}

/** Variants that several services draw once are in the bucket, of which the disk is a cache. */
export function variantStorages({ dataDir, s3 }: Place, requests?: Requests): Storages {
  const bucket = s3 && s3Storage(s3, 'variants/', requests)
  return { disk: diskStorage(variantsFolder(dataDir)), bucket }
}

export function openOriginals(place: Place, requests?: Requests): Originals {
  const { disk, bucket } = originalStorages(place, requests)
  const onDisk = (path: string) => join(originalsFolder(place.dataDir), path)

  function fileOf({ storage, path }: Original): string | null {
    if (storage === 'demo') return demoPicture(path)
    return storage === 'stored' && !bucket ? onDisk(path) : null
  }

  async function read({ storage, path }: Original): Promise<StoredFile | null> {
    return await firstOf(storage === 's3' ? [bucket, disk] : [disk, bucket], path)
  }

  return {
    put: async ({ bytes, hash, extension }) => {
      const path = join(hash.slice(0, 2), `${hash}.${extension}`)
      if (bucket) await bucket.put(path, bytes)
      else if (!(await touch(onDisk(path)))) await disk.put(path, bytes)
      return { storage: bucket ? 's3' : 'stored', path }
    },
    fileOf,
    read,
    source: async (original) => {
      const file = fileOf(original)
      if (file !== null) return file
      // Its bytes, since a file may be moved before it is opened.
      const found = await read(original)
      if (!found) throw new Error('The original of a picture is missing')
      return await buffer(found.stream)
    },
  }
}

/** While originals are moved, one may be in the other storage than its row says. */
async function firstOf(
  storages: readonly (FileStorage | null)[],
  path: string,
): Promise<StoredFile | null> {
  const faults: unknown[] = []
  for (const storage of storages) {
    const found = await storage?.read(path).catch((error: unknown) => void faults.push(error))
    if (found) return found
  }
  if (faults.length > 0) throw faults[0]
  return null
}

/** Makes it count as new, so that it is not removed before its row is there. False if missing. */
async function touch(file: string): Promise<boolean> {
  const now = new Date()
  return await utimes(file, now, now).then(
    () => true,
    () => false,
  )
}
