import { constants, setPriority } from 'node:os'
import { stdin, stdout } from 'node:process'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { drawBox } from './draw.ts'

const request = z.object({
  /** Null: its bytes come by the standard input. */
  file: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

// All other work of the machine has priority.
setPriority(constants.priority.PRIORITY_LOW)
const { file, ...box } = request.parse(JSON.parse(process.argv[2] ?? ''))
stdout.end(await drawBox(file ?? (await buffer(stdin)), { ...box, format: 'avif' }))
