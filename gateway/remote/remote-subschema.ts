import { z } from 'zod'

const name = /^[_A-Za-z]\w*$/
const fieldName = z.string().regex(name)
const place = z.string().regex(/^[_A-Za-z]\w*\.[_A-Za-z]\w*$/, 'must be Type.field')

/** A field on one of our types that the remote resolves, for many keys in one call. */
const linkToRemote = z.strictObject({
  /** `Type.field`; the field is added. */
  field: place,
  /** Field of that type with the key. */
  from: fieldName,
  /** Root field of the remote that returns a list of objects. */
  query: fieldName,
  /** Its argument for the keys. */
  argument: fieldName,
  /** Field of those objects with the key. */
  by: fieldName,
})

/** A field on a remote type that links to one of our entities. */
const linkToLocal = z.strictObject({
  field: place,
  /** Field of that type with the key or a list of keys. */
  from: fieldName,
  /** Name of the entity. */
  to: fieldName,
})

/** Headers that control the message itself and cannot be configured. */
const OWN_HEADERS: readonly string[] = [
  'accept',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'transfer-encoding',
  'upgrade',
  'x-request-id',
]
const headerName = z
  .string()
  .regex(/^[\w-]+$/)
  .toLowerCase()
  .refine((header) => !OWN_HEADERS.includes(header), 'is not for you to set')
const headerText = z.string().regex(/^[\x20-\x7e]+$/)
const headerValue = z.union([headerText, z.strictObject({ env: z.string().min(1) })], {
  error: 'must be a text or { "env": "NAME" }',
})

const address = z.url({ protocol: /^https?$/ }).refine((url) => {
  const { username, password, hash } = new URL(url)
  return `${username}${password}${hash}` === ''
}, 'must have neither user nor fragment')

const described = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
    url: address,
    headers: z.record(headerName, headerValue).default({}),
    links: z.array(z.union([linkToRemote, linkToLocal])).default([]),
  }),
)

export type LinkToRemote = z.infer<typeof linkToRemote>
export type LinkToLocal = z.infer<typeof linkToLocal>

/** An external GraphQL service that is joined with ours. */
export type RemoteSubschema = Omit<z.infer<typeof described>[number], 'headers'> & {
  readonly headers: Readonly<Record<string, string>>
}

/** `env` holds the variables that headers may refer to. */
export function remoteSubschemas(
  env: Readonly<Record<string, string | undefined>>,
  takenNames: readonly string[],
) {
  return z
    .string()
    .transform(parseJson)
    .pipe(described)
    .transform((remotes, context): readonly RemoteSubschema[] => {
      const names = new Set(takenNames)
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      return remotes.map((remote) => {
        if (names.has(remote.name)) refuse(`${remote.name} is taken`)
        names.add(remote.name)
        const headers = Object.entries(remote.headers).map(([header, value]) => {
          const text = typeof value === 'string' ? value : headerText.safeParse(env[value.env]).data
          if (text === undefined) refuse(`${header} of ${remote.name} has no value`)
          return [header, text ?? ''] as const
        })
        return { ...remote, headers: Object.fromEntries(headers) }
      })
    })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
