import { z } from 'zod'
import { picture, text } from './fields.ts'

const shot = z.object({ picture, caption: text(300) })

export const gallery = z.object({ title: text(120), pictures: z.array(shot).max(60) })
