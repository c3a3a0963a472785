import { Refusal } from '#services/platform/errors.ts'
import { serveJobs } from '#services/platform/threads/serve-jobs.ts'
import { cleanPicture } from './clean-picture.ts'

serveJobs(async (bytes: Uint8Array) => {
  try {
    return { picture: await cleanPicture(bytes) }
  } catch (error) {
    // Of an error only the message would arrive.
    if (!(error instanceof Refusal)) throw error
    const { status, message, code, limit } = error
    return { refusal: { status, message, code, limit } }
  }
})
