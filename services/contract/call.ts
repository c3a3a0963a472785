import type { z } from 'zod'
import type { SERVICE_NAMES } from './generated/names.ts'

/** `session` and `guest`: what the input names opens the call itself; a customer's token may come along. */
export type Access = 'public' | 'session' | 'guest' | 'customer' | { readonly scope: string }

/** Every service that a module declares. */
export type ServiceName = (typeof SERVICE_NAMES)[number]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One REST call, described once. Input is flat: what the path names in braces is taken from it
 * first, the rest travels in the query (GET, DELETE) or as the JSON body.
 */
export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly service: ServiceName
  readonly version: 'v1' | 'v2'
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Reads may be repeated and shared between callers, writes never. */
  readonly kind: 'read' | 'write'
  /** Not in the platform's call catalogue; another platform will not know it. */
  readonly extension: boolean
  /** False: the path stands under the version alone, as login and refresh do. */
  readonly isUnderService: boolean
  /** A call that names the site cannot be asked to know its key already. */
  readonly needsKey: boolean
  readonly input: Input
  readonly output: Output
}

export type CallInput<C extends Call> = z.input<C['input']>
export type CallOutput<C extends Call> = z.output<C['output']>

type Preset = 'version' | 'access' | 'extension' | 'kind' | 'needsKey' | 'isUnderService'

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
    isUnderService: true,
    kind: 'read',
    needsKey: true,
    ...call,
  }
}

export function callUrl(call: Call): string {
  const { version, service, path } = call
  return call.isUnderService ? `/api/${version}/${service}/${path}` : `/api/${version}/${path}`
}
