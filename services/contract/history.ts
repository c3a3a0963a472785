import { z } from 'zod'
import { describeCall } from './call.ts'

const path = z.string().min(1).max(200)

/** A value of a form that changed, with what the form began with; over 1 kB as its SHA-256. */
const fieldChange = z.object({
  path,
  base: z.json().optional(),
  baseSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  value: z.json(),
})

/** Input of every save of staff. */
export const save = {
  /** Made up by the form when it opens: what is saved under it is one change of each value. */
  sitting: z.string().min(8).max(64),
  changes: z
    .array(fieldChange)
    .min(1)
    .max(200)
    .refine((changes) => new Set(changes.map((change) => change.path)).size === changes.length, {
      error: 'A path is named once.',
    }),
}

export const actor = z.object({
  /** `account:<id>`, `command:<name>` or `task:<kind>`. */
  key: z.string(),
  /** Of a member of staff; null for others, and once the account is deleted. */
  name: z.string().nullable(),
})

/** Answer of every save: what was applied, and what somebody else has changed meanwhile. */
export const saved = z.object({
  applied: z.array(path),
  differing: z.array(
    z.object({
      path,
      /** As it was to be. */
      value: z.json(),
      /** As it is. */
      current: z.json(),
      /** When and by whom it was changed; null for a change that no history knows. */
      at: z.string().nullable(),
      actor: actor.nullable(),
    }),
  ),
})

export const edit = z.object({
  id: z.int32(),
  at: z.string(),
  actor,
  path,
  before: z.json(),
  after: z.json(),
})

export const listEdits = describeCall({
  service: 'staff',
  method: 'POST',
  path: 'x/history/filter',
  summary:
    'Who changed what, and when, of one record of any kind, newest first: with the right `audit.read`, or that of the screen that shows the record',
  access: 'staff',
  input: z.object({
    /** Such as `order`. */
    entity: z.string().max(40),
    /** As staff know it, such as the number of an order. */
    id: z.string().max(100),
  }),
  output: z.object({ edits: z.array(edit) }),
})

export type FieldValue = FieldChange['value']
export type FieldChange = z.output<typeof fieldChange>
export type Saved = z.output<typeof saved>
export type Edit = z.output<typeof edit>
