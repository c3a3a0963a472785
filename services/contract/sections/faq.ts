import { z } from 'zod'
import { html, text } from './fields.ts'

const question = z.object({ question: text(300), answer: html(10_000) })
const group = z.object({ title: text(120), questions: z.array(question).max(100) })

export const faq = z.object({ groups: z.array(group).max(30) })
