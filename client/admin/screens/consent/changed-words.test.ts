import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test('names the words that were removed and added, and leaves the others', () => {
  expect(changedWords('<p>Želim novosti saveza</p>', '<p>Želim vijesti i sve saveza</p>')).toEqual([
    { kind: 'same', text: '<p>Želim ' },
    { kind: 'removed', text: 'novosti' },
    { kind: 'added', text: 'vijesti' },
    { kind: 'same', text: ' ' },
    { kind: 'added', text: 'i sve ' },
    { kind: 'same', text: 'saveza</p>' },
  ])
})

test('a link that leads elsewhere is a change too', () => {
  const parts = changedWords('<a href="/a">uvjete</a>', '<a href="/b">uvjete</a>')
  expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: '<a href="/a">' },
    { kind: 'added', text: '<a href="/b">' },
  ])
})

test('of any two texts both can be read back, and equal ones have no change', () => {
  const texts = ['', '<p>Da</p>', '<p>Da, znam <b>sve</b></p>', 'a < b', 'jedan dva tri', 'tri dva']
  for (const before of texts) {
    for (const after of texts) {
      const parts = changedWords(before, after)
      const without = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
      if (before === after) expect(parts.every(({ kind }) => kind === 'same')).toBe(true)
    }
  }
})
