import { SESSION_NOTE, STORED_CHANGED, STORED_KEYS } from './stored-keys.ts'

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type List = keyof typeof STORED_KEYS

/** Ids or slugs, as they were stored. */
export function readStored(list: List, storage = ownStorage()): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORED_KEYS[list]) ?? '[]')
    const entries = Array.isArray(stored) ? stored : []
    return entries.filter((one): one is string => typeof one === 'string')
  } catch {
    return []
  }
}

export function writeStored(list: List, ids: readonly string[], storage = ownStorage()): void {
  try {
    storage?.setItem(STORED_KEYS[list], JSON.stringify(ids))
  } catch {
    // A full or forbidden storage: the shop works without.
  }
  announceChange()
}

export function deleteStored(storage = ownStorage()): void {
  for (const key of [...Object.values(STORED_KEYS), SESSION_NOTE]) storage?.removeItem(key)
  announceChange()
}

function announceChange(): void {
  globalThis.dispatchEvent?.(new Event(STORED_CHANGED))
}

function ownStorage(): Stored | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
