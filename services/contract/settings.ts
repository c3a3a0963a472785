import { z } from 'zod'
import { describeCall } from './call.ts'

export const filterDomains = describeCall({
  service: 'settings',
  method: 'POST',
  path: 'domain/filter',
  summary: 'Domains of this site; the first is the canonical one',
  input: z.object({ limit: z.int32().min(1).max(100).optional() }),
  output: z.object({
    records: z.array(z.object({ id: z.int32(), host: z.string(), language: z.string() })),
    totalRecords: z.int32(),
    totalPages: z.int32(),
  }),
})

export const getGeneral = describeCall({
  service: 'settings',
  method: 'GET',
  path: 'general/user',
  summary:
    'One setting by group and key; null when it is not set. Those that are not public need the scope `admin`',
  input: z.object({ group: z.string().max(60), key: z.string().max(60) }),
  output: z.object({ group: z.string(), key: z.string(), value: z.string().nullable() }),
})

export const followChanges = describeCall({
  service: 'settings',
  method: 'GET',
  path: 'x/changes',
  summary: 'Topics that changed after the cursor; waits up to `wait` seconds for the first one',
  adds: 'changes show at once instead of within a minute',
  input: z.object({
    /** Without a cursor, the call returns at once with the newest cursor and no topics. */
    after: z.string().max(10_000).optional(),
    wait: z.coerce.number().int().min(0).max(25).optional(),
  }),
  output: z.object({
    cursor: z.string(),
    topics: z.array(z.string()),
    /** The cursor is too old or unknown: the caller must drop its whole cache. */
    gap: z.boolean(),
  }),
})
