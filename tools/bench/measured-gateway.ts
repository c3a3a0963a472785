/** The gateway as it is, with the floor beside it, telling the bench what it uses. */
import { fileURLToPath } from 'node:url'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import { createGateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { readBuiltClient } from '#gateway/pages/built-client.ts'
import { serveFloor } from './floor.ts'
import { usedSoFar } from './tell-usage.ts'

const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('usage') }),
  z.object({ kind: z.literal('renderToString'), times: z.number() }),
])

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
let lastTree: ReactElement | null = null
const config = readConfig()
const client = await readBuiltClient(dist, {
  hasShortcuts: config.hasPageShortcuts,
  onTree: (tree) => {
    lastTree = tree
  },
})
const gateway = await createGateway({
  config,
  clock: { now: () => new Date() },
  renderer: async () => client.renderer,
  assetsDir: client.assetsDir,
})
serveFloor(gateway.server, gateway)
process.send?.(await gateway.listen())

process.on('message', (message) => {
  const asked = question.parse(message)
  if (asked.kind === 'renderToString') {
    for (let n = 0; n < asked.times; n += 1) renderToString(lastTree)
  }
  process.send?.(usedSoFar())
})
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)))
