import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export type Storage = 'stored' | 'demo'

/** The demo federation's pictures ship with the program and are read in place. */
const DEMO = resolve(import.meta.dirname, '..', 'demo')

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

export function originalFile(dataDir: string, media: { storage: Storage; path: string }): string {
  return media.storage === 'demo'
    ? demoPicture(media.path)
    : join(originalsFolder(dataDir), media.path)
}

/**
 * Stored under its hash, so that equal bytes are stored once and no file name comes from a client.
 */
export async function keepOriginal(
  dataDir: string,
  { bytes, hash, extension }: { bytes: Uint8Array; hash: string; extension: string },
): Promise<string> {
  const path = join(hash.slice(0, 2), `${hash}.${extension}`)
  const target = join(originalsFolder(dataDir), path)
  if (await exists(target)) return path
  await writeWhole(target, bytes)
  return path
}

/**
 * Renames the file when it is complete, so that no reader sees half of it. Flushes it first, so
 * that a file that a row names survives a power cut.
 */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(resolve(target, '..'), { recursive: true })
  const unfinished = `${target}.${randomUUID()}.part`
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', flush: true })
    await rename(unfinished, target)
  } catch (error) {
    // Retries must not fill a full disk further.
    await rm(unfinished, { force: true })
    throw error
  }
}

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
