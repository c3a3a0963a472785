import type { Readable } from 'node:stream'

/** Its stream must be read or destroyed. */
export type StoredFile = { readonly size: number; readonly stream: Readable }

export type ListedFile = { readonly path: string; readonly storedAt: Date }

/** Whole files by path, such as `ab/ab12….webp`, on the disk or in an object storage. */
export type FileStorage = {
  /** Readers get the whole file or none, also when the program is killed. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(path: string): Promise<StoredFile | null>
  /** Whether there is one, and since when; null when there is none. */
  find(path: string): Promise<ListedFile | null>
  /** Succeeds also when there is no such file. */
  delete(path: string): Promise<void>
  /** All of them, or those in a folder such as `ab`, in any order; some may come or go meanwhile. */
  list(folder?: string): AsyncIterable<ListedFile>
}
