import { z } from 'zod'
import { partner, text } from './fields.ts'

export const partners = z.object({ title: text(120), partners: z.array(partner).max(24) })
