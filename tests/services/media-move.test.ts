import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMedia } from '#services/contract/media.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import {
  openOriginals,
  originalStorages,
  originalsFolder,
} from '#services/modules/media/originals.ts'
import { type Bucket, openBucket, refuse } from '#tests/support/bucket.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { RUNTIME } from '#tools/runtime.ts'

const PICTURES = 14

eachEngine('case 32: originals that move to a bucket', (engine) => {
  let bucket: Bucket
  let services: TestServices
  /** Bytes by the address of their original. */
  let pictures: Map<string, Buffer>

  beforeEach(async () => {
    bucket = await openBucket()
    services = await startServices({ engine, config: { s3: bucket.storage } })
    pictures = new Map()
    for (let shade = 0; shade < PICTURES; shade += 1) await addOnDisk(await plainPicture(shade))
    // Equal bytes have one file.
    await addOnDisk(await plainPicture(0))
  })
  afterEach(async () => {
    await services.close()
    await bucket.close()
  })

  async function addOnDisk(bytes: Buffer): Promise<void> {
    const { db, clock, config } = services
    const prepared = await prepareUpload(
      { ...config, s3: null },
      { bytes, originalName: 'Šal.png' },
    )
    const id = await db
      .transaction()
      .execute((trx) => importMedia(trx, { ...prepared, texts: {}, clock }))
    const { records } = await services.call(getMedia, { ids: [id] })
    pictures.set(`${records[0]?.path}`, bytes)
  }

  const filesOnDisk = async () => {
    const all = await readdir(originalsFolder(services.config.dataDir), { recursive: true })
    return all.filter((name) => name.includes('.')).sort()
  }
  const storages = async () => {
    const rows = await services.db.selectFrom('media').select('storage').execute()
    return rows.map(({ storage }) => storage)
  }

  async function expectAllReadable(): Promise<void> {
    for (const [path, bytes] of pictures) {
      const answer = await fetch(services.url + path)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    }
  }

  async function runKilledAt(request: number): Promise<void> {
    const { dataDir, databaseUrl, sessionSecret } = services.config
    const child = spawn(process.execPath, ['tools/media.ts', 'move-to-s3'], {
      env: {
        ...RUNTIME,
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        SESSION_SECRET: sessionSecret,
        S3_URL: bucket.url,
      },
      stdio: 'ignore',
    })
    let requests = 0
    bucket.fault = () => {
      requests += 1
      if (requests === request) child.kill('SIGKILL')
      return false
    }
    const [, signal] = await once(child, 'exit')
    bucket.fault = null
    expect(signal).toBe('SIGKILL')
  }

  const run = async () => {
    const { config } = services
    return await runTool('media', { ...config, bucketUrl: bucket.url }, 'move-to-s3')
  }

  test('it may be killed at any moment: all stay readable, and the next run ends what it began', async () => {
    // The number of requests that a run sends before: of its first originals, and of later ones.
    for (const request of [2, 6, 11, 17]) {
      await runKilledAt(request)
      await expectAllReadable()
    }
    expect(await storages()).toContain('s3')
    expect(await storages()).toContain('stored')
    // What a run leaves that is killed between the row and the file.
    const [moved] = [...bucket.objects.keys()]
    const path = `${moved}`.replace('originals/', '')
    await services.db.updateTable('media').set('storage', 's3').where('path', '=', path).execute()
    await writeFile(
      join(originalsFolder(services.config.dataDir), path),
      bucket.objects.get(`${moved}`)?.bytes ?? '',
    )

    expect(await run()).toMatch(/^\d+ originals were moved\.\n$/)
    expect(new Set(await storages())).toEqual(new Set(['s3']))
    expect(await filesOnDisk()).toEqual([])
    expect(bucket.objects.size).toBe(PICTURES)
    await expectAllReadable()
    expect(await run()).toBe('0 originals were moved.\n')
  })

  test('what the bucket does not take, or has other bytes than its row says, stays where it is', async () => {
    const [damaged = '', lost = '', refused = ''] = await filesOnDisk()
    const folder = originalsFolder(services.config.dataDir)
    await writeFile(join(folder, damaged), 'other bytes')
    await rm(join(folder, lost))
    bucket.fault = ({ method, url }, response) =>
      method === 'PUT' && `${url}`.endsWith(refused) && refuse(response)

    await expect(run()).rejects.toMatchObject({
      stderr: expect.stringContaining('Run it again later.'),
    })
    bucket.fault = null
    await expect(run()).rejects.toMatchObject({
      stderr: `${damaged} is damaged and was left as it is.\n${lost} is missing and was left as it is.\n`,
    })
    expect(await filesOnDisk()).toEqual([damaged])
    expect(bucket.objects.size).toBe(PICTURES - 2)
  })

  test('one that is in the other storage than its row says is served, also while the bucket is down', async () => {
    const { db, config } = services
    const [inBucket = '', onDisk = ''] = await filesOnDisk()
    const { bucket: objects } = originalStorages(config)
    await objects?.put(inBucket, await readFile(join(originalsFolder(config.dataDir), inBucket)))
    await rm(join(originalsFolder(config.dataDir), inBucket))
    await db.updateTable('media').set('storage', 's3').where('path', '=', onDisk).execute()
    await expectAllReadable()

    for (const path of pictures.keys()) {
      const size = path.replace('/original/', '/w160/').replace('.png', '.webp')
      expect((await fetch(services.url + size)).status).toBe(200)
    }
    bucket.fault = (_request, response) => refuse(response)
    const found = await openOriginals(config).read({ storage: 's3', path: onDisk })
    expect((await found?.stream.toArray())?.length).toBeGreaterThan(0)
  })

  test('without a bucket it does nothing', async () => {
    await expect(runTool('media', services.config, 'move-to-s3')).rejects.toMatchObject({
      stderr: expect.stringContaining('S3_URL names no bucket'),
    })
    expect(await storages()).not.toContain('s3')
  })
})
