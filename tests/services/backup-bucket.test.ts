import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMedia } from '#services/contract/media.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import { originalsFolder } from '#services/modules/media/originals.ts'
import { diskStorage } from '#services/modules/media/storage/disk.ts'
import { copyFiles } from '#services/platform/backup/backup-files.ts'
import { FILES_FOLDER } from '#services/platform/backup/format.ts'
import { type Bucket, openBucket, refuse } from '#tests/support/bucket.ts'
import { createTestPlace, type TestPlace } from '#tests/support/database.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import {
  eachEngine,
  startServices,
  startServicesOn,
  type TestServices,
} from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'

eachEngine('a backup of originals on the disk and in a bucket', (engine) => {
  let bucket: Bucket
  let source: TestServices
  let parent: string
  let folder: string
  const pictures = new Map<number, Buffer>()

  async function add(shade: number, s3: Bucket['storage'] | null): Promise<void> {
    const { db, clock, config } = source
    const bytes = await plainPicture(shade)
    const prepared = await prepareUpload({ ...config, s3 }, { bytes, originalName: 'Šal.png' })
    const id = await db
      .transaction()
      .execute((trx) => importMedia(trx, { ...prepared, texts: {}, clock }))
    pictures.set(id, bytes)
  }

  beforeAll(async () => {
    bucket = await openBucket()
    source = await startServices({ engine, config: { s3: bucket.storage } })
    for (const shade of [1, 2]) await add(shade, null)
    for (const shade of [3, 4, 5]) await add(shade, bucket.storage)
    parent = await mkdtemp(join(tmpdir(), 'savez-backup-'))
    folder = join(parent, 'both')
    const printed = await runTool('backup', { ...source.config, bucketUrl: bucket.url }, folder)
    expect(printed).toContain('and 5 files in')
  })
  afterAll(async () => {
    await source.close()
    await bucket.close()
    await rm(parent, { recursive: true })
  })

  /** What services that run on a restored place answer. */
  async function expectAllIn(place: TestPlace, other: Bucket | null): Promise<void> {
    const services = await startServicesOn(place, { config: { s3: other?.storage ?? null } })
    try {
      const rows = await services.db.selectFrom('media').select('storage').execute()
      expect(rows.map(({ storage }) => storage)).toEqual(
        Array.from({ length: 5 }, () => (other ? 's3' : 'stored')),
      )
      const { records } = await services.call(getMedia, { ids: [...pictures.keys()] })
      expect(records).toHaveLength(5)
      for (const { id, path } of records) {
        const answer = await fetch(services.url + path)
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(pictures.get(id))
      }
    } finally {
      await services.close()
    }
  }

  test('is restored to the disk', async () => {
    const place = await createTestPlace(engine)
    await runTool('restore', place.config, folder)
    await expectAllIn(place, null)
  })

  test('is restored to another bucket, again after it did not answer', async () => {
    const other = await openBucket()
    const place = await createTestPlace(engine)
    const restore = () => runTool('restore', { ...place.config, bucketUrl: other.url }, folder)
    let puts = 0
    other.fault = (_request, response) => {
      puts += 1
      return puts > 2 && refuse(response)
    }
    await expect(restore()).rejects.toMatchObject({
      stderr: 'S3_URL: 503 SlowDown\nThe storage of pictures does not answer.\n',
    })
    other.fault = null

    await restore()
    expect(other.objects.size).toBe(5)
    const onDisk = await readdir(originalsFolder(place.config.dataDir)).catch(() => [])
    expect(onDisk).toEqual([])
    await expectAllIn(place, other)
    await other.close()
  })

  test('has a file that moves meanwhile', async () => {
    const [from, to] = [diskStorage(join(parent, 'from')), diskStorage(join(parent, 'to'))]
    await from.put('ab/moving.png', Buffer.from('moving'))
    const moving = {
      ...from,
      read: async (path: string) => {
        await to.put(path, Buffer.from('moving'))
        await from.delete(path)
        return await from.read(path)
      },
    }

    const copied = await copyFiles([moving, to], join(parent, 'copy'))
    expect(copied.map(({ path }) => path)).toEqual(['ab/moving.png'])
    const copy = join(parent, 'copy', FILES_FOLDER, 'ab/moving.png')
    expect(await readFile(copy, 'utf8')).toBe('moving')
  })
})
