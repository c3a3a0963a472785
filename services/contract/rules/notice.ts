import * as z from 'zod/mini'
import { email } from './fields.ts'

/** The product comes with the form. */
export const noticeRules = z.object({ productId: z.string(), email: email() })
