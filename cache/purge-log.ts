/** Position in the sequence of purges. */
export type PurgeMark = number

/** Recent purges: a value whose reading began before a purge of one of its tags may be older. */
export type PurgeLog = {
  note(tags: readonly string[]): void
  noteAll(): void
  mark(): PurgeMark
  /** True when one of the tags, or everything, was purged since. */
  isPurged(tags: readonly string[], since: PurgeMark): boolean
}

/** Bounds the memory of a bulk import. */
const MAX_TAGS = 5_000

export function createPurgeLog(): PurgeLog {
  /** The last purge of each tag, the oldest first. */
  const purges = new Map<string, PurgeMark>()
  let sequence: PurgeMark = 0
  let lastOfAll: PurgeMark = 0
  /** No other tag was purged later. */
  let lastForgotten: PurgeMark = 0

  function forgetOldest(): void {
    for (const [tag, mark] of purges) {
      if (purges.size <= MAX_TAGS) return
      purges.delete(tag)
      lastForgotten = mark
    }
  }

  return {
    note: (tags) => {
      sequence += 1
      for (const tag of tags) {
        purges.delete(tag)
        purges.set(tag, sequence)
      }
      forgetOldest()
    },
    noteAll: () => {
      sequence += 1
      lastOfAll = sequence
    },
    mark: () => sequence,
    isPurged: (tags, since) =>
      sequence > since &&
      (lastOfAll > since || tags.some((tag) => (purges.get(tag) ?? lastForgotten) > since)),
  }
}
