import type { Logger } from 'pino'
import { createServices, type Services } from './app.ts'
import { ConfigFault, readConfig, type ServicesConfig } from './config.ts'
import { seedDemo } from './demo/seed.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { createLog } from './platform/http/log.ts'

async function run(config: ServicesConfig, log: Logger): Promise<void> {
  const database = openDatabase(config, { log, sole: true })
  const services = createServices({ config, database, clock: systemClock, log })
  stopOnSignals(services, log)

  // Listen first, so that probes can tell "starting" from "down".
  const address = await services.app.listen({ host: config.host, port: config.port })
  await services.start(config.mode === 'demo' ? seedDemo : undefined)
  log.info({ address, mode: config.mode, engine: engineName(config) }, 'services ready')
}

function stopOnSignals(services: Services, log: Logger): void {
  const stop = (signal: string) => {
    log.info({ signal }, 'services stop')
    services.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'services shutdown failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // One request failed outside its error handler; the others can continue.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}

function engineName({ databaseUrl }: ServicesConfig): string {
  return databaseUrl ? 'PostgreSQL' : 'SQLite'
}

function failToStart(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function configured(): ServicesConfig {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigFault) failToStart(error.message)
    throw error
  }
}

const config = configured()
const log = createLog(config.logLevel)
try {
  await run(config, log)
} catch (error) {
  log.fatal({ err: error }, 'services cannot start')
  process.exit(1)
}
