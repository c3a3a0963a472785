import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'
import { createScrollMemory } from './scroll-memory.ts'

test('nothing is prefetched on 2g or when data is to be saved [RT-50]', () => {
  expect(mayPrefetch(undefined)).toBe(true)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
})

test('scroll places outlive a reload; the oldest and all rubbish are forgotten [RT-48]', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const memory = createScrollMemory(storage)
  for (let page = 0; page < 60; page += 1) memory.note(`page-${page}`, page * 10.4)
  memory.store()

  const after = createScrollMemory(storage)
  expect(after.find('page-59')).toBe(614)
  expect(after.find('page-0')).toBeNull()

  stored.set('scroll', '{"not":["a list"]}')
  expect(createScrollMemory(storage).find('page-59')).toBeNull()
  stored.set('scroll', 'not json')
  expect(createScrollMemory(storage).find('page-59')).toBeNull()
})
