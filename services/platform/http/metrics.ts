import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#services/platform/database.ts'
import { countJobs } from '#services/platform/jobs/outbox-worker.ts'

export type Metrics = {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void
  text(): Promise<string>
  readonly contentType: string
}

export function createMetrics(db: Db): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [register],
  })
  const jobs = new Gauge({
    name: 'outbox_jobs',
    help: 'Jobs of the outbox by state',
    labelNames: ['state'],
    registers: [register],
  })

  return {
    observeRequest: (labels, seconds) => requests.observe(labels, seconds),
    text: async () => {
      const { waiting, dead } = await countJobs(db)
      jobs.set({ state: 'waiting' }, waiting)
      jobs.set({ state: 'dead' }, dead)
      return await register.metrics()
    },
    contentType: register.contentType,
  }
}
