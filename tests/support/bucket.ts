import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ObjectStorage } from '#services/object-storage.ts'
import { isSigned } from './s3-signature.ts'

const NAME = 'pictures'

type StoredObject = { readonly bytes: Buffer; readonly type: string; storedAt: Date }

/** Answers or drops a request itself; false lets it through. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

export type Bucket = {
  readonly storage: ObjectStorage
  /** As `S3_URL` names it. */
  readonly url: string
  /** By key; tests may change them. */
  readonly objects: Map<string, StoredObject>
  /** Such as `PUT originals/ab/ab12.webp`; tests may empty it. */
  readonly requests: string[]
  /** Null: there is none. */
  fault: Fault | null
  close(): Promise<void>
}

/**
 * A private bucket on a free port: what our services use of S3, with the checks of S3. Only signed
 * requests are served, and an object is there once all of its bytes are.
 */
export async function openBucket(): Promise<Bucket> {
  const objects = new Map<string, StoredObject>()
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '', bucket.storage.bucketUrl)
    const key = decodeURIComponent(target.pathname.slice(NAME.length + 2))
    bucket.requests.push(`${request.method} ${key}`.trim())
    if (bucket.fault?.(request, response)) return
    if (!isSigned(request, bucket.storage)) {
      refuse(response, 403, 'SignatureDoesNotMatch')
    } else if (key === '') sendList(objects, target.searchParams, response)
    else void serveObject(objects, key, request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const bucket: Bucket = {
    storage: {
      bucketUrl: `http://${host}/${NAME}`,
      region: 'eu-central-1',
      accessKeyId: 'savez',
      secretAccessKey: 'a/secret+of&the=bucket',
    },
    url: `http://savez:${encodeURIComponent('a/secret+of&the=bucket')}@${host}/${NAME}?region=eu-central-1`,
    objects,
    requests: [],
    fault: null,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return bucket
}

/** What S3 answers when it is overloaded, or another error. */
export function refuse(response: ServerResponse, status = 503, code = 'SlowDown'): true {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
  return true
}

async function serveObject(
  objects: Map<string, StoredObject>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, headers } = request
  const found = objects.get(key)
  if (method === 'PUT') {
    const bytes = await buffer(request).catch(() => null)
    if (bytes?.byteLength !== Number(headers['content-length'])) return
    objects.set(key, { bytes, type: headers['content-type'] ?? '', storedAt: new Date() })
    response.end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (!found) refuse(response, 404, 'NoSuchKey')
  else {
    response.writeHead(200, {
      'content-length': found.bytes.byteLength,
      'content-type': found.type,
      etag: `"${createHash('md5').update(found.bytes).digest('hex')}"`,
    })
    response.end(method === 'HEAD' ? undefined : found.bytes)
  }
}

/** ListObjectsV2. */
function sendList(
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = all.slice(0, Math.min(1_000, Number(query.get('max-keys') ?? 1_000)))
  const next = page.length < all.length ? page.at(-1) : null
  const contents = page.map((key) => {
    const { storedAt, bytes } = objects.get(key) ?? { storedAt: new Date(), bytes: Buffer.of() }
    return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><ETag>&quot;0&quot;</ETag><Size>${bytes.byteLength}</Size><StorageClass>STANDARD</StorageClass></Contents>`
  })
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${NAME}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== null}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`,
  )
}
