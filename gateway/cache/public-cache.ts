import type { PurgeMark } from '#cache/purge-log.ts'
import { createTagCache, type PartitionFacts } from '#cache/tag-cache.ts'
import type { LayoutStore } from '#gateway/layout/layout-store.ts'
import { LAYOUT_TOPICS } from '#gateway/layout/parts.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import { type CacheSource, createSource, type SourceOptions } from './cache-source.ts'
import { createSettling } from './settling.ts'

/** Cached pages and answers of public queries, purged by the change feed. */
export type PublicCache = {
  /** Adds separate partitions, so that one kind of values never evicts another. */
  createSource<Value, Name extends string>(options: SourceOptions<Name>): CacheSource<Value, Name>
  mark(): PurgeMark
  clear(): void
  facts(): readonly PartitionFacts[]
  close(): void
}

export type PublicCacheOptions = {
  readonly layout: Pick<LayoutStore, 'maxAgeMs' | 'onChange'>
  readonly clock: { now(): Date }
}

export function createPublicCache({ layout, clock }: PublicCacheOptions): PublicCache {
  const cache = createTagCache()
  const settling = createSettling(cache, clock)
  const { maxAgeMs } = layout

  function clear(): void {
    cache.clear()
    settling.notePurge()
  }

  const stopListening = layout.onChange((topics, isGap) => {
    if (isGap || topics.some((topic) => LAYOUT_TOPICS.has(topic))) return clear()
    cache.purge([...topics, ANY_CHANGE])
    settling.notePurge()
  })

  return {
    createSource: (options) => createSource(options, { cache, settling, maxAgeMs, clock }),
    mark: cache.mark,
    clear,
    facts: cache.facts,
    close: stopListening,
  }
}
