import { announce } from './announce.ts'
import { buildIfStale } from './build.ts'
import { localSettings, RUNTIME } from './runtime.ts'
import { supervise } from './supervise.ts'

buildIfStale()
const settings = localSettings(process.env)
const environment = { ...RUNTIME, ...process.env, ...settings, NODE_ENV: 'production' }
const services = supervise('services', 'services/server.ts', environment)
const gateway = supervise('gateway', 'gateway/server.ts', environment)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // The gateway needs the services until its last request is answered.
    void gateway
      .stop()
      .then(() => services.stop())
      .then(() => process.exit(0))
  })
}

await announce(settings)
