/** A process of its own, so that what it spends is spent on answering alone. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { startPagesWorld } from './pages-world.ts'

/** About as long as a list of 24 products. */
const TEXT = Array.from({ length: 600 }, (_, index) => `<p>Dres broj ${index} za 45,00 €</p>`).join(
  '\n',
)

const assetsDir = await mkdtemp(join(tmpdir(), 'savez-assets-'))
await mkdir(join(assetsDir, 'assets'))
await writeFile(join(assetsDir, 'assets', 'list-1a2b3c4d.js'), TEXT)
await writeFile(
  join(assetsDir, 'assets', 'list-1a2b3c4d.js.br'),
  await promisify(brotliCompress)(TEXT),
)

const world = await startPagesWorld({ assetsDir })
world.pages.set('/shop', { text: TEXT, tags: ['list:all'] })
const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(address)

async function end(): Promise<void> {
  await world.close()
  await rm(assetsDir, { recursive: true })
  process.disconnect()
}

process.on('message', async (question) => {
  if (question !== 'cpu') return end()
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
