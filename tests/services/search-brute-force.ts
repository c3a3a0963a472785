import { costBetween, forgiven } from '#services/platform/search/near-words.ts'
import { WORTH } from '#services/platform/search/query.ts'
import { root, stem } from '#services/platform/search/stem.ts'
import { alsoMeant } from '#services/platform/search/synonyms.ts'
import type { TextsById } from '#services/platform/search/texts-by-id.ts'
import type { WordPlace } from '#services/platform/search/vocabulary.ts'
import { placesOf, type SearchText } from '#services/platform/search/word-index.ts'
import { skuKey, skuKeys, tellingIfAny, wordsOf } from '#services/platform/search/words.ts'

type Kind = keyof typeof WORTH
type Standing = ReadonlyMap<string, WordPlace>

/** Says what the index says for words of letters and for one SKU, by reading every text each time. */
export function createBruteForce(): Omit<TextsById, 'correct'> {
  const texts = new Map<number, { readonly words: Standing; readonly skus: readonly string[] }>()

  const vocabulary = () => new Set([...texts.values()].flatMap(({ words }) => [...words.keys()]))

  function bySku(keywords: string): number[] | null {
    const key = skuKey(keywords)
    const found = [...texts].filter(([, { skus }]) => skus.some((sku) => sku.startsWith(key)))
    if (!/\d/.test(key) || found.length === 0) return null
    const isWhole = (skus: readonly string[]) => (skus.includes(key) ? 1 : 0)
    return found
      .sort(([one, a], [other, b]) => isWhole(b.skus) - isWhole(a.skus) || other - one)
      .map(([id]) => id)
  }

  function kindsOf(word: string, isLast: boolean): ReadonlyMap<string, Kind> {
    const known = vocabulary()
    const meant = alsoMeant(stem(word))
    const kinds = new Map<string, Kind>()
    for (const each of known) {
      if (each === word) kinds.set(each, 'same')
      else if (stem(each) === stem(word)) kinds.set(each, 'form')
      else if (meant.includes(stem(each))) kinds.set(each, 'meant')
    }
    if (isLast && word.length >= (kinds.size === 0 ? 2 : 5)) {
      for (const each of known) {
        if (each.startsWith(word) && !kinds.has(each)) kinds.set(each, 'begun')
      }
    }
    if (kinds.size > 0) return kinds

    const costs = [...known]
      .filter((each) => !/\d/.test(each))
      .map((each) => ({
        stem: stem(each),
        cost: Math.min(
          costBetween(word, each, forgiven(word)),
          costBetween(root(word), root(each), forgiven(root(word))),
        ),
      }))
    const best = Math.min(...costs.map(({ cost }) => cost))
    if (!Number.isFinite(best)) return kinds
    const stems = new Set(costs.filter(({ cost }) => cost === best).map((each) => each.stem))
    for (const each of known) if (stems.has(stem(each))) kinds.set(each, 'corrected')
    return kinds
  }

  return {
    put(id, { name, skus, more }: SearchText) {
      texts.set(id, {
        words: placesOf({ name, more }),
        skus: skus.flatMap(skuKeys),
      })
    },
    drop: (id) => void texts.delete(id),
    find(keywords) {
      const found = bySku(keywords)
      if (found) return found

      const wanted = tellingIfAny(wordsOf(keywords))
      const groups = wanted.map((word, at) => kindsOf(word, at === wanted.length - 1))
      const scored = [...texts].map(([id, { words }]) => {
        const scores = groups.map((kinds) => {
          const hits = [...words].flatMap(([word, place]) => {
            const kind = kinds.get(word)
            return kind ? WORTH[kind][place] : []
          })
          return Math.max(0, ...hits) * rarity(kinds)
        })
        const isFound = scores.length > 0 && scores.every((score) => score > 0)
        return { id, score: isFound ? scores.reduce((sum, score) => sum + score, 0) : 0 }
      })
      return scored
        .filter(({ score }) => score > 0)
        .sort((left, right) => right.score - left.score || right.id - left.id)
        .map(({ id }) => id)
    },
  }

  function rarity(kinds: ReadonlyMap<string, Kind>): number {
    const all = [...texts.values()].flatMap(({ words }) => [...words.keys()])
    const hits = all.filter((word) => kinds.has(word)).length
    return Math.round(10 * Math.log2(1 + texts.size / Math.min(hits, texts.size)))
  }
}
