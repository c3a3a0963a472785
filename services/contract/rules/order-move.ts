import * as z from 'zod/mini'
import { optionalText } from './fields.ts'

/** What staff write to a move of an order. */
export const moveRules = z.object({ note: optionalText(500), tracking: optionalText(400) })

/** Of a form that sends only what changed: the service checks the whole that it becomes part of. */
export const anyValues = z.record(z.string(), z.string())
