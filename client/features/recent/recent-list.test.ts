import { expect, test } from 'vitest'
import { deleteStored, readStored, writeStored } from '#client/lib/stored-ids.ts'
import { inOrder, viewedBefore, withView } from './recent-list.ts'

test('the latest product comes first, each once, twelve beside the shown one', () => {
  const many = Array.from({ length: 20 }, (_, index) => `${index}`).reduce<readonly string[]>(
    withView,
    [],
  )
  expect(many).toHaveLength(13)
  expect(withView(many, '12')[0]).toBe('12')
  expect(new Set(withView(many, '12')).size).toBe(13)
  expect(viewedBefore(many, '19')).toHaveLength(12)
  expect(viewedBefore(many, '19')).not.toContain('19')
  expect(viewedBefore(many, null)).toHaveLength(12)
})

test('products keep the order in which they were seen, and those no longer sold are missing', () => {
  expect(inOrder(['3', '1', '2'], [{ id: '1' }, { id: '3' }])).toEqual([{ id: '3' }, { id: '1' }])
})

test('foreign contents and a forbidden storage are an empty list', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  writeStored('recent', ['1', '2'], storage)
  writeStored('compared', ['a'], storage)
  expect(readStored('recent', storage)).toEqual(['1', '2'])

  entries.set('recent-products', '{"a":1}')
  expect(readStored('recent', storage)).toEqual([])
  entries.set('recent-products', '[1,"2",null]')
  expect(readStored('recent', storage)).toEqual(['2'])
  entries.set('recent-products', 'x')
  expect(readStored('recent', storage)).toEqual([])

  deleteStored(storage)
  expect(entries.size).toBe(0)
  expect(readStored('compared', null)).toEqual([])
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  }
  writeStored('recent', ['1'], full)
})
