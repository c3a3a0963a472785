import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import type { ObjectStorage } from '#services/object-storage.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { FileStorage, ListedFile } from '#services/platform/file-storage.ts'
import { createRequests, type Requests } from './s3-requests.ts'

/** As many as one answer may have. */
const LISTED_AT_ONCE = 1_000

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Objects of a bucket below `prefix`, such as `originals/`. A PUT is seen whole or not at all. When
 * the bucket does not answer, every function throws a refusal with status 503.
 */
export function s3Storage(
  { bucketUrl: endpoint, region, accessKeyId, secretAccessKey }: ObjectStorage,
  prefix: string,
  requests: Requests = createRequests(),
): FileStorage {
  const s3 = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, fetch: requests.fetch })
  const { send } = requests
  return {
    put: async (path, bytes) => {
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      await send(() => s3.putObject(prefix + path, bytes, type))
    },

    read: async (path) => {
      const answer = await send(() => s3.getObjectResponse(prefix + path))
      if (!answer?.body) return null
      const size = Number(answer.headers.get('content-length'))
      return { size, stream: Readable.from(requests.chunksOf(answer.body), { objectMode: false }) }
    },

    // A HEAD would have the time too, but the client does not return it.
    find: async (path) => {
      for await (const file of listed(s3, { prefix, under: path, send })) {
        if (file.path === path) return file
      }
      return null
    },

    delete: async (path) => {
      await send(() => s3.deleteObject(prefix + path))
    },

    list: (folder) => listed(s3, { prefix, under: folder ? `${folder}/` : '', send }),
  }
}

async function* listed(
  s3: S3mini,
  { prefix, under, send }: { prefix: string; under: string; send: Requests['send'] },
): AsyncGenerator<ListedFile> {
  let next: string | undefined
  do {
    const after = next
    const page = await send(() => s3.listObjectsPaged('/', prefix + under, LISTED_AT_ONCE, after))
    if (!page) throw new Refusal(503, 'There is no such bucket.', { code: 'NOT_READY' })
    for (const { Key: key, LastModified: storedAt } of page.objects ?? []) {
      yield { path: key.slice(prefix.length), storedAt: new Date(storedAt) }
    }
    next = page.nextContinuationToken
  } while (next)
}
