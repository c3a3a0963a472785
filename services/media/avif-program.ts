import { constants, setPriority } from 'node:os'
import { stdout } from 'node:process'
import sharp from 'sharp'
import { z } from 'zod'
import { drawVariant } from './draw.ts'

const asked = z.object({
  original: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

// Whatever else the machine has to do comes first.
setPriority(constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)
stdout.end(await drawVariant({ ...asked.parse(JSON.parse(process.argv[2] ?? '')), format: 'avif' }))
