type Stored = Pick<Storage, 'getItem' | 'setItem'>

const STORED_AS = 'searches'
const MOST = 5

/** The latest first. They live as long as the tab and never leave the browser. */
export function readLastSearches(storage: Stored): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORED_AS) ?? '[]')
    const texts = Array.isArray(stored) ? stored : []
    return texts.filter((one): one is string => typeof one === 'string').slice(0, MOST)
  } catch {
    return []
  }
}

export function noteSearch(storage: Stored, keywords: string): void {
  store(storage, [keywords, ...withoutSearch(storage, keywords)].slice(0, MOST))
}

/** Returns those that are left. */
export function removeSearch(storage: Stored, keywords: string): readonly string[] {
  const left = withoutSearch(storage, keywords)
  store(storage, left)
  return left
}

export function deleteSearches(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(STORED_AS)
}

function withoutSearch(storage: Stored, keywords: string): readonly string[] {
  const folded = keywords.toLowerCase()
  return readLastSearches(storage).filter((one) => one.toLowerCase() !== folded)
}

function store(storage: Stored, searches: readonly string[]): void {
  try {
    storage.setItem(STORED_AS, JSON.stringify(searches))
  } catch {
    // A full or forbidden storage: the search works without.
  }
}
