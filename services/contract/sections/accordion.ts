import { z } from 'zod'
import { html, text } from './fields.ts'

const item = z.object({ title: text(200), body: html(10_000) })

export const accordion = z.object({ title: text(120), items: z.array(item).max(40) })
