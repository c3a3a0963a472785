import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PagesWorld, startPagesWorld } from './pages-world.ts'

const FAVICON = join(import.meta.dirname, '../../client/public/favicon.ico')
const SCRIPT = 'export const shop = 1;'.repeat(100)

let assetsDir: string
let world: PagesWorld

beforeAll(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'savez-client-'))
  await mkdir(join(assetsDir, 'assets'))
  await writeFile(join(assetsDir, 'assets', 'shop-1a2b3c4d.js'), SCRIPT)
  await writeFile(join(assetsDir, 'assets', 'shop-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(assetsDir, 'assets', 'shop-1a2b3c4d.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(assetsDir, 'favicon.svg'), '<svg/>')
  await cp(FAVICON, join(assetsDir, 'favicon.ico'))
  await writeFile(join(assetsDir, 'manifest.json'), '{"secret":"names of all files"}')
  world = await startPagesWorld({ assetsDir })
})

afterAll(async () => {
  await world.close()
  await rm(assetsDir, { recursive: true })
})

test('a file with a hash in its name is sent as it was compressed by the build, for ever', async () => {
  const answer = await world.app.inject({
    url: '/assets/shop-1a2b3c4d.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
})

test('a file under its own name is asked for anew within the hour', async () => {
  const { status, headers } = await world.get('/favicon.svg')

  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=3600')
})

test('/favicon.ico is an icon with pictures in it, not a page', async () => {
  const answer = await world.app.inject({ url: '/favicon.ico' })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/vnd.microsoft.icon',
    'cache-control': 'public, max-age=3600',
  })
  const icon = answer.rawPayload
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1])
  const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = icon.subarray(6 + 16 * index)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    return icon.subarray(offset, offset + length)
  })
  const sizes = await Promise.all(
    pictures.map(async (picture) => (await sharp(picture).metadata()).width),
  )
  expect(sizes).toEqual([16, 32, 48])
})

test('[ER-21] a chunk of an older build is a 404 at once, which nobody keeps and no page answers', async () => {
  const { status, headers, body } = await world.get('/assets/shop-00000000.js')

  expect(status).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toBe('Not found\n')
  expect(world.rendered).toHaveLength(0)
})

test.each([
  '/manifest.json',
  '/assets/shop-1a2b3c4d.js.br',
  '/assets/%2e%2e/manifest.json',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
])('%s is no file of the site', async (path) => {
  const { status, body } = await world.get(path)

  expect(status).toBeGreaterThanOrEqual(301)
  expect(body).not.toMatch(/secret|root:/)
})

test('without its build the client is not served, and the start says so', async () => {
  await expect(startPagesWorld({ assetsDir: '/nowhere/dist/client' })).rejects.toThrow(
    'The client is not built',
  )
})
