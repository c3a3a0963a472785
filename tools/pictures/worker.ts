import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import { pictureJobs } from './jobs.ts'

const order = z.object({ key: z.string() })

/** Draws what it is told by key; jobs hold functions, which cannot be sent between threads. */
parentPort?.on('message', (message: unknown) => {
  const { key } = order.parse(message)
  const job = pictureJobs.find((candidate) => candidate.key === key)
  if (!job) throw new Error(`There is no picture ${key}`)
  // A failure must end the worker with its error, so that the tool reports it.
  job.draw().then(
    (picture) => parentPort?.postMessage({ key, picture: new Uint8Array(picture) }),
    (error: unknown) => {
      setImmediate(() => {
        throw error
      })
    },
  )
})
