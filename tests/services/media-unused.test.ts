import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listRetention } from '#services/contract/retention.ts'
import { planRetention, purge } from '#services/modules/gdpr/retention.ts'
import { importMedia, type PreparedMedia, prepareUpload } from '#services/modules/media/api.ts'
import { originalsFolder, variantsFolder } from '#services/modules/media/originals.ts'
import { mediaRetention } from '#services/modules/media/retention.ts'
import { deleteUnused } from '#services/modules/media/storage/delete-unused.ts'
import { s3Storage } from '#services/modules/media/storage/s3.ts'
import { site as siteOf } from '#services/modules/settings/api.ts'
import { type Bucket, openBucket, refuse } from '#tests/support/bucket.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const DAY_MS = 86_400_000

eachEngine('case 32: files of pictures that have no row', (engine) => {
  let bucket: Bucket
  let services: TestServices

  beforeEach(async () => {
    bucket = await openBucket()
    services = await startServices({ engine, config: { s3: bucket.storage } })
    // Files are as old as the disk and the bucket say.
    services.clock.advance(Date.now() - services.clock.now().getTime())
  })
  afterEach(async () => {
    await services.close()
    await bucket.close()
  })

  type Place = 'disk' | 'bucket'

  async function prepare(shade: number, place: Place): Promise<PreparedMedia> {
    const s3 = place === 'bucket' ? bucket.storage : null
    const upload = { bytes: await plainPicture(shade, 300), originalName: 'Šal.png' }
    return await prepareUpload({ ...services.config, s3 }, upload)
  }

  async function insert(prepared: PreparedMedia): Promise<number> {
    const { db, clock } = services
    return await db
      .transaction()
      .execute((trx) => importMedia(trx, { ...prepared, texts: {}, clock }))
  }

  async function onDisk(folder: string): Promise<readonly string[]> {
    const all = await readdir(folder, { recursive: true }).catch(() => [])
    return all.filter((name) => name.includes('.')).sort()
  }

  const originals = async (place: Place) =>
    place === 'disk' ? await onDisk(originalsFolder(services.config.dataDir)) : keysIn('originals/')
  const variants = async (place: Place) =>
    place === 'disk' ? await onDisk(variantsFolder(services.config.dataDir)) : keysIn('variants/')
  const keysIn = (prefix: string) =>
    [...bucket.objects.keys()].flatMap((key) =>
      key.startsWith(prefix) ? key.slice(prefix.length) : [],
    )
  const count = async () => {
    const [line] = await planRetention(mediaRetention, services.services.deps)
    return line?.rows
  }
  const run = async () => {
    for (const rule of mediaRetention) await purge(rule, services.services.deps)
  }

  test.each(['disk', 'bucket'] as const)(
    'on the %s they are deleted a day later with all their sizes; pictures with a row, new and strange files stay',
    async (place) => {
      const used = await prepare(1, place)
      const deleted = await prepare(2, place)
      const neverStored = await prepare(3, place)
      const again = await prepare(4, place)
      const usedId = await insert(used)
      const deletedId = await insert(deleted)
      for (const [id, { hash }] of [
        [usedId, used],
        [deletedId, deleted],
      ] as const) {
        const { apiKeyId } = await siteOf(services.db)
        const path = `/media/${apiKeyId}/w160/${id}-${hash.slice(0, 8)}.webp`
        expect((await fetch(services.url + path)).status).toBe(200)
      }
      await vi.waitFor(async () => expect(await variants('bucket')).toHaveLength(2))
      await services.db.deleteFrom('media').where('id', '=', deletedId).execute()
      expect(await count()).toBe(0)
      await run()
      expect(await originals(place)).toHaveLength(4)

      const strange = join(originalsFolder(services.config.dataDir), 'notes.txt')
      const unfinished = `${join(originalsFolder(services.config.dataDir), used.path)}.${crypto.randomUUID()}.part`
      if (place === 'disk') for (const file of [strange, unfinished]) await writeFile(file, 'x')
      services.clock.advance(DAY_MS + 60_000)
      // The same bytes are uploaded again in the meantime.
      await age(place, again.path, services.clock.now())
      expect(await count()).toBe(place === 'disk' ? 3 : 2)
      await run()

      const strangeNames = place === 'disk' ? ['notes.txt'] : []
      expect([...(await originals(place))].sort()).toEqual(
        [used.path, again.path, ...strangeNames].sort(),
      )
      expect((await originals(place)).includes(neverStored.path)).toBe(false)
      for (const cache of ['disk', 'bucket'] as const) {
        const left = (await variants(cache)).filter((name) => name.includes(`/${deletedId}-`))
        expect(left).toEqual([])
        expect((await variants(cache)).some((name) => name.includes(`/${usedId}-`))).toBe(true)
      }
    },
  )

  test('one that is uploaded again after it was listed stays', async () => {
    const { path } = await prepare(5, 'bucket')
    services.clock.advance(2 * DAY_MS)
    const now = services.clock.now()
    const originals = s3Storage(bucket.storage, 'originals/')
    const find = async () => ({ path, storedAt: now })
    const unused = { originals: { ...originals, find }, variants: [] }

    const over = { before: now.toISOString(), limit: 10 }
    expect(await deleteUnused(services.db, unused, over)).toBe(0)
    expect(await deleteUnused(services.db, { originals, variants: [] }, over)).toBe(1)
  })

  test('a bucket that does not answer leaves the other kinds countable', async () => {
    bucket.fault = (_request, response) => refuse(response)
    const { rules } = await services.call(listRetention, {}, await services.as('settings.write'))

    const { days, expired } = rules.find(({ kind }) => kind === 'unused-pictures') ?? {}
    expect([days, expired]).toEqual([1, null])
    expect(rules.find(({ kind }) => kind === 'mail-log')?.expired).toBe(0)
    await expect(run()).rejects.toMatchObject({ status: 503 })
    bucket.fault = null
  })

  async function age(place: Place, path: string, at: Date): Promise<void> {
    if (place === 'disk') {
      await utimes(join(originalsFolder(services.config.dataDir), path), at, at)
    } else {
      const object = bucket.objects.get(`originals/${path}`)
      if (object) object.storedAt = at
    }
  }
})
