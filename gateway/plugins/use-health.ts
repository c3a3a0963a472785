import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'

export type Health = {
  /** False until the first layout is there, and again while it drains. */
  isReady(): boolean
  readonly upstream: UpstreamClient
}

const STATE_VALUES = { closed: 0, 'half-open': 1, open: 2 } as const

/** For whoever runs the program: is it alive, may it be sent requests, how does it fare. */
export function serveHealth(app: FastifyInstance, { isReady, upstream }: Health): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [register],
  })
  new Gauge({
    name: 'gateway_circuit_state',
    help: '0 closed, 1 half open, 2 open',
    labelNames: ['service'] as const,
    registers: [register],
    collect() {
      for (const [service, state] of upstream.states()) this.set({ service }, STATE_VALUES[state])
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { route, method: request.method, status: String(reply.statusCode) }
    requests.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_request, reply) => {
    if (isReady()) return { status: 'ready' }
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', register.contentType)
    return register.metrics()
  })
}
