import type { z } from 'zod'
import type { SERVICE_NAMES } from './generated/names.ts'
import type { Right } from './rules/rights.ts'

/**
 * `session` and `guest` calls authenticate by a token in their input; a customer's access token is
 * optional. `staff` is any member of staff, `entering` also one whose sign-in is not complete.
 */
export type Access =
  | 'public'
  | 'session'
  | 'guest'
  | 'customer'
  | 'entering'
  | 'staff'
  | { readonly right: Right }
  | { readonly scope: string }

/** Every service that a module declares. */
export type ServiceName = (typeof SERVICE_NAMES)[number]

/** What a `multipart/form-data` body has besides texts, which are JSON. */
export type CallFiles = {
  /** Name of the form field that each of them has. */
  readonly field: string
  readonly most: number
  /** Of each. */
  readonly maxBytes: number
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One REST call, described once. Input is flat: path parameters come from it first, the rest is
 * sent as query (GET, DELETE) or JSON body.
 */
export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly service: ServiceName
  readonly version: 'v1' | 'v2'
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Reads may be repeated and shared between callers, writes may not. */
  readonly kind: 'read' | 'write'
  /** Outside the platform's call catalogue; other platforms lack it. */
  readonly extension: boolean
  /** What visitors have where the platform answers it; for extensions that the gateway calls. */
  readonly adds: string | null
  /** False when the path follows the version directly, as for login and refresh. */
  readonly isUnderService: boolean
  /** The body is a form with these files and the input; null for a body of JSON. */
  readonly files: CallFiles | null
  /** False for calls that find the site, whose callers do not have its key yet. */
  readonly needsKey: boolean
  readonly input: Input
  readonly output: Output
}

export type CallInput<C extends Call> = z.input<C['input']>
export type CallOutput<C extends Call> = z.output<C['output']>

type Preset =
  | 'version'
  | 'access'
  | 'extension'
  | 'adds'
  | 'kind'
  | 'files'
  | 'needsKey'
  | 'isUnderService'

type Described<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  Call<Input, Output>,
  Preset
> &
  Partial<Pick<Call, Preset>>

export function describeCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Described<Input, Output>,
): Call<Input, Output> {
  return {
    version: 'v1',
    access: 'public',
    extension: call.path.startsWith('x/') || call.path.includes('/x/'),
    adds: null,
    isUnderService: true,
    kind: 'read',
    files: null,
    needsKey: true,
    ...call,
  }
}

export function callUrl(call: Call): string {
  const { version, service, path } = call
  return call.isUnderService ? `/api/${version}/${service}/${path}` : `/api/${version}/${path}`
}
