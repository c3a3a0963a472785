import { deleteSearches, noteSearch, readLastSearches, removeSearch } from './search-history.ts'

/** The last searches of this tab; none where the browser forbids storage. */
export function ownSearches(): readonly string[] {
  const storage = tabStorage()
  return storage ? readLastSearches(storage) : []
}

export function noteOwnSearch(keywords: string): void {
  const storage = tabStorage()
  if (storage && keywords !== '') noteSearch(storage, keywords)
}

export function removeOwnSearch(keywords: string): readonly string[] {
  const storage = tabStorage()
  return storage ? removeSearch(storage, keywords) : []
}

export function deleteOwnSearches(): void {
  const storage = tabStorage()
  if (storage) deleteSearches(storage)
}

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
