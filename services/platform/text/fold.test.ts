import { describe, expect, test } from 'vitest'
import { fold, sortKey } from './fold.ts'

const LETTERS = [
  ...'abcčćdđefghijklmnoprsštuvzžqwxyABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ',
  ...'0123456789 -.,/&áéíóöüńçłřêẽ',
  ...['dž', 'Dž', 'DŽ', 'dŽ', 'lj', 'Lj', 'LJ', 'lJ', 'nj', 'Nj', 'NJ', 'nJ'],
  ...['ß', '½', '™', 'a\u0301', 'z\u030c', "'", '"', '(', ')', '+', '%', '€', 'ж', 'α', '–', '…'],
]

describe('sortKey', () => {
  test('orders 100,000 random pairs as Intl.Collator(hr) does', () => {
    const { compare } = new Intl.Collator('hr')
    const random = sequence(20_261)

    const wrong: string[] = []
    for (let round = 0; round < 100_000; round += 1) {
      const left = word(random)
      // Half of the pairs differ in little, since far words settle at the first letter.
      const right = round % 2 === 0 ? word(random) : changed(left, random)
      const expected = Math.sign(compare(left, right))
      if (order(sortKey(left), sortKey(right)) !== expected) wrong.push(`${left} | ${right}`)
    }

    expect(wrong.slice(0, 20)).toEqual([])
  })

  test('keeps Croatian words in the order of the alphabet', () => {
    const words = [
      'cesta',
      'čaša',
      'ćup',
      'dan',
      'džem',
      'đak',
      'lopta',
      'ljeto',
      'noga',
      'njiva',
      'sat',
      'šal',
      'zid',
      'žica',
    ]

    const shuffled = [...words]
      .reverse()
      .sort((left, right) => order(sortKey(left), sortKey(right)))

    expect(shuffled).toEqual(words)
  })

  test('holds nothing that PostgreSQL refuses', () => {
    const keys = ['\0', 'a\0b', '🏐', '👨‍👩‍👧', '\ud800', '\u202e'].map(sortKey)

    expect(keys.filter((key) => key.includes('\0') || !key.isWellFormed())).toEqual([])
  })
})

describe('fold', () => {
  test('makes one spelling of case, marks and đ', () => {
    expect(fold('ŠĐČĆŽ dž Čaša')).toBe('sdccz dz casa')
    expect(fold('c\u030c')).toBe(fold('č'))
  })
})

function order(left: string, right: string): number {
  return Math.sign(Buffer.compare(Buffer.from(left), Buffer.from(right)))
}

function word(random: () => number): string {
  const length = 1 + Math.floor(random() * 8)
  return Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
}

function changed(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1))
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? ''
  return text.slice(0, at) + letter + text.slice(at + (random() < 0.8 ? 1 : 0))
}

/** The same numbers in every run (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
