import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getMedia } from '#services/contract/media.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const READS_AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8'
const FOR_EVER = 'public, max-age=31536000, immutable'

let services: TestServices

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.close())

/** A picture that AVIF packs better than WebP; answers the address of one size of it. */
async function addressOfNew(size: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const ground = { width: 400, height: 300, channels: 3, background: '#17356a', noise } as const
  const bytes = await sharp({ create: ground }).blur(2).jpeg().toBuffer()
  const { db, clock, config } = services
  const prepared = await prepareUpload(config, { bytes, originalName: 'Šal.jpg' })
  const id = await db
    .transaction()
    .execute((trx) => importMedia(trx, { ...prepared, texts: {}, clock }))
  const { records } = await services.call(getMedia, { ids: [id] })
  return `${services.url}${records[0]?.urlTemplate?.replace('{size}', size)}`
}

const ask = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers })
const typeFor = async (address: string, accept: string) =>
  (await ask(address, { accept })).headers.get('content-type')

test('who reads AVIF gets WebP at once and AVIF once it is there; others keep getting WebP', async () => {
  const address = await addressOfNew('w320')

  const first = await ask(address, { accept: READS_AVIF })
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/webp',
    vary: 'accept',
    // Proxies ask again soon, the visitor never need.
    'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
  })
  const webp = await first.arrayBuffer()

  await vi.waitFor(async () => expect(await typeFor(address, READS_AVIF)).toBe('image/avif'), {
    timeout: 100_000,
  })
  const second = await ask(address, { accept: READS_AVIF })
  const avif = await second.arrayBuffer()
  expect(Object.fromEntries(second.headers)).toMatchObject({
    vary: 'accept',
    'cache-control': FOR_EVER,
    'content-length': `${avif.byteLength}`,
  })
  expect(avif.byteLength).toBeLessThan(webp.byteLength)
  expect(await sharp(avif).metadata()).toMatchObject({ width: 320, height: 240 })

  for (const accept of ['*/*', 'image/webp,*/*', 'image/avif;q=0, image/webp', 'text/html']) {
    const other = await ask(address, { accept })
    expect(other.headers.get('content-type')).toBe('image/webp')
    expect(other.headers.get('cache-control')).toBe(FOR_EVER)
    expect(other.headers.get('vary')).toBe('accept')
    await other.body?.cancel()
  }
})

test('a WebP that is known is not taken for the AVIF, nor the other way round', async () => {
  const address = await addressOfNew('w160')
  const webp = (await ask(address)).headers.get('etag') ?? ''
  await vi.waitFor(async () => expect(await typeFor(address, READS_AVIF)).toBe('image/avif'), {
    timeout: 100_000,
  })
  const avif = (await ask(address, { accept: READS_AVIF })).headers.get('etag') ?? ''

  const statusOf = async (accept: string, etag: string) =>
    (await ask(address, { accept, 'if-none-match': etag })).status
  expect(avif).not.toBe(webp)
  expect(await statusOf(READS_AVIF, avif)).toBe(304)
  expect(await statusOf(READS_AVIF, webp)).toBe(200)
  expect(await statusOf('*/*', webp)).toBe(304)
  expect(await statusOf('*/*', avif)).toBe(200)
})

test('a whole original and a JPEG are what their address says, for everybody', async () => {
  const whole = await addressOfNew('original')
  const jpeg = (await addressOfNew('w320')).replace(/webp$/, 'jpg')

  const answers = [
    await ask(whole, { accept: READS_AVIF }),
    await ask(jpeg, { accept: READS_AVIF }),
  ]
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual([
    'image/webp',
    'image/jpeg',
  ])
  for (const { headers } of answers) {
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual([null, FOR_EVER])
  }
})
