type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Products that only this browser knows of. Each list is deleted when a session ends. */
const LISTS = { recent: 'recent-products', compared: 'compared-products' } as const

type List = keyof typeof LISTS

/** Ids or slugs, as they were stored. */
export function readStored(list: List, storage = ownStorage()): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(LISTS[list]) ?? '[]')
    const entries = Array.isArray(stored) ? stored : []
    return entries.filter((one): one is string => typeof one === 'string')
  } catch {
    return []
  }
}

export function writeStored(list: List, ids: readonly string[], storage = ownStorage()): void {
  try {
    storage?.setItem(LISTS[list], JSON.stringify(ids))
  } catch {
    // A full or forbidden storage: the shop works without.
  }
}

export function deleteStored(storage = ownStorage()): void {
  for (const key of Object.values(LISTS)) storage?.removeItem(key)
}

function ownStorage(): Stored | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
