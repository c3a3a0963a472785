import type { ListQuestion } from './catalogue-reads.ts'

export type TermCounter = (term: number) => number

type Counts = number[]

/**
 * How many of the products that are not archived have each term, of all and of those of each
 * category: the facets that most visitors see are kept up to date instead of counted.
 */
export class ShownCounts {
  readonly #ofAll: Counts = []
  /** By the term of the category. */
  readonly #ofCategory = new Map<number, Counts>()

  openCategory(term: number): void {
    if (!this.#ofCategory.has(term)) this.#ofCategory.set(term, [])
  }

  /** One product more that has these terms, or one less. */
  change(terms: readonly number[] | Uint32Array, by: 1 | -1): void {
    add(this.#ofAll, terms, by)
    for (const term of terms) {
      const counts = this.#ofCategory.get(term)
      if (counts) add(counts, terms, by)
    }
  }

  ofAll(): TermCounter {
    return (term) => this.#ofAll[term] ?? 0
  }

  /** Null when some of the products stand in several of the categories. */
  ofCategories(terms: readonly number[], total: number): TermCounter | null {
    const all = terms.flatMap((term) => {
      const counts = this.#ofCategory.get(term)
      return counts ? [{ counts, size: counts[term] ?? 0 }] : []
    })
    if (all.reduce((sum, { size }) => sum + size, 0) !== total) return null
    return (term) => all.reduce((sum, { counts }) => sum + (counts[term] ?? 0), 0)
  }
}

/** The categories that alone are asked for; null when anything else is asked for as well. */
export function onlyCategories(question: ListQuestion): readonly number[] | 'all' | null {
  const { conditions, mainCategory } = question
  const isShown = conditions.filter(({ kind }) => kind === 'archived')
  const categories = conditions.flatMap((one) => (one.kind === 'categories' ? [one.ids] : []))
  const [first] = categories
  const isPlain =
    mainCategory === undefined &&
    isShown.length > 0 &&
    isShown.every((condition) => condition.kind === 'archived' && !condition.is) &&
    categories.length <= 1 &&
    conditions.length === isShown.length + categories.length
  return isPlain ? (first ?? 'all') : null
}

function add(counts: Counts, terms: readonly number[] | Uint32Array, by: 1 | -1): void {
  for (const term of terms) counts[term] = (counts[term] ?? 0) + by
}
