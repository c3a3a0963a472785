import { z } from 'zod'
import { describeCall } from './call.ts'

const rule = z.object({
  /** Such as `mail-log`. */
  kind: z.string(),
  /** Of the setting `retention/<kind>`, or the usual ones; null for a stored value that is none. */
  days: z.int32().nullable(),
  /** Null for a period that is part of the product. */
  least: z.int32().nullable(),
  most: z.int32().nullable(),
  /** Records that a run would delete now; null while the value of the setting stops it. */
  expired: z.int32().nullable(),
  /** Of the last run, by night or by the command; null before the first one. */
  ranAt: z.string().nullable(),
  deleted: z.int32().nullable(),
})

export const listRetention = describeCall({
  service: 'gdpr',
  method: 'GET',
  path: 'x/retention',
  access: { right: 'settings.write' },
  summary:
    'How long records of each kind are stored, what a run would delete now, and what the last one did',
  input: z.object({}),
  output: z.object({ rules: z.array(rule) }),
})

export type ListedRule = z.output<typeof rule>
