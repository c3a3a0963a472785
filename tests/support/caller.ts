import { type Call, type CallInput, type CallOutput, callUrl } from '#services/contract/call.ts'

export type CallResponse = {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export class CallFailure extends Error {
  readonly status: number
  readonly body: unknown

  constructor({ status, body }: CallResponse) {
    super(`Refused with ${status}: ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

/** Sends calls of the contract to running services, with the headers of their site. */
export function createCaller(url: string, siteHeaders: Record<string, string>) {
  async function send(
    call: Call,
    input: object,
    headers: Record<string, string | null> = {},
  ): Promise<CallResponse> {
    const request = requestOf(call, input)
    const sent = Object.entries({ ...siteHeaders, ...request.headers, ...headers }).flatMap(
      ([name, value]) => (value === null ? [] : [[name, value] as [string, string]]),
    )
    const response = await fetch(url + request.path, {
      method: call.method,
      headers: sent,
      body: request.body,
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  return {
    send,
    call: async <C extends Call>(
      call: C,
      input: CallInput<C>,
      headers?: Record<string, string>,
    ): Promise<CallOutput<C>> => {
      const response = await send(call, typeof input === 'object' && input ? input : {}, headers)
      if (response.status !== 200) throw new CallFailure(response)
      return call.output.parse(response.body) as CallOutput<typeof call>
    },
  }
}

function requestOf(
  call: Call,
  input: object,
): { path: string; headers: Record<string, string>; body: string | null } {
  const rest = new Map<string, unknown>(Object.entries(input))
  const path = callUrl(call).replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value).toWellFormed())
  })
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams(
      [...rest].flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    )
    return { path: query.size > 0 ? `${path}?${query}` : path, headers: {}, body: null }
  }
  return {
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  }
}
