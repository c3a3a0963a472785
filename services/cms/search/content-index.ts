import type { Correction } from '#services/platform/search/query.ts'
import { createTextsById, type TextsById } from '#services/platform/search/texts-by-id.ts'
import type { ContentKind } from './content-store.ts'
import type { ContentEntry, ReadEntry } from './read-entries.ts'

type OfLanguage = { readonly texts: TextsById; readonly entries: Map<number, ContentEntry> }

/** Posts and pages in memory, found by their words. */
export class ContentIndex {
  readonly #languages = new Map<string, OfLanguage>()

  /** What was not read of these ids is gone. */
  replace(kind: ContentKind, ids: readonly number[], read: readonly ReadEntry[]): void {
    for (const id of ids) {
      for (const { texts, entries } of this.#languages.values()) {
        if (entries.delete(numberOf({ kind, id }))) texts.drop(numberOf({ kind, id }))
      }
    }
    for (const { entry, text } of read) {
      const { texts, entries } = this.#open(entry.language)
      texts.put(numberOf(entry), text)
      entries.set(numberOf(entry), entry)
    }
  }

  /** What is public at `now`, best first. */
  find(
    keywords: string,
    { language, now, isAsTyped }: { language: string; now: string; isAsTyped: boolean },
  ): readonly ContentEntry[] {
    const { texts, entries } = this.#open(language)
    return texts
      .find(keywords, { isAsTyped })
      .map((number) => entries.get(number))
      .filter((entry) => entry !== undefined)
      .filter(({ publishedAt }) => publishedAt <= now)
  }

  correct(keywords: string, language: string): Correction | null {
    return this.#open(language).texts.correct(keywords)
  }

  #open(language: string): OfLanguage {
    const standing = this.#languages.get(language)
    if (standing) return standing
    const made = { texts: createTextsById(), entries: new Map() }
    this.#languages.set(language, made)
    return made
  }
}

/** Ids of posts and of pages are counted apart. */
function numberOf({ kind, id }: { readonly kind: ContentKind; readonly id: number }): number {
  return id * 2 + (kind === 'post' ? 1 : 0)
}
