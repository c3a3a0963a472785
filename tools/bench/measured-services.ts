/** The services as they are, telling the bench what they use. */
import '#services/server.ts'
import { usedSoFar } from './tell-usage.ts'

process.on('message', () => process.send?.(usedSoFar()))
