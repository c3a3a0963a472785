import { z } from 'zod'
import { reference } from './fields.ts'

/** A form that staff built; null until one is chosen. */
export const form = z.object({ formId: reference('form').nullable() })
