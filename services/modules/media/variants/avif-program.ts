import { constants, setPriority } from 'node:os'
import { stdout } from 'node:process'
import { z } from 'zod'
import { drawVariant } from './draw.ts'

const request = z.object({
  original: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

// All other work of the machine has priority.
setPriority(constants.priority.PRIORITY_LOW)
const drawing = request.parse(JSON.parse(process.argv[2] ?? ''))
stdout.end(await drawVariant({ ...drawing, format: 'avif' }))
