/** Unsaved input of a form, by field. */
export type Draft = Readonly<Record<string, string>>

type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const STORED_AS = 'draft'

/** One draft per tab: another owner, such as the next cart, takes its place. */
export function storeDraft(storage: Drafts, owner: string, values: Draft): void {
  try {
    storage.setItem(STORED_AS, JSON.stringify({ owner, values }))
  } catch {
    // A full or forbidden storage: the form works without.
  }
}

/** A draft of another owner is deleted. */
export function readDraft(storage: Drafts, owner: string): Draft | null {
  let stored: unknown
  try {
    stored = JSON.parse(storage.getItem(STORED_AS) ?? 'null')
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null) return null
  if (!('owner' in stored && 'values' in stored) || stored.owner !== owner) {
    deleteDraft(storage)
    return null
  }
  return textsOf(stored.values)
}

export function deleteDraft(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(STORED_AS)
  } catch {
    // A forbidden storage has nothing to delete.
  }
}

/** Also of a message from another tab, which may be of another version. */
export function textsOf(values: unknown): Draft | null {
  if (typeof values !== 'object' || values === null) return null
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Deletes what was saved elsewhere by now. */
export function deleteFromDraft(
  storage: Drafts,
  owner: string,
  isSaved: (field: string) => boolean,
): void {
  const left = Object.entries(readDraft(storage, owner) ?? {}).filter(([name]) => !isSaved(name))
  if (left.length === 0) deleteDraft(storage)
  else storeDraft(storage, owner, Object.fromEntries(left))
}
