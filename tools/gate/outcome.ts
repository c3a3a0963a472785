import { z } from 'zod'

const fault = z.object({ title: z.string(), reason: z.string(), isViolation: z.boolean() })

/** A test file, or a browser story: what can be run again by itself. */
const suiteOutcome = z.object({
  /** As the runner takes it: a path, for a story with its line. */
  id: z.string(),
  name: z.string(),
  wallMs: z.number(),
  cpuMs: z.number().nullable(),
  passed: z.int(),
  skipped: z.int(),
  faults: z.array(fault),
})

/** `crashes`: errors that belong to no test, such as an unhandled rejection or a lost process. */
export const runOutcome = z.object({
  suites: z.array(suiteOutcome),
  crashes: z.array(z.string()),
})

export type Fault = z.output<typeof fault>
export type SuiteOutcome = z.output<typeof suiteOutcome>
export type RunOutcome = z.output<typeof runOutcome>
