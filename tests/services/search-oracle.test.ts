import { describe, expect, test } from 'vitest'
import { createTextsById, type TextsById } from '#services/platform/search/texts-by-id.ts'
import type { SearchText } from '#services/platform/search/word-index.ts'
import { createBruteForce } from './search-brute-force.ts'

const ROUNDS = 15
const CHANGES = 40
const MAX_ID = 90
const ROOTS = [
  ...['dres', 'lopt', 'majic', 'šal', 'kap', 'zastav', 'knjig', 'ključ', 'vratarsk', 'ulaznic'],
  ...['plakat', 'kapuljač', 'boj', 'crven', 'mor', 'navijač', 'reprezentacij', 'ručnik', 'za', 'u'],
]
const ENDINGS = ['', 'a', 'e', 'i', 'u', 'om', 'ama', 'ovi', 'ica', 'ić', 'og', 'im']

describe('index of words', () => {
  test('after any changes it says what a fresh one says, and what reading every text says', () => {
    const random = createRandom(2026)
    const texts = new Map<number, SearchText>()
    const changed = createTextsById()
    const brute = createBruteForce()
    let found = 0

    for (let round = 0; round < ROUNDS; round += 1) {
      for (let change = 0; change < CHANGES; change += 1) {
        const id = random(MAX_ID) + 1
        if (random(3) === 0) {
          texts.delete(id)
          for (const index of [changed, brute]) index.drop(id)
        } else {
          const text = someText(random, id)
          texts.set(id, text)
          for (const index of [changed, brute]) index.put(id, text)
        }
      }
      const fresh = filledWith(texts)
      for (let question = 0; question < 12; question += 1) {
        const keywords = someKeywords(random)
        const answer = changed.find(keywords)
        found += answer.length
        expect(answer, `"${keywords}", round ${round}`).toEqual(brute.find(keywords))
        expect(answer, `"${keywords}", round ${round}`).toEqual(fresh.find(keywords))
      }
    }
    expect(found).toBeGreaterThan(500)
  })

  test('what is dropped or put anew is found no more by what it was', () => {
    const index = createTextsById()
    index.put(1, { name: 'Dres', skus: ['A-1'], more: ['pamuk'] })
    index.put(2, { name: 'Šal', skus: ['A-2'], more: ['vuna'] })
    index.put(1, { name: 'Kapa', skus: ['B-10'], more: ['akril'] })
    index.drop(2)
    index.drop(77)

    for (const gone of ['dres', 'dresovi', 'drse', 'a-1', 'pamuk', 'šal', 'vuna', 'A-2']) {
      expect(index.find(gone), gone).toEqual([])
    }
    expect(index.find('kapu')).toEqual([1])
    expect(index.find('b10')).toEqual([1])
  })
})

type Random = (below: number) => number

function filledWith(texts: ReadonlyMap<number, SearchText>): TextsById {
  const index = createTextsById()
  for (const [id, text] of texts) index.put(id, text)
  return index
}

function someText(random: Random, id: number): SearchText {
  return {
    name: someWords(random, 3),
    skus: [`JSS-${random(4)}-${id}`, ...(random(3) === 0 ? [`JSS-V-${id}-XL`] : [])],
    more: [someWords(random, 6), someWords(random, 2)],
  }
}

function someKeywords(random: Random): string {
  if (random(6) === 0) return `jss-${random(4)}-${random(3) === 0 ? '' : random(MAX_ID)}`
  const words = someWords(random, 1 + random(3)).split(' ')
  return words.map((word) => (random(3) === 0 ? slipped(random, word) : word)).join(' ')
}

function someWords(random: Random, count: number): string {
  return Array.from(
    { length: count },
    () => `${ROOTS[random(ROOTS.length)]}${ENDINGS[random(ENDINGS.length)]}`,
  ).join(' ')
}

function slipped(random: Random, word: string): string {
  const at = random(word.length)
  const start = word.slice(0, at)
  switch (random(4)) {
    case 0:
      return start + word.slice(at + 1)
    case 1:
      return `${start}x${word.slice(at)}`
    case 2:
      return `${start}x${word.slice(at + 1)}`
    default:
      return start + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2)
  }
}

/** The same numbers in every run. */
function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
