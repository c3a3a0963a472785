import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { FileStorage } from '#services/platform/file-storage.ts'

export function diskStorage(folder: string): FileStorage {
  const fileOf = (path: string) => join(folder, path)
  return {
    put: async (path, bytes) => await writeWhole(fileOf(path), bytes),

    read: async (path) => {
      // From here on it can be read, even if it is deleted meanwhile.
      const file = await open(fileOf(path)).catch(nullIfMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },

    find: async (path) => {
      const found = await stat(fileOf(path)).catch(nullIfMissing)
      return found && { path, storedAt: found.mtime }
    },

    delete: async (path) => await rm(fileOf(path), { force: true }),

    list: async function* (under = '') {
      const listed = await opendir(fileOf(under), { recursive: true }).catch(nullIfMissing)
      // Nothing has been stored yet.
      if (!listed) return
      for await (const entry of listed) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const found = await stat(file).catch(nullIfMissing)
        if (found) yield { path: relative(folder, file), storedAt: found.mtime }
      }
    },
  }
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

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
