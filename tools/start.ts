import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale } from './build.ts'
import { RUNTIME } from './runtime.ts'
import { supervise } from './supervise.ts'

const PORT = process.env['PORT'] || '4000'
const SERVICES_PORT = process.env['SERVICES_PORT'] || '4100'
const READY_WITHIN_MS = 60_000

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Savez needs Node 24; this is ${process.version}. Run it as "npm start" after "npm ci".`,
  )
  process.exit(1)
}

buildIfStale()
const environment = {
  ...RUNTIME,
  ...process.env,
  NODE_ENV: 'production',
  MODE: process.env['MODE'] || 'demo',
  PORT,
  SERVICES_PORT,
}
const programs = [
  supervise('services', 'services/server.ts', environment),
  supervise('gateway', 'gateway/server.ts', environment),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all(programs.map((program) => program.stop())).then(() => process.exit(0))
  })
}

if (await isReady(`http://127.0.0.1:${PORT}/readyz`)) {
  console.log(`
  Shop       http://localhost:${PORT}
  Graph      http://localhost:${PORT}/graphql
  Services   http://localhost:${SERVICES_PORT}  (contract at /openapi.json)
`)
} else {
  console.error('The shop is not ready yet; the log above says what it waits for.')
}

async function isReady(url: string): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return true
    await pause(100)
  }
  return false
}
