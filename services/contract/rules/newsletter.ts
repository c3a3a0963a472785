import * as z from 'zod/mini'
import { email } from './fields.ts'

export const newsletterRules = z.object({ email: email() })
