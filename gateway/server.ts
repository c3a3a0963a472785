import { fileURLToPath } from 'node:url'
import { VERSION } from '#services/contract/version.ts'
import { createGateway, type Gateway } from './app.ts'
import { ConfigError, type GatewayConfig, readConfig } from './config.ts'
import { createLog } from './lib/log.ts'
import { readBuiltClient } from './pages/built-client.ts'
import { builtAdmin } from './staff/admin-pages.ts'

function configured(): GatewayConfig {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function stopOnSignals(gateway: Gateway): void {
  const stop = (signal: string) => {
    log.info({ signal }, 'gateway stops')
    gateway.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'gateway shutdown failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // One request failed outside its error handler; the others can continue.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}

const config = configured()
const log = createLog(config.logLevel)
try {
  const dist = fileURLToPath(new URL('../dist', import.meta.url))
  const client = await readBuiltClient(dist, {
    ...(config.mode === 'demo' ? { demoVersion: VERSION } : {}),
  })
  const gateway = await createGateway({
    config,
    clock: { now: () => new Date() },
    log,
    renderer: async () => client.renderer,
    assetsDir: client.assetsDir,
    admin: builtAdmin(dist),
  })
  stopOnSignals(gateway)
  const address = await gateway.listen()
  log.info({ address, mode: config.mode, publicUrl: config.publicUrl }, 'gateway listening')
  if (!config.publicUrl.startsWith('https://')) {
    log.warn('without https session cookies can be intercepted')
  }
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else log.fatal({ err: error }, 'gateway cannot start')
  process.exit(1)
}
