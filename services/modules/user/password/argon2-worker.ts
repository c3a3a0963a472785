import { type Argon2Parameters, argon2Sync } from 'node:crypto'
import { serveJobs } from '#services/platform/threads/serve-jobs.ts'

serveJobs((job: readonly Argon2Parameters[]) =>
  job.map((parameters) => argon2Sync('argon2id', parameters)),
)
