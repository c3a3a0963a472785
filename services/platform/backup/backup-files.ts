import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '#services/platform/file-storage.ts'
import { type Contents, FILES_FOLDER, filePath } from './format.ts'

/**
 * Copies all files of the storages, one after the other: a file that moves to a later one meanwhile
 * is found there.
 */
export async function copyFiles(
  storages: readonly FileStorage[],
  folder: string,
): Promise<Contents['files']> {
  const copied = new Map<string, string>()
  for (const storage of storages) {
    for await (const { path } of storage.list()) {
      // A .part file is still being written, so no row refers to it; others are files of the
      // operating system.
      const isOurs = filePath.safeParse(path).success && !path.endsWith('.part')
      if (!isOurs || copied.has(path)) continue
      const target = join(folder, FILES_FOLDER, path)
      if (await copyFile(storage, path, target)) copied.set(path, await sha256Of(target))
    }
  }
  return [...copied].map(([path, sha256]) => ({ path, sha256 }))
}

/** False when it was deleted meanwhile. */
async function copyFile(storage: FileStorage, path: string, target: string): Promise<boolean> {
  const found = await storage.read(path)
  if (!found) return false
  await mkdir(dirname(target), { recursive: true })
  await pipeline(found.stream, createWriteStream(target))
  return true
}

export async function putFiles(
  folder: string,
  storage: FileStorage,
  { files }: Contents,
): Promise<void> {
  for (const { path } of files) {
    await storage.put(path, await readFile(join(folder, FILES_FOLDER, path)))
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
