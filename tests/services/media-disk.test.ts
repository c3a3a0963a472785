import type * as Files from 'node:fs/promises'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getMedia } from '#services/contract/media.ts'
import { prepareUpload } from '#services/modules/media/api.ts'
import { toFailure } from '#services/platform/http/failure.ts'
import { openBucket } from '#tests/support/bucket.ts'
import { addPicture, plainPicture } from '#tests/support/pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

/** A full disk takes the beginning of a file. */
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  const writeFile = async (path: string, bytes: Uint8Array, options: object) => {
    if (!disk.isFull) return files.writeFile(path, bytes, options)
    await files.writeFile(path, bytes.subarray(0, 10), options)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  return { ...files, writeFile }
})

eachEngine('case 7: pictures on a full disk', (engine) => {
  let services: TestServices
  const logged: string[] = []

  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) })
    services = await startServices({ engine, log })
  })
  afterAll(async () => await services.close())

  const send = (path: string) =>
    fetch(services.url + path, { headers: { accept: 'image/avif,image/webp' } })
  const files = async () => {
    const all = await readdir(join(services.config.dataDir, 'media'), { recursive: true })
    return all.filter((name) => name.includes('.')).sort()
  }

  test('new sizes are sent without being stored, and stored again once there is space', async () => {
    const pathOf = await addPicture(services, await plainPicture(1, 300))
    const ready = await (await send(pathOf('w320'))).bytes()
    const before = await files()

    disk.isFull = true
    const sent = await Promise.all([pathOf('w160'), pathOf('w640'), pathOf('w320')].map(send))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const [small, , again] = await Promise.all(sent.map((answer) => answer.bytes()))
    expect(sent[0]?.headers.get('content-length')).toBe(`${small?.byteLength}`)
    expect(again).toEqual(ready)
    expect(await files()).toEqual(before)
    expect(logged.filter((line) => line.includes('cannot be stored'))).toHaveLength(1)

    disk.isFull = false
    expect(await (await send(pathOf('w160'))).bytes()).toEqual(small)
    expect((await files()).length).toBeGreaterThan(before.length)
  })

  test('an upload is refused as unavailable, leaves nothing behind, and works afterwards', async () => {
    const before = await files()
    const upload = { bytes: await plainPicture(2), originalName: 'Šal.png' }

    disk.isFull = true
    const error = await prepareUpload(services.config, upload).catch((reason) => reason)
    expect(toFailure(error).error).toMatchObject({ statusCode: 503, code: 'DATABASE_UNAVAILABLE' })
    expect(await files()).toEqual(before)

    disk.isFull = false
    const pathOf = await addPicture(services, upload.bytes)
    expect((await send(pathOf('w160'))).status).toBe(200)
  })

  test('with a bucket uploads are stored there, and sizes are drawn once and fetched again', async () => {
    const bucket = await openBucket()
    const replica = await startServices({ engine, config: { s3: bucket.storage } })
    try {
      disk.isFull = true
      const pathOf = await addPicture(replica, await plainPicture(5, 300))
      const get = async () => {
        const answer = await fetch(replica.url + pathOf('w160'))
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
      }
      const drawn = await get()
      await vi.waitFor(() => expect(bucket.objects.size).toBe(2))
      bucket.requests.length = 0
      expect(await get()).toEqual(drawn)
      expect(drawn.status).toBe(200)
      expect(bucket.requests).toEqual([expect.stringMatching(/^GET variants\//)])
    } finally {
      disk.isFull = false
      await replica.close()
      await bucket.close()
    }
  })

  /** The last one, because the database stays as it is. */
  test('a read-only database shows and draws pictures', async () => {
    const pathOf = await addPicture(services, await plainPicture(3))
    if (engine === 'sqlite') await sql`pragma query_only = on`.execute(services.db)
    else await makeReadOnly()
    await expect(addPicture(services, await plainPicture(4))).rejects.toThrow(/read-?only/)

    expect((await send(pathOf('w320'))).status).toBe(200)
    expect((await services.call(getMedia, { ids: [1] })).records).toHaveLength(1)
  })

  /** Connections that are open keep their settings. */
  async function makeReadOnly(): Promise<void> {
    const { db } = services
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    const name = sql.id(rows[0]?.name ?? '')
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    await sql`set default_transaction_read_only = on`.execute(db)
  }
})
