import type { ContentHit } from '#services/contract/search.ts'
import type { Correction } from '#services/platform/search/query.ts'
import { createTextsById, type TextsById } from '#services/platform/search/texts-by-id.ts'
import type { ContentKind } from './content-store.ts'
import type { ReadEntry } from './read-entries.ts'

type OfLanguage = { readonly texts: TextsById; readonly hits: Map<number, ContentHit> }

/** Posts and pages in memory, found by their words. */
export class ContentIndex {
  readonly #languages = new Map<string, OfLanguage>()
  readonly #tags = new Set<string>()

  /** Replaces the entries of these ids; ids without a new entry are removed. */
  replace(kind: ContentKind, ids: readonly number[], read: readonly ReadEntry[]): void {
    for (const id of ids) {
      for (const { texts, hits } of this.#languages.values()) {
        if (hits.delete(numberOf({ kind, id }))) texts.drop(numberOf({ kind, id }))
      }
    }
    for (const { language, hit, text, tags } of read) {
      const { texts, hits } = this.#open(language)
      texts.put(numberOf(hit), text)
      hits.set(numberOf(hit), hit)
      for (const tag of tags) this.#tags.add(tag)
    }
  }

  /** Whether a change under this tag may concern an address or a picture. */
  dependsOn(tag: string): boolean {
    return this.#tags.has(tag)
  }

  /** Entries that are public at `now`, best first. */
  find(
    keywords: string,
    { language, now, isAsTyped }: { language: string; now: string; isAsTyped: boolean },
  ): readonly ContentHit[] {
    const { texts, hits } = this.#open(language)
    return texts
      .find(keywords, { isAsTyped })
      .map((number) => hits.get(number))
      .filter((hit) => hit !== undefined)
      .filter((hit) => hit.published_at <= now)
  }

  correct(keywords: string, language: string): Correction | null {
    return this.#open(language).texts.correct(keywords)
  }

  #open(language: string): OfLanguage {
    const existing = this.#languages.get(language)
    if (existing) return existing
    const made = { texts: createTextsById(), hits: new Map() }
    this.#languages.set(language, made)
    return made
  }
}

/** Posts and pages have separate ids, so both are mapped to distinct numbers. */
function numberOf({ kind, id }: { readonly kind: ContentKind; readonly id: number }): number {
  return id * 2 + (kind === 'post' ? 1 : 0)
}
