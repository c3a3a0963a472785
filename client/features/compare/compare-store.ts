import { readStored, writeStored } from '#client/lib/stored-ids.ts'

const MOST_COMPARED = 4

/** Slugs of the products that this browser compares; never called on the server. */
export function comparedSlugs(): readonly string[] {
  return readStored('compared').slice(0, MOST_COMPARED)
}

export function setCompared(slugs: readonly string[]): void {
  writeStored('compared', slugs)
}

export function removeCompared(slug: string): void {
  setCompared(comparedSlugs().filter((one) => one !== slug))
}

/** False when no further product fits. */
export function toggleCompared(slug: string): boolean {
  const slugs = comparedSlugs()
  if (slugs.includes(slug)) removeCompared(slug)
  else if (slugs.length < MOST_COMPARED) setCompared([...slugs, slug])
  else return false
  return true
}
