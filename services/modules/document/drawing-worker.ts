import { serveJobs } from '#services/platform/threads/serve-jobs.ts'
import { draw } from './drawing.ts'

serveJobs(draw)
