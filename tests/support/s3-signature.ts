import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ObjectStorage } from '#services/object-storage.ts'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<day>\d{8})\/(?<region>[\w-]+)\/s3\/aws4_request, ?SignedHeaders=(?<signed>[a-z0-9;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/
const FIFTEEN_MINUTES_MS = 900_000

/** Whether a request has the signature (version 4) of the account, by the text of AWS. */
export function isSigned(
  { method, url = '', headers }: IncomingMessage,
  { accessKeyId, secretAccessKey, region }: ObjectStorage,
): boolean {
  const given = AUTHORIZATION.exec(headers.authorization ?? '')?.groups
  const at = `${headers['x-amz-date']}`
  if (given?.['key'] !== accessKeyId || given['region'] !== region) return false
  if (!at.startsWith(given['day'] ?? '-') || Math.abs(Date.now() - timeOf(at)) > FIFTEEN_MINUTES_MS)
    return false
  const signed = (given['signed'] ?? '').split(';')
  const needed = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (!needed.every((name) => signed.includes(name))) return false

  const [path, query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signed.map((name) => `${name}:${headers[name]}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = [given['day'], region, 's3', 'aws4_request'] as const
  const toSign = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(`${part}`).digest(),
    `AWS4${secretAccessKey}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === given['signature']
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Of `20261127T174428Z`. */
function timeOf(at: string): number {
  return Date.parse(at.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}
