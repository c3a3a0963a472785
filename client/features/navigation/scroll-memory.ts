const STORED_AS = 'scroll'
const MOST_ENTRIES = 50

export type ScrollMemory = {
  note(key: string, top: number): void
  find(key: string): number | null
  /** Survives a reload, but not the tab. */
  store(): void
}

export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  const tops = new Map<string, number>(readEntries(storage))
  return {
    note(key, top) {
      // Re-insert, so that the least recently used entry is evicted first.
      tops.delete(key)
      tops.set(key, Math.round(top))
    },
    find: (key) => tops.get(key) ?? null,
    store() {
      storage.setItem(STORED_AS, JSON.stringify([...tops].slice(-MOST_ENTRIES)))
    },
  }
}

function readEntries(storage: Pick<Storage, 'getItem'>): [string, number][] {
  let stored: unknown
  try {
    stored = JSON.parse(storage.getItem(STORED_AS) ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown): [string, number][] => {
    if (!Array.isArray(entry)) return []
    const [key, top]: unknown[] = entry
    return typeof key === 'string' && typeof top === 'number' ? [[key, top]] : []
  })
}
