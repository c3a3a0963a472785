import { z } from 'zod'
import { done, idInText } from './answers.ts'
import { describeCall } from './call.ts'

const ofRedirects = {
  service: 'cms',
  method: 'POST',
  kind: 'write',
  access: { right: 'content.publish' },
} as const

const path = z.string().min(1).max(500)
export const IMPORTED_LINES = 500

export const saveRedirect = describeCall({
  ...ofRedirects,
  path: 'redirect/x/save',
  summary: 'Makes, changes or deletes the redirect of a missing path; loops are refused',
  input: z.object({
    /** With `/*` at its end for everything below it. */
    path,
    /** What the form began with; null when there was no redirect. */
    base: path.nullable(),
    /** Null deletes it. With `/*` at its end the rest of the path follows. */
    target: path.nullable(),
  }),
  output: done,
})

export const importRedirects = describeCall({
  ...ofRedirects,
  path: 'redirect/x/import',
  summary: `Up to ${IMPORTED_LINES} lines with path and target; a trial changes nothing`,
  input: z.object({
    /** Path and target of each line, separated by a semicolon or a tab; more columns are left out. */
    text: z.string().max(600_000),
    isTrial: z.boolean(),
  }),
  output: z.object({
    lines: z.array(
      z.object({
        line: z.int32(),
        path: z.string(),
        target: z.string(),
        /** Where the path leads now. */
        before: z.string().nullable(),
        result: z.enum(['NEW', 'CHANGED', 'SAME', 'FAULTY']),
        /** Of a faulty line. */
        fault: z.enum(['WRONG_PATH', 'REDIRECT_LOOP', 'TWICE', 'TOO_MANY']).nullable(),
      }),
    ),
  }),
})

export const forgetDeadLinks = describeCall({
  ...ofRedirects,
  path: 'redirect/x/forgetFailed',
  summary: 'Deletes records of missing paths; another visit makes a new one',
  input: z.object({ ids: z.array(idInText).min(1).max(100) }),
  output: done,
})
