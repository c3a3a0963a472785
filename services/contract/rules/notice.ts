import * as z from 'zod/mini'
import { email } from './fields.ts'

/** The form sends the product id with the address. */
export const noticeRules = z.object({ productId: z.string(), email: email() })
