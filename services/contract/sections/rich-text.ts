import { z } from 'zod'
import { html } from './fields.ts'

export const richText = z.object({ body: html(100_000) })
