import { z } from 'zod'
import { done } from './answers.ts'
import { describeCall } from './call.ts'

const ofCaches = {
  service: 'staff',
  method: 'POST',
  access: { right: 'settings.write' },
} as const

/** Tags of one purge; for more, everything is emptied. */
export const PURGED_TAGS = 50

const partition = z.object({
  name: z.string(),
  entries: z.int32(),
  bytes: z.int32(),
  maxBytes: z.int32(),
  /** Since the start of the program. */
  hits: z.int32(),
  misses: z.int32(),
})

export const getCaches = describeCall({
  ...ofCaches,
  path: 'x/system/caches',
  summary: 'What the caches of the services that answer hold',
  input: z.object({}),
  output: z.object({ partitions: z.array(partition) }),
})

export const purgeCaches = describeCall({
  ...ofCaches,
  path: 'x/system/caches/purge',
  kind: 'write',
  summary: 'Empties every cache of every replica by the change feed, or what has one of these tags',
  input: z.object({
    /** Such as `product:17`; null empties everything. */
    tags: z
      .array(z.string().regex(/^[a-z][\w:-]{0,99}$/, 'tag'))
      .min(1)
      .max(PURGED_TAGS)
      .nullable(),
  }),
  output: done,
})
