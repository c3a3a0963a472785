import type { News } from './news.ts'

/** Answers that are the same for whoever asks, and whatever the time is. */
export type KeptAnswers = {
  /** `question` is all that the answer depends on besides what is stored. */
  of(question: unknown, read: () => Promise<Buffer>): Promise<Buffer>
}

export const freshAnswers: KeptAnswers = { of: (_question, read) => read() }

type Reading = { isChanged: boolean }

const MAX_BYTES = 2_000_000
const MAX_QUESTION_LENGTH = 4_000
type KeptOptions = {
  readonly news: News
  /** Topics that none of the answers shows anything of. */
  readonly ofOthers: RegExp
  readonly maxBytes?: number
}

/** Keeps whole answers until anything is told that any of them could show. */
export function createKeptAnswers({
  news,
  ofOthers,
  maxBytes = MAX_BYTES,
}: KeptOptions): KeptAnswers {
  const kept = new Map<string, Buffer>()
  const readings = new Set<Reading>()
  let bytes = 0

  function forgetAll(): void {
    kept.clear()
    bytes = 0
    for (const reading of readings) reading.isChanged = true
  }

  news.listen({
    onTopic: (topic) => {
      if (!ofOthers.test(topic)) forgetAll()
    },
    onGap: forgetAll,
  })

  function put(key: string, json: Buffer): void {
    drop(key)
    kept.set(key, json)
    bytes += sizeOf(key, json)
    while (bytes > maxBytes) drop(kept.keys().next().value ?? key)
  }

  function drop(key: string): void {
    const json = kept.get(key)
    if (!json) return
    bytes -= sizeOf(key, json)
    kept.delete(key)
  }

  return {
    of: async (question, read) => {
      const key = JSON.stringify(question)
      if (key.length > MAX_QUESTION_LENGTH) return read()
      await news.upToDate()
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known) // the last to go
        return known
      }
      const reading: Reading = { isChanged: false }
      readings.add(reading)
      try {
        const json = await read()
        if (!reading.isChanged) put(key, json)
        return json
      } finally {
        readings.delete(reading)
      }
    },
  }
}

/** Texts in memory take two bytes a character. */
function sizeOf(key: string, json: Buffer): number {
  return json.length + 2 * key.length + 200
}
