import { z } from 'zod'

/** A bucket of an object storage that speaks S3. */
export type ObjectStorage = {
  /** Address of the bucket, without credentials and without a trailing slash. */
  readonly bucketUrl: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const DEFAULT_REGION = 'auto'
const FORM = 'must look like https://<key>:<secret>@<host>/<bucket>?region=<region>'

const variables = z.object({
  S3_URL: z
    .url({ protocol: /^https?$/, error: FORM })
    .transform((text, context): ObjectStorage => {
      const storage = toStorage(text)
      if (storage) return storage
      context.addIssue({ code: 'custom', message: FORM })
      return z.NEVER
    })
    .optional(),
})

/** Expects no empty variables. Without `S3_URL` pictures are stored on the disk. */
export function readObjectStorage(given: NodeJS.ProcessEnv): {
  readonly storage: ObjectStorage | null
  readonly faults: readonly string[]
} {
  const { data, error } = variables.safeParse(given)
  const issues = error?.issues ?? []
  return {
    storage: data?.S3_URL ?? null,
    faults: issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  }
}

/** Null for another form; a mistyped parameter must not be ignored. */
function toStorage(text: string): ObjectStorage | null {
  const { origin, pathname, username, password, searchParams, hash } = new URL(text)
  const { region = DEFAULT_REGION, ...unknown } = Object.fromEntries(searchParams)
  const isWhole = username && password && region && /^\/[\w.-]+\/?$/.test(pathname) && !hash
  if (!isWhole || Object.keys(unknown).length > 0) return null
  try {
    return {
      bucketUrl: origin + pathname.replace(/\/$/, ''),
      region,
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    }
  } catch {
    return null // a percent sign of the secret that is not encoded
  }
}
