import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import { variantsFolder } from '#services/modules/media/originals.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Bucket, openBucket, refuse } from '#tests/support/bucket.ts'
import { addPicture, plainPicture } from '#tests/support/pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const WAIT = { timeout: 100_000 }

eachEngine('pictures in a bucket', (engine) => {
  let bucket: Bucket
  let services: TestServices
  const logged: string[] = []

  beforeAll(async () => {
    bucket = await openBucket()
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) })
    services = await startServices({ engine, config: { s3: bucket.storage }, log })
  })
  afterEach(() => {
    bucket.fault = null
  })
  afterAll(async () => {
    await services.close()
    await bucket.close()
  })

  const send = (path: string, init: RequestInit = {}) => fetch(services.url + path, init)
  const originals = () => [...bucket.objects.keys()].filter((key) => key.startsWith('originals/'))
  const media = () => services.db.selectFrom('media').select(['storage', 'path']).execute()

  test('an original is stored there alone, and served with its length', async () => {
    const bytes = await plainPicture(1, 300)
    const pathOf = await addPicture(services, bytes)
    const original = pathOf('original').replace('.webp', '.png')

    const [row] = await media()
    expect(row?.storage).toBe('s3')
    expect(originals()).toEqual([`originals/${row?.path}`])
    const onDisk = await readdir(join(services.config.dataDir, 'media')).catch(() => [])
    expect(onDisk).not.toContain('originals')

    const answer = await send(original)
    expect(answer.headers.get('content-length')).toBe(`${bytes.byteLength}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect((await send(pathOf('w160'))).status).toBe(200)

    bucket.requests.length = 0
    const head = await send(original, { method: 'HEAD' })
    const etag = head.headers.get('etag') ?? ''
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${bytes.byteLength}`])
    expect((await send(original, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(bucket.requests).toEqual([])
  })

  test('what cannot be read is answered 503 for a moment and never cached; what is drawn is served on', async () => {
    const pathOf = await addPicture(services, await plainPicture(2, 300))
    expect((await send(pathOf('w160'))).status).toBe(200)
    bucket.fault = (_request, response) => refuse(response)
    logged.length = 0

    for (const size of ['w320', 'original', 'w640']) {
      const answer = await send(pathOf(size))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(answer.headers.get('etag')).toBeNull()
    }
    expect((await send(pathOf('w160'))).status).toBe(200)
    expect(logged.filter((line) => line.includes('503 SlowDown'))).toHaveLength(1)

    bucket.fault = null
    expect((await send(pathOf('w320'))).status).toBe(200)
  })

  test('what one service has drawn the others fetch: as a WebP at once, as an AVIF beside it', async () => {
    const accept = { headers: { accept: 'image/avif,image/webp' } }
    const onlyReady = { headers: { 'cache-control': 'only-if-cached' } }
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const ground = { width: 400, height: 300, channels: 3, background: '#17356a', noise } as const
    const photograph = await sharp({ create: ground }).blur(2).png().toBuffer()
    const path = (await addPicture(services, photograph))('w320')
    const typeOf = async () => (await send(path, accept)).headers.get('content-type')
    expect((await send(path, onlyReady)).status).toBe(504)
    const webp = Buffer.from(await (await send(path)).arrayBuffer())
    await vi.waitFor(async () => expect(await typeOf()).toBe('image/avif'), WAIT)
    const name = `${path.split('/').at(-1)}`.replace('.webp', '')
    const drawn = () => [...bucket.objects].filter(([key]) => key.includes(`/${name}-320xany.`))
    await vi.waitFor(() => expect(drawn()).toHaveLength(2), WAIT)
    expect(drawn().find(([key]) => key.endsWith('.webp'))?.[1].bytes).toEqual(webp)

    // Another service has another disk.
    await rm(variantsFolder(services.config.dataDir), { recursive: true })
    bucket.requests.length = 0
    const fetched = await send(path, onlyReady)
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(webp)
    await vi.waitFor(async () => expect(await typeOf()).toBe('image/avif'), WAIT)
    const [webpKey, avifKey] = ['webp', 'avif'].map((type) => `320xany.${type}`)
    expect(bucket.requests.map((request) => request.replace(/ .*-/, ' '))).toEqual([
      `GET ${webpKey}`,
      `GET ${avifKey}`,
    ])
  })

  test('what cannot be stored there is drawn and served all the same', async () => {
    const path = (await addPicture(services, await plainPicture(3, 300)))('w160')
    bucket.fault = ({ method }, response) => method === 'PUT' && refuse(response)

    expect((await send(path)).status).toBe(200)
    expect((await send(path)).status).toBe(200)
  })

  test('a bucket that fails in the middle of fifty uploads fails those alone, without row or object', async () => {
    const before = { rows: (await media()).length, objects: originals().length }
    const pictures = await Promise.all(
      Array.from({ length: 50 }, (_, shade) => plainPicture(1_000 + shade)),
    )
    let puts = 0
    const down = new Set<string | undefined>()
    bucket.fault = ({ method, url }, response) => {
      if (method !== 'PUT' || !url?.includes('/originals/')) return false
      puts += 1
      if (puts > 20 && puts <= 60) down.add(url)
      return down.has(url) && refuse(response)
    }
    const upload = async (bytes: Buffer) => {
      const { db, clock, config, services: running } = services
      const given = { bytes, originalName: 'Šal.png' }
      const prepared = await prepareUpload(config, given, running.deps.log)
      return await db
        .transaction()
        .execute((trx) => importMedia(trx, { ...prepared, texts: {}, clock }))
    }
    logged.length = 0
    const results = await Promise.allSettled(pictures.map(upload))

    const failed = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []))
    expect(failed.length).toBe(down.size)
    expect(failed.length).toBeGreaterThan(5)
    for (const error of failed) {
      expect(error).toBeInstanceOf(Refusal)
      expect(error).toMatchObject({ status: 503, retryAfterSeconds: 5 })
    }
    expect(logged.some((line) => line.includes('503 SlowDown'))).toBe(true)
    const stored = 50 - failed.length
    expect(await media()).toHaveLength(before.rows + stored)
    expect(originals()).toHaveLength(before.objects + stored)

    bucket.fault = null
    await Promise.all(pictures.map(upload))
    expect(originals()).toHaveLength(before.objects + 50)
  })
})
