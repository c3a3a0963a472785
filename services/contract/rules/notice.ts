import * as z from 'zod/mini'
import { email, text } from './fields.ts'

/** The form sends the product id with the address. */
export const noticeRules = z.object({ productId: text(20), email: email() })
