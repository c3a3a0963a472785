import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Ask = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Shoppers = {
  readonly answers: readonly number[]
  /** Each is a request without a whole answer, and why. */
  readonly failures: readonly string[]
  /** Each has been told to close its connection. */
  readonly gone: Promise<unknown>
}

/**
 * Each asks one thing after the other over a connection of its own, as a proxy does, until an
 * answer tells it to close that connection: from then on it would ask another replica.
 */
export function sendShoppers(url: string, count: number, asks: readonly Ask[]): Shoppers {
  const answers: number[] = []
  const failures: string[] = []

  async function shop(start: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = start; ; turn += 1) {
      const next = asks[turn % asks.length]
      if (!next) return
      try {
        const answer = await ask(url, next, agent)
        answers.push(answer.statusCode ?? 0)
        if (answer.headers.connection === 'close') return
      } catch (error) {
        failures.push(`${next.method} ${next.path}: ${error}`)
        return
      }
    }
  }

  return {
    answers,
    failures,
    gone: Promise.all(Array.from({ length: count }, (_, number) => shop(number))),
  }
}

/** The answer, read to its end. */
export async function ask(
  url: string,
  { method, path, headers = {}, body = '' }: Ask,
  agent?: Agent,
  /** Half of the body is sent at once, the rest after so long. */
  restAfterMs = 0,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(
    url + path,
    {
      method,
      headers: { ...headers, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) },
      ...(agent ? { agent } : {}),
    },
    (answer) => {
      answer.resume()
      answer.on('close', () => {
        if (answer.complete) resolve(answer)
        else reject(new Error('cut off'))
      })
    },
  )
  sent.on('error', reject)
  if (restAfterMs > 0) {
    sent.write(body.slice(0, body.length / 2))
    await pause(restAfterMs)
    sent.end(body.slice(body.length / 2))
  } else sent.end(body)
  return promise
}
