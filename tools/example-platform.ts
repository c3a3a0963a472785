import { startPlatform } from './example-platform/platform.ts'

/** Runs the example of docs/your-platform.md until it is stopped. */

const { PLATFORM_PORT = '4200' } = process.env
const platform = await startPlatform({ port: Number(PLATFORM_PORT) })
console.log(`The example platform answers ${platform.calls.length} calls at ${platform.url}`)
