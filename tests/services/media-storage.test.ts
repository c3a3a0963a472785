import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diskStorage } from '#services/modules/media/storage/disk.ts'
import { s3Storage } from '#services/modules/media/storage/s3.ts'
import { createRequests } from '#services/modules/media/storage/s3-requests.ts'
import type { FileStorage, ListedFile } from '#services/platform/file-storage.ts'
import { type Bucket, openBucket, refuse } from '#tests/support/bucket.ts'

let bucket: Bucket
let folder = ''

beforeAll(async () => {
  bucket = await openBucket()
})
afterAll(() => bucket.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'savez-storage-'))
  bucket.requests.length = 0
})
afterEach(async () => {
  bucket.fault = null
  await rm(folder, { recursive: true })
})

const bytesOf = (text: string) => Buffer.from(text)
async function listOf(storage: FileStorage, folder?: string): Promise<readonly ListedFile[]> {
  const found: ListedFile[] = []
  for await (const file of storage.list(folder)) found.push(file)
  return found
}

const pathsOf = async (storage: FileStorage) =>
  (await listOf(storage)).map(({ path }) => path).sort()

describe.each([
  ['the disk', () => diskStorage(join(folder, 'files'))],
  ['a bucket', () => s3Storage(bucket.storage, `${folder.slice(-6)}/`)],
])('%s', (_name, open) => {
  test('reads back what was put, with its length, lists it and deletes it', async () => {
    const storage = open()
    expect(await pathsOf(storage)).toEqual([])
    expect(await storage.read('ab/none.webp')).toBeNull()
    expect(await storage.find('ab/none.webp')).toBeNull()

    const before = Date.now() - 2_000
    await storage.put('ab/abc.webp', bytesOf('first'))
    await storage.put('cd/cde.png', bytesOf('second'))
    await storage.put('ab/abc.webp', bytesOf('replaced'))

    const found = await storage.read('ab/abc.webp')
    expect(found?.size).toBe(8)
    expect(`${found && (await buffer(found.stream))}`).toBe('replaced')
    const listed = await listOf(storage)
    expect(listed.map(({ path }) => path).sort()).toEqual(['ab/abc.webp', 'cd/cde.png'])
    for (const file of listed) {
      expect(file.storedAt.getTime()).toBeGreaterThan(before)
      expect(await storage.find(file.path)).toEqual(file)
    }
    const inFolder = await listOf(storage, 'ab')
    expect(inFolder.map(({ path }) => path)).toEqual(['ab/abc.webp'])

    await storage.delete('ab/abc.webp')
    await storage.delete('ab/abc.webp')
    expect(await pathsOf(storage)).toEqual(['cd/cde.png'])
    expect(await storage.read('ab/abc.webp')).toBeNull()
  })
})

test('a bucket lists more objects than one answer has', async () => {
  const storage = s3Storage(bucket.storage, 'many/')
  const paths = Array.from({ length: 1_050 }, (_, index) => `${1_000 + index}.svg`)
  for (let from = 0; from < paths.length; from += 50) {
    await Promise.all(paths.slice(from, from + 50).map((path) => storage.put(path, bytesOf('x'))))
  }

  expect(await pathsOf(storage)).toEqual(paths)
})

test('a bucket knows the type of a picture, and refuses a wrong secret', async () => {
  await s3Storage(bucket.storage, 'typed/').put('a.avif', bytesOf('x'))
  const types: unknown[] = []
  const requests = createRequests()
  const seen = {
    ...requests,
    fetch: async (...given: Parameters<typeof fetch>) => {
      const answer = await requests.fetch(...given)
      types.push(answer.headers.get('content-type'))
      return answer
    },
  }
  await (await s3Storage(bucket.storage, 'typed/', seen).read('a.avif'))?.stream.toArray()
  expect(types).toEqual(['image/avif'])

  const faults: string[] = []
  const stranger = { ...bucket.storage, secretAccessKey: 'wrong' }
  const refused = s3Storage(
    stranger,
    'typed/',
    createRequests((fault) => faults.push(fault)),
  )
  await expect(refused.read('a.avif')).rejects.toMatchObject({ status: 503 })
  expect(faults).toEqual(['403 SignatureDoesNotMatch'])
})

describe('a bucket that does not answer', () => {
  test('for a moment is requested again; longer is a refusal, of which the log has one line', async () => {
    const faults: string[] = []
    const storage = s3Storage(
      bucket.storage,
      'a/',
      createRequests((fault) => faults.push(fault)),
    )
    let failures = 2
    bucket.fault = (_request, response) => failures-- > 0 && refuse(response)
    await storage.put('b.png', bytesOf('b'))
    expect(bucket.requests).toEqual(Array.from({ length: 3 }, () => 'PUT a/b.png'))
    failures = 1
    bucket.fault = (request) => failures-- > 0 && request.socket.destroy() !== null
    expect(await storage.find('b.png')).not.toBeNull()
    expect(faults).toEqual([])

    bucket.fault = (_request, response) => refuse(response)
    const unavailable = { status: 503, code: 'NOT_READY', retryAfterSeconds: 5 }
    await expect(storage.put('c.png', bytesOf('c'))).rejects.toMatchObject(unavailable)
    await expect(storage.read('b.png')).rejects.toMatchObject(unavailable)
    await expect(storage.delete('b.png')).rejects.toMatchObject(unavailable)
    await expect(pathsOf(storage)).rejects.toMatchObject(unavailable)
    expect(faults).toEqual(['503 SlowDown'])

    bucket.fault = null
    expect(await pathsOf(storage)).toEqual(['b.png'])
    expect(await storage.find('c.png')).toBeNull()
  })

  test('is not requested again when it took too long, nor read from when its body stalls', async () => {
    const limits = { readMs: 300, writeMs: 300, partMs: 300 }
    const storage = s3Storage(bucket.storage, 'slow/', createRequests(undefined, limits))
    await storage.put('a.png', bytesOf('a'))
    bucket.requests.length = 0

    bucket.fault = () => true
    await expect(storage.read('a.png')).rejects.toMatchObject({ status: 503 })
    await expect(storage.put('a.png', bytesOf('b'))).rejects.toMatchObject({ status: 503 })
    expect(bucket.requests).toEqual(['GET slow/a.png', 'PUT slow/a.png'])

    bucket.fault = (_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half')
      return true
    }
    const half = await storage.read('a.png')
    expect(half?.size).toBe(10)
    await expect(half?.stream.toArray()).rejects.toThrow()
  })
})
