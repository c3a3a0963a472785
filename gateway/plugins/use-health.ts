import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { equalsSecret } from '#gateway/lib/secret.ts'
import type { ServiceState } from '#gateway/upstream/upstream.ts'

export type Health = {
  /** False until the first layout is loaded, and again while draining. */
  isReady(): boolean
  /** State of each service's circuit breaker. */
  states(): Iterable<readonly [service: string, state: ServiceState]>
  /** Bearer token for the metrics; without it only private addresses may read them. */
  readonly metricsToken: string | null
}

const STATE_VALUES = { closed: 0, 'half-open': 1, open: 2 } as const

/** Liveness, readiness and Prometheus metrics. */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const { isReady, states, metricsToken } = health
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
      for (const [service, state] of states()) this.set({ service }, STATE_VALUES[state])
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
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound()
    reply.header('content-type', register.contentType)
    return register.metrics()
  })
}

const NEIGHBOURS = new BlockList()
NEIGHBOURS.addSubnet('127.0.0.0', 8)
NEIGHBOURS.addSubnet('10.0.0.0', 8)
NEIGHBOURS.addSubnet('172.16.0.0', 12)
NEIGHBOURS.addSubnet('192.168.0.0', 16)
NEIGHBOURS.addAddress('::1', 'ipv6')
NEIGHBOURS.addSubnet('fc00::', 7, 'ipv6')

/** A request that a local proxy forwards does not count as local. */
function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return equalsSecret(headers.authorization ?? '', `Bearer ${token}`)
  const isPassedOn = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']
  return isPassedOn === undefined && NEIGHBOURS.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
