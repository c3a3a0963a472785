import type { LayoutStore } from '#gateway/layout/layout-store.ts'
import { LAYOUT_TOPICS } from '#gateway/layout/parts.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import { type CacheSource, createSource, type SourceOptions } from './cache-source.ts'
import type { Partition } from './partition.ts'
import { createPurgeLog, type PurgeMark } from './purge-log.ts'

/** Cached pages and answers of public queries, purged by the change feed. */
export type PublicCache = {
  /** Adds separate partitions, so that one kind of values never evicts another. */
  createSource<Value, Name extends string>(options: SourceOptions<Name>): CacheSource<Value, Name>
  mark(): PurgeMark
  clear(): void
  close(): void
}

export type PublicCacheOptions = {
  readonly layout: Pick<LayoutStore, 'maxAgeMs' | 'onChange'>
  readonly clock: { now(): Date }
}

export function createPublicCache({ layout, clock }: PublicCacheOptions): PublicCache {
  const purges = createPurgeLog(clock)
  const partitions: Pick<Partition<unknown>, 'purge' | 'clear'>[] = []

  function clear(): void {
    purges.note([], true)
    for (const partition of partitions) partition.clear()
  }

  const stopListening = layout.onChange((topics, isGap) => {
    if (isGap || topics.some((topic) => LAYOUT_TOPICS.has(topic))) return clear()
    const tags = [...topics, ANY_CHANGE]
    purges.note(tags, false)
    for (const partition of partitions) for (const tag of tags) partition.purge(tag)
  })

  return {
    createSource: <Value, Name extends string>(options: SourceOptions<Name>) => {
      const source = createSource<Value, Name>(options, {
        purges,
        maxAgeMs: layout.maxAgeMs,
        clock,
      })
      partitions.push(...source.partitions)
      return source
    },
    mark: purges.mark,
    clear,
    close: stopListening,
  }
}
