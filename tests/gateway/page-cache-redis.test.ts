import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { type PagesWorld, startPagesWorld } from './pages-world.ts'
import { type ScriptedServices, scriptedServices } from './scripted-services.ts'

const { TEST_REDIS_URL: redisUrl = '' } = process.env

/** As the pages of a release are called in Redis. */
const nameOf = (manifest: string) =>
  createHash('sha256').update(manifest).digest('hex').slice(0, 16)

describe.skipIf(redisUrl === '')('pages shared over Redis (needs TEST_REDIS_URL)', () => {
  let folders: string[] = []
  let worlds: PagesWorld[] = []
  let services: ScriptedServices
  let release: string
  let line: RedisLine

  beforeEach(async () => {
    services = scriptedServices()
    release = randomUUID()
    line = await openLine(redisUrl)
  })

  afterEach(async () => {
    await Promise.all(worlds.map((world) => world.close()))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
    await line.close()
    folders = []
    worlds = []
  })

  /** Gateways of one release, over one Redis, that have all started. */
  async function gateway({ of = release, told = services } = {}): Promise<PagesWorld> {
    const assetsDir = await mkdtemp(join(tmpdir(), 'savez-release-'))
    folders.push(assetsDir)
    await writeFile(join(assetsDir, 'manifest.json'), of)
    const world = await startPagesWorld({ services: told, assetsDir, redisUrl: line.url })
    worlds.push(world)
    world.pages.set('/product/dres', { text: '45,00 €', tags: ['product:17'] })
    await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
    await line.isQuiet()
    world.clock.advance(60_000)
    return world
  }

  test('[CC-03] what one gateway has rendered, the other does not render', async () => {
    const [one, other] = [await gateway(), await gateway()]
    let visits = 0

    await eventually(async () => {
      visits += 1
      // One that the other has not kept by itself.
      const path = `/product/dres?page=${visits}`
      const first = await one.get(path)
      await line.isQuiet()
      other.rendered.length = 0
      const second = await other.get(path)
      expect(other.rendered).toHaveLength(0)
      expect({ ...second, headers: { ...second.headers, date: '' } }).toEqual({
        ...first,
        headers: { ...first.headers, date: '' },
      })
    })
  })

  test('a change drops the page for all of them', async () => {
    const [one, other] = [await gateway(), await gateway()]
    await one.get('/product/dres')
    await other.get('/product/dres')
    for (const world of [one, other]) {
      world.pages.set('/product/dres', { text: '39,00 €', tags: ['product:17'] })
    }

    services.tell('product:17')

    for (const world of [one, other]) {
      await eventually(async () =>
        expect((await world.get('/product/dres')).body).toContain('39,00'),
      )
    }
  })

  test('a late gateway that shares a page from before the change misleads nobody', async () => {
    const [late, prompt] = [await gateway({ told: scriptedServices() }), await gateway()]
    prompt.pages.set('/product/dres', { text: '39,00 €', tags: ['product:17'] })
    const told = new Promise<void>((resolve) => {
      prompt.layout.onChange((topics) => {
        if (topics.includes('product:17')) resolve()
      })
    })
    services.tell('product:17')
    await told
    await late.get('/product/dres')
    await line.isQuiet()

    expect((await prompt.get('/product/dres')).body).toContain('39,00')
  })

  test.each(['tag:product:17', 'index'])(
    'a page whose %s Redis has dropped to make room is not read',
    async (key) => {
      const [one, other] = [await gateway(), await gateway()]
      const prefix = `savez:pages:${nameOf(release)}:`
      const redis = new Redis(redisUrl)
      try {
        let visits = 0
        const path = await eventually(async () => {
          visits += 1
          const asked = `/product/dres?page=${visits}`
          await one.get(asked)
          await line.isQuiet()
          expect(await redis.exists(`${prefix}page:hr http://shop.test${asked}`)).toBe(1)
          expect(await redis.del(prefix + key)).toBe(1)
          return asked
        })

        await other.get(path)

        expect(other.rendered).toHaveLength(1)
      } finally {
        redis.disconnect()
      }
    },
  )

  test('another release shares nothing with this one', async () => {
    const [one, other] = [await gateway(), await gateway({ of: randomUUID() })]
    await one.get('/product/dres')
    await line.isQuiet()

    await other.get('/product/dres')

    expect(other.rendered).toHaveLength(1)
  })

  test('without Redis every gateway goes on by itself, and what changed meanwhile is not read later', async () => {
    const [one, other] = [await gateway(), await gateway()]
    await one.get('/product/dres')
    await line.isQuiet()
    line.cut()
    other.pages.set('/product/dres', { text: '39,00 €', tags: ['product:17'] })
    services.tell('product:17')

    for (const path of ['/product/dres?page=2', '/product/dres?page=2']) {
      expect((await other.get(path)).body).toContain('39,00')
    }
    line.mend()
    await eventually(() => expect(line.connections()).toBe(2))
    await line.isQuiet()

    other.clock.advance(10_000)
    expect((await other.get('/product/dres')).body).toContain('39,00')
  })

  test('private pages, gaps and missing pages are not shared', async () => {
    const [one, other] = [await gateway(), await gateway()]
    for (const world of [one, other]) {
      world.pages.set('/profil', { text: 'profil', tags: [], isPrivate: true })
      world.pages.set('/rupa', { text: 'rupa', tags: [], hasGap: true })
    }
    for (const path of ['/profil', '/rupa', '/nema']) {
      await one.get(path)
      await line.isQuiet()
      await other.get(path)
    }
    expect(other.rendered).toHaveLength(3)
  })
})

type RedisLine = {
  readonly url: string
  connections(): number
  /** Nothing has passed for a moment that is long for a local Redis. */
  isQuiet(): Promise<void>
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** Stands before Redis, so that a test may cut the connection. */
async function openLine(target: string): Promise<RedisLine> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isCut = false
  let lastByteAt = performance.now()
  const server: Server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port || 6379), hostname)
    open.add(near)
    near.on('close', () => open.delete(near))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        lastByteAt = performance.now()
        to.write(bytes)
      })
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = server.address() as AddressInfo

  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
    open.clear()
  }
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    connections: () => open.size,
    isQuiet: () => eventually(() => expect(performance.now() - lastByteAt).toBeGreaterThan(100)),
    cut,
    mend: () => {
      isCut = false
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
