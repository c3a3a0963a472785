import * as z from 'zod/mini'

// Zod's JIT uses `new Function`, which the content policy reports. The server has no such policy.
z.config({ jitless: true })

/** Loaded when a form gets the focus: most visitors never fill one in. */
export { parseValues as checkValues } from './parse-values.ts'
