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
  z.object({ kind: z.literal('noteTree') }),
  z.object({ kind: z.literal('renderToString'), times: z.number() }),
])

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
// A tree that is held keeps all answers of its page alive: none is, unless it is asked for.
let isNoting = false
let noted: ReactElement | null = null
const config = readConfig()
const client = await readBuiltClient(dist, {
  onTree: (tree) => {
    if (isNoting) noted = tree
    isNoting = false
  },
})
const gateway = await createGateway({
  config,
  clock: { now: () => new Date() },
  renderer: async () => client.renderer,
  assetsDir: client.assetsDir,
})
serveFloor(gateway.server, gateway)
// As gateway/server.ts does.
globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
process.send?.(await gateway.listen())

/** CPU of the program while it draws, its collector of garbage and its compiler included. */
function renderNoted(times: number): { readonly cpuMicros: number } {
  const before = process.cpuUsage()
  for (let n = 0; n < times; n += 1) renderToString(noted)
  const { user, system } = process.cpuUsage(before)
  return { cpuMicros: user + system }
}

process.on('message', (message) => {
  const asked = question.parse(message)
  isNoting ||= asked.kind === 'noteTree'
  process.send?.(asked.kind === 'renderToString' ? renderNoted(asked.times) : usedSoFar())
})
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)))
