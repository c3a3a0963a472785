import { LRUCache } from 'lru-cache'
import { createPurgeLog, type PurgeMark } from './purge-log.ts'

export type Entry = {
  /** A change under one of them purges it. */
  readonly tags: readonly string[]
  /** Of its value. */
  readonly bytes: number
}

/** Values by key; those of one partition never evict those of another. */
export type Partition<Cached extends Entry> = {
  find(key: string): Cached | null
  /**
   * Its value was read since the mark: when one of its tags was purged in the meantime, nothing is
   * stored and the answer is false.
   */
  store(key: string, entry: Cached, since: PurgeMark): boolean
  delete(key: string): void
}

/** What a partition holds, and how often it was read since the start. */
export type PartitionFacts = {
  readonly name: string
  readonly entries: number
  readonly bytes: number
  readonly maxBytes: number
  readonly hits: number
  readonly misses: number
}

export type PartitionOptions = {
  /** For those who look at the caches; several may have one. */
  readonly name: string
  /** The least recently used entries leave a full partition. 0 stores nothing. */
  readonly maxBytes: number
  /** A larger entry is not stored, so that it never evicts all others. */
  readonly maxEntryBytes?: number
}

export type TagCache = {
  createPartition<Cached extends Entry>(options: PartitionOptions): Partition<Cached>
  purge(tags: readonly string[]): void
  clear(): void
  mark(): PurgeMark
  isPurged(tags: readonly string[], since: PurgeMark): boolean
  /** Partitions of one name are one. */
  facts(): readonly PartitionFacts[]
}

/** Approximate costs of an entry and of each of its tags. */
const ENTRY_BYTES = 300
const TAG_BYTES = 100
/** Texts in memory take up to two bytes a character. */
const CHARACTER_BYTES = 2

type Slot<Cached extends Entry = Entry> = {
  readonly entry: Cached
  readonly key: string
  readonly slots: Slots
}
type Slots = Pick<LRUCache<string, Slot>, 'delete' | 'clear' | 'size' | 'calculatedSize'>
type Counted = { readonly slots: Slots; readonly name: string; readonly maxBytes: number } & Record<
  'hits' | 'misses',
  number
>

/** Partitions by key that are purged together by tag. */
export function createTagCache(): TagCache {
  const log = createPurgeLog()
  const partitions: Counted[] = []
  const byTag = new Map<string, Set<Slot>>()

  function addTags(slot: Slot): void {
    for (const tag of slot.entry.tags) {
      const tagged = byTag.get(tag)
      if (tagged) tagged.add(slot)
      else byTag.set(tag, new Set([slot]))
    }
  }

  function removeTags(slot: Slot): void {
    for (const tag of slot.entry.tags) {
      const tagged = byTag.get(tag)
      tagged?.delete(slot)
      if (tagged?.size === 0) byTag.delete(tag)
    }
  }

  return {
    createPartition<Cached extends Entry>({
      name,
      maxBytes,
      ...limits
    }: PartitionOptions): Partition<Cached> {
      // The package takes no 0; no entry is as small as 1.
      const maxSize = Math.max(1, Math.floor(maxBytes))
      const maxEntrySize = Math.max(1, Math.floor(limits.maxEntryBytes ?? maxSize))
      const slots = new LRUCache<string, Slot<Cached>>({
        ...{ maxSize, maxEntrySize },
        dispose: removeTags,
      })
      const counted = { slots, name, maxBytes, hits: 0, misses: 0 }
      partitions.push(counted)
      return {
        find: (key) => {
          const slot = slots.get(key)
          if (slot) counted.hits += 1
          else counted.misses += 1
          return slot?.entry ?? null
        },
        store: (key, entry, since) => {
          if (log.isPurged(entry.tags, since)) return false
          const size = sizeOf(key, entry)
          const slot = { entry, key, slots }
          slots.set(key, slot, { size })
          if (size <= maxEntrySize) addTags(slot)
          return true
        },
        delete: (key) => {
          slots.delete(key)
        },
      }
    },
    purge: (tags) => {
      log.note(tags)
      for (const tag of tags) {
        for (const { slots, key } of byTag.get(tag) ?? []) slots.delete(key)
      }
    },
    clear: () => {
      log.noteAll()
      for (const { slots } of partitions) slots.clear()
    },
    mark: log.mark,
    isPurged: log.isPurged,
    facts: () => [...Map.groupBy(partitions, ({ name }) => name).values()].map(factsOf),
  }
}

function sizeOf(key: string, { bytes, tags }: Entry): number {
  return ENTRY_BYTES + Math.ceil(bytes) + CHARACTER_BYTES * key.length + TAG_BYTES * tags.length
}

function factsOf(partitions: readonly Counted[]): PartitionFacts {
  const sum = (of: (partition: Counted) => number) =>
    partitions.reduce((total, partition) => total + of(partition), 0)
  return {
    name: partitions[0]?.name ?? '',
    entries: sum(({ slots }) => slots.size),
    bytes: sum(({ slots }) => slots.calculatedSize),
    maxBytes: sum(({ maxBytes }) => Math.floor(maxBytes)),
    hits: sum(({ hits }) => hits),
    misses: sum(({ misses }) => misses),
  }
}
