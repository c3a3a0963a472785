import { expect, test } from 'vitest'
import { cleanKeywords } from './keywords.ts'
import { noteSearch, readLastSearches, removeSearch } from './search-history.ts'

function aStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('the last five searches, each once, the latest first', () => {
  const storage = aStorage()
  for (const keywords of ['dres', 'šal', 'kapa', 'lopta', 'torba', 'Dres', 'knjiga']) {
    noteSearch(storage, keywords)
  }
  expect(readLastSearches(storage)).toEqual(['knjiga', 'Dres', 'torba', 'lopta', 'kapa'])
  expect(removeSearch(storage, 'lopta')).toEqual(['knjiga', 'Dres', 'torba', 'kapa'])
  expect(readLastSearches(storage)).toHaveLength(4)
})

test.each(['', '{', '{"a":1}', '[1,null]'])(
  'a value of another program is no search: %j',
  (value) => {
    const storage = aStorage()
    storage.setItem('searches', value)
    expect(readLastSearches(storage)).toEqual([])
  },
)

test('a forbidden storage stops no search', () => {
  const forbidden = () => {
    throw new DOMException('SecurityError')
  }
  const storage = { getItem: forbidden, setItem: forbidden }
  expect(readLastSearches(storage)).toEqual([])
  expect(() => noteSearch(storage, 'dres')).not.toThrow()
})

test('keywords are words, also of pasted text', () => {
  expect(cleanKeywords('  <b>dres</b>\u0000\tza  djecu <')).toBe('dres za djecu')
  expect(cleanKeywords('x'.repeat(10_000))).toHaveLength(200)
})
