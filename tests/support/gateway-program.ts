/** A gateway without pages as a program, for suites that run before the client is built. */
import { createGateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { createLog } from '#gateway/lib/log.ts'

const config = readConfig()
const log = createLog(config.logLevel)
const gateway = await createGateway({ config, clock: { now: () => new Date() }, log })
await gateway.listen()
