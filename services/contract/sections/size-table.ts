import { z } from 'zod'
import { number, text } from './fields.ts'

/** Whole centimetres of the body, both ends included. */
const range = z.object({ from: number(1, 300), to: number(1, 300) }).nullable()

const row = z.object({
  size: text(20),
  chest: range,
  waist: range,
  hips: range,
  height: range,
})

export const sizeTable = z.object({ title: text(120), rows: z.array(row).max(30) })
