import { expect, test } from 'vitest'
import { deleteDraft, readDraft, storeDraft } from './draft.ts'

function aStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

test('a draft belongs to one owner, and goes with the next one', () => {
  const storage = aStorage()
  expect(readDraft(storage, 'cart')).toBeNull()
  storeDraft(storage, 'cart', { city: 'Split' })
  expect(readDraft(storage, 'cart')).toEqual({ city: 'Split' })
  expect(readDraft(storage, 'next')).toBeNull()
  expect(storage.length).toBe(0)
  storeDraft(storage, 'next', {})
  deleteDraft(storage)
  expect(storage.length).toBe(0)
})

test('a value of another program does no harm', () => {
  const storage = aStorage()
  for (const text of ['{', '1', '{"owner":"cart"}', '{"owner":"cart","values":1}']) {
    storage.setItem('draft', text)
    expect(readDraft(storage, 'cart')).toBeNull()
  }
  storage.setItem('draft', '{"owner":"cart","values":{"city":"Split","zip":1}}')
  expect(readDraft(storage, 'cart')).toEqual({ city: 'Split' })
})
