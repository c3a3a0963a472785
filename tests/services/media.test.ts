import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMedia, getMediaOptions } from '#services/contract/media.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('media', (engine) => {
  let services: TestServices
  let apiKeyId = ''

  beforeAll(async () => {
    services = await startServices({ engine })
    apiKeyId = (await site(services.db)).apiKeyId
  })
  afterAll(async () => await services.close())

  async function keep(bytes: Uint8Array, access: 'public' | 'other' = 'public') {
    const { db, clock, config } = services
    const prepared = await prepareUpload(config, { bytes, originalName: 'Šal.bin' })
    const texts = { hrv: { title: 'Šal', alt: 'Prugasti šal' } }
    const id = await db
      .transaction()
      .execute(async (trx) => await importMedia(trx, { ...prepared, texts, access, clock }))
    return { id, hash8: prepared.hash.slice(0, 8) }
  }

  function picture(width: number, height: number, background: string): Promise<Buffer> {
    return sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  }

  const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${services.url}/media/${path}`, { headers })

  test('names the sizes in which pictures are served [ML-02] [ML-03] [AP-35~]', async () => {
    const { records } = await services.call(getMediaOptions, {})

    expect(records.find(({ key }) => key === 'LargeSize')).toMatchObject({ x: 926, y: 926 })
    expect(records.find(({ key }) => key === 'w320')).toMatchObject({ x: 320, y: null })
  })

  test('answers references in the order of the ids and leaves out what is not there', async () => {
    const first = await keep(await picture(40, 50, '#111111'))
    const second = await keep(await picture(50, 40, '#222222'))

    const { records } = await services.call(getMedia, {
      ids: [second.id, 999_999, 2_147_483_647, first.id],
    })

    expect(records.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(records[0]).toMatchObject({
      path: `/media/${apiKeyId}/original/${second.id}-${second.hash8}.png`,
      urlTemplate: `/media/${apiKeyId}/{size}/${second.id}-${second.hash8}.webp`,
      extension: 'png',
      title: 'Šal',
      alt: 'Prugasti šal',
      width: 50,
      height: 40,
    })
    expect(records[0]?.placeholder?.length).toBeLessThanOrEqual(300)
  })

  test('every known size fits its box, and none is larger than the original [ML-04] [ML-05]', async () => {
    const { id, hash8 } = await keep(await picture(1_000, 1_250, '#0f7c86'))
    const { records } = await services.call(getMediaOptions, {})

    for (const { key, x, y } of records) {
      const response = await fetchPicture(`${apiKeyId}/${key}/${id}-${hash8}.webp`)
      const bytes = await response.arrayBuffer()
      const { format, width, height } = await sharp(bytes).metadata()

      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(format).toBe('webp')
      expect(width).toBeLessThanOrEqual(Math.min(x, 1_000))
      expect(height).toBeLessThanOrEqual(Math.min(y ?? 1_250, 1_250))
      expect(width === Math.min(x, 1_000) || height === Math.min(y ?? 1_250, 1_250)).toBe(true)
    }
  })

  test('a picture may be kept for ever, and is not sent again to who has it', async () => {
    const { id, hash8 } = await keep(await picture(64, 64, '#d7263d'))
    const path = `${apiKeyId}/w320/${id}-${hash8}.webp`

    const first = await fetchPicture(path)
    const etag = first.headers.get('etag') ?? ''
    const again = await fetchPicture(path, { 'if-none-match': `"x", W/${etag}` })
    const head = await fetch(`${services.url}/media/${path}`, { method: 'HEAD' })

    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Number(first.headers.get('content-length'))).toBe((await first.arrayBuffer()).byteLength)
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('only addresses that somebody refers to answer; no other makes a file [case 33]', async () => {
    const { id, hash8 } = await keep(await picture(300, 300, '#17356a'))
    const hidden = await keep(await picture(301, 300, '#17356a'), 'other')
    const variants = join(services.config.dataDir, 'media', 'variants')
    const before = await readdir(variants, { recursive: true })

    const refused = [
      `${apiKeyId}/w321/${id}-${hash8}.webp`,
      `${apiKeyId}/../w320/${id}-${hash8}.webp`,
      `${apiKeyId}/__proto__/${id}-${hash8}.webp`,
      `${apiKeyId}/w320/${id}-00000000.webp`,
      `${apiKeyId}/w320/${id}-${hash8}.png`,
      `${apiKeyId}/w320/${id}-${hash8}.svg`,
      `${apiKeyId}/w320/${id}-${hash8}.avif`,
      `${apiKeyId}/w320/0${id}-${hash8}.webp`,
      `${apiKeyId}/w320/99999999999-${hash8}.webp`,
      `${apiKeyId}/w320/9999999999-${hash8}.webp`,
      `${apiKeyId}/w320/..%2f..%2fsavez.sqlite`,
      `other/w320/${id}-${hash8}.webp`,
      `${apiKeyId}/w320/${hidden.id}-${hidden.hash8}.webp`,
    ]
    const answers = await Promise.all(refused.map((path) => fetchPicture(path)))

    expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 404))
    expect(await readdir(variants, { recursive: true })).toEqual(before)
  })

  test('twelve visitors who come first at once get the same one variant', async () => {
    const { id, hash8 } = await keep(await picture(800, 800, '#1b98a4'))
    const path = `${apiKeyId}/w640/${id}-${hash8}.webp`

    const answers = await Promise.all(Array.from({ length: 12 }, () => fetchPicture(path)))
    const bodies = await Promise.all(answers.map(async (answer) => await answer.arrayBuffer()))
    const variants = join(services.config.dataDir, 'media', 'variants', hash8.slice(0, 2))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1)
    expect(await readdir(variants)).toEqual([`${id}-${hash8}-640xany.webp`])
  })

  test('the original is served as it came, and a JPEG of it for those who need one', async () => {
    const bytes = await picture(120, 80, '#f2c84b')
    const { id, hash8 } = await keep(bytes)

    const original = await fetchPicture(`${apiKeyId}/original/${id}-${hash8}.png`)
    const jpeg = await fetchPicture(`${apiKeyId}/w320/${id}-${hash8}.jpg`)

    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)
    expect(original.headers.get('content-type')).toBe('image/png')
    expect((await sharp(await jpeg.arrayBuffer()).metadata()).format).toBe('jpeg')
  })

  test('a JPEG is WebP at its own address too; other types stay as they are [ML-06] [ML-07]', async () => {
    const ground = sharp(await picture(90, 60, '#123456'))
    const given = {
      jpg: await ground.jpeg().toBuffer(),
      png: await ground.png().toBuffer(),
      webp: await ground.webp().toBuffer(),
      avif: await ground.avif({ effort: 0 }).toBuffer(),
    }
    for (const [type, bytes] of Object.entries(given)) {
      const { id } = await keep(bytes)
      const { records } = await services.call(getMedia, { ids: [id] })
      const answer = await fetch(`${services.url}${records[0]?.path}`)
      const served = Buffer.from(await answer.arrayBuffer())

      expect(answer.headers.get('content-type')).toBe(`image/${type === 'jpg' ? 'webp' : type}`)
      expect(served.equals(bytes)).toBe(type !== 'jpg')
      expect(await sharp(served).metadata()).toMatchObject({ width: 90, height: 60 })
    }
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a photograph (%s) with GPS and names is served without them, upright, in every size',
    async (type) => {
      const ground = sharp(await picture(90, 60, '#123456'))
      const photograph = await ground
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '43/1 30/1 0/1' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ana</x:xmpmeta>')
        [type]({ effort: 1 })
        .toBuffer()
      expect(await sharp(photograph).metadata()).toHaveProperty('exif')
      const { id, hash8 } = await keep(photograph)

      const extension = type === 'jpeg' ? 'jpg' : type
      for (const path of [
        `original/${id}-${hash8}.${extension}`,
        `original/${id}-${hash8}.webp`,
        `w320/${id}-${hash8}.webp`,
        `w320/${id}-${hash8}.jpg`,
      ]) {
        const served = await fetchPicture(`${apiKeyId}/${path}`)
        expect(served.status, path).toBe(200)
        const { exif, xmp, iptc, orientation, width, height } = await sharp(
          await served.arrayBuffer(),
        ).metadata()
        expect({ exif, xmp, iptc }, path).toEqual({})
        // AVIF has its own way to say how it is turned, which sharp does not write.
        if (type !== 'avif') expect([orientation ?? 1, width, height]).toEqual([1, 60, 90])
      }
    },
  )

  test('a picture whose file is gone is not kept as a fault for ever', async () => {
    const { id, hash8 } = await keep(await picture(33, 33, '#33aa55'))
    const originals = join(services.config.dataDir, 'media', 'originals', hash8.slice(0, 2))
    await rm(originals, { recursive: true })

    const answer = await fetchPicture(`${apiKeyId}/original/${id}-${hash8}.png`)

    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(answer.headers.get('etag')).toBeNull()
  })

  test('a drawing is one file in every size, and can do nothing when opened alone [case 32~]', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    const { id, hash8 } = await keep(drawing)
    const { records } = await services.call(getMedia, { ids: [id] })

    const answer = await fetchPicture(`${apiKeyId}/w320/${id}-${hash8}.svg`)

    expect(records[0]?.urlTemplate).toBe(`/media/${apiKeyId}/{size}/${id}-${hash8}.svg`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toBe(drawing.toString())
  })
})
