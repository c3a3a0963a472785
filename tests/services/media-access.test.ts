import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterEvents } from '#services/contract/calendar.ts'
import { filterPosts, getOptions } from '#services/contract/cms.ts'
import { getMedia } from '#services/contract/media.ts'
import { filterProducts } from '#services/contract/product.ts'
import { findContent } from '#services/contract/search.ts'
import {
  importMedia,
  prepareUpload,
  signedMediaPath,
  staffMediaReferences,
} from '#services/modules/media/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const HOUR_MS = 3_600_000

eachEngine('pictures that are not public', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine, seed: true })
  })
  afterAll(() => services.close())

  async function add(access: 'public' | 'other', shade: number) {
    const { db, clock, config } = services
    const bytes = await plainPicture(shade, 300)
    const prepared = await prepareUpload(config, { bytes, originalName: 'Šal.png' })
    const id = await db
      .transaction()
      .execute((trx) => importMedia(trx, { ...prepared, texts: {}, access, clock }))
    return { id, hash: prepared.hash, extension: prepared.extension, bytes }
  }

  const signing = () => ({ secret: services.config.sessionSecret, clock: services.clock })
  const send = (path: string) => fetch(services.url + path)

  test('have an address for staff that opens every size and ends, and that no cache shares [ML-01~] [ML-06~]', async () => {
    const { apiKeyId } = await site(services.db)
    const { bytes, ...media } = await add('other', 1)
    services.clock.advance(HOUR_MS - (services.clock.now().getTime() % HOUR_MS) + 600_000)
    const path = signedMediaPath(apiKeyId, media, { ...signing(), size: 'original' })
    const template = signedMediaPath(apiKeyId, media, { ...signing(), size: '{size}' })

    const original = await send(path)
    expect(Buffer.from(await original.arrayBuffer())).toEqual(bytes)
    // To the end of the next hour.
    expect(original.headers.get('cache-control')).toBe('private, max-age=6600')
    expect((await send(template.replace('{size}', 'w160'))).status).toBe(200)
    services.clock.advance(HOUR_MS / 2)
    expect(signedMediaPath(apiKeyId, media, { ...signing(), size: 'original' })).toBe(path)

    services.clock.advance(2 * HOUR_MS)
    const [ended, endedTemplate] = [
      await send(path),
      await send(template.replace('{size}', 'w160')),
    ]
    expect([ended.status, endedTemplate.status]).toEqual([404, 404])
    expect(ended.headers.get('cache-control')).toBe('no-store')
  })

  test('open by no other signature than their own', async () => {
    const { apiKeyId } = await site(services.db)
    const [media, twin, other] = [
      await add('other', 2),
      await add('other', 2),
      await add('other', 3),
    ]
    const signed = (of: typeof media) =>
      signedMediaPath(apiKeyId, of, { ...signing(), size: 'original' })
    const [path = '', token = ''] = signed(media).split('?token=')
    const [, twinToken = ''] = signed(twin).split('?token=')
    const [, otherToken = ''] = signed(other).split('?token=')
    const foreign = signedMediaPath(apiKeyId, media, {
      ...{ secret: 'another secret of 32 characters..', clock: services.clock, size: 'original' },
    })

    expect((await send(`${path}?token=${token}`)).status).toBe(200)
    for (const refused of [
      path,
      `${path}?token=`,
      `${path}?token=${twinToken}`,
      `${path}?token=${otherToken}`,
      `${path}?token=${token.slice(0, -1)}`,
      `${path}?token=${token}&token=${token}`,
      foreign,
    ]) {
      const { status } = await send(refused)
      expect([refused, status]).toEqual([refused, 404])
    }
  })

  test('are in references for staff, with those that are public at their usual address', async () => {
    const [open, restricted] = [await add('public', 4), await add('other', 5)]
    const ids = [open.id, restricted.id, 999_999]

    const found = await staffMediaReferences(services.db, ids, signing())
    const { records } = await services.call(getMedia, { ids })

    expect([...found.keys()].sort()).toEqual([open.id, restricted.id].sort())
    expect(records).toEqual([found.get(open.id)])
    const path = found.get(restricted.id)?.urlTemplate?.replace('{size}', 'w160') ?? ''
    expect((await send(path)).status).toBe(200)
  })

  /** The last one, because all pictures stay hidden. */
  test('are in no answer that shoppers get', async () => {
    const { db } = services
    const answers = () =>
      Promise.all([
        services.call(filterProducts, { limit: 50 }),
        services.call(filterPosts, { limit: 50 }),
        services.call(filterEvents, {}),
        services.call(getOptions, {}),
        services.call(findContent, { keywords: 'dres' }),
        services.call(getMedia, { ids: [1, 2, 3] }),
      ])
    const withPictures = (await answers()).map((answer) =>
      JSON.stringify(answer).includes('/original/'),
    )
    expect(withPictures.filter(Boolean).length).toBeGreaterThan(4)

    await db.transaction().execute(async (trx) => {
      const rows = await trx.updateTable('media').set('access', 'other').returning('id').execute()
      await addChanges(
        trx,
        rows.map(({ id }) => `media:${id}`),
      )
    })

    for (const answer of await answers()) {
      expect(JSON.stringify(answer)).not.toContain('/original/')
    }
  })
})
