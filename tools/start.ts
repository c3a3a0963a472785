import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD, PEOPLE } from '#services/demo/content/people.ts'
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
const MODE = process.env['MODE'] || 'demo'
const environment = {
  ...RUNTIME,
  ...process.env,
  // Links in mails and the way back from a provider begin with it.
  ...(MODE === 'demo' && { PUBLIC_URL: process.env['PUBLIC_URL'] || `http://localhost:${PORT}` }),
  NODE_ENV: 'production',
  MODE,
  PORT,
  SERVICES_PORT,
}
const services = supervise('services', 'services/server.ts', environment)
const gateway = supervise('gateway', 'gateway/server.ts', environment)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // What the gateway still answers needs the services.
    void gateway
      .stop()
      .then(() => services.stop())
      .then(() => process.exit(0))
  })
}

if (await isReady(`http://127.0.0.1:${PORT}/readyz`)) {
  console.log(`
  Shop       http://localhost:${PORT}
  Graph      http://localhost:${PORT}/graphql
  Services   http://localhost:${SERVICES_PORT}  (contract at /openapi.json)
${MODE === 'demo' ? demoLogins() : ''}`)
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

/** Whom the seed has made; in production there are none. */
function demoLogins(): string {
  const people = PEOPLE.map(({ email, role }) => `             ${email}  (${role})`).join('\n')
  return `  Mails      http://localhost:${PORT}/dev/outbox
  Log in at  http://localhost:${PORT}/prijava with the password ${DEMO_PASSWORD} as
${people}
`
}
