import { expect, test } from 'vitest'
import { createSortedWords } from './sorted-words.ts'

test('three thousand words put in and taken out in any order are found by how they begin', () => {
  const sorted = createSortedWords()
  const standing = new Map<number, string>()
  for (let step = 0; step < 9_000; step += 1) {
    // Steps of a prime, so that every number occurs in a nearly random order.
    const value = (step * 7_919) % 3_000
    const word = `${(value * 31) % 700}-${value % 5}`
    if (standing.delete(value)) {
      sorted.remove(word, value)
    } else {
      standing.set(value, word)
      sorted.add(word, value)
    }
  }

  for (const prefix of ['', '1', '42', '69-', '699-4', '8', 'x']) {
    expect(sorted.startingWith(prefix), prefix).toEqual(
      inOrder(standing, (word) => word.startsWith(prefix)),
    )
  }
  expect(sorted.equalTo('42-1')).toEqual(inOrder(standing, (word) => word === '42-1'))
})

function inOrder(
  words: ReadonlyMap<number, string>,
  isWanted: (word: string) => boolean,
): readonly number[] {
  return [...words]
    .filter(([, word]) => isWanted(word))
    .sort(
      ([one, left], [other, right]) => (left < right ? -1 : Number(left > right)) || one - other,
    )
    .map(([value]) => value)
}
