import { Agent } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { callUrl } from '#services/contract/call.ts'
import { detectDomain } from '#services/contract/master.ts'
import { createFilledPlace, type TestPlace } from '#tests/support/database.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { type Ask, ask } from '#tests/support/shoppers.ts'

const CLIENTS = 24
const ROUNDS = Number(process.env['STOP_ROUNDS'] ?? 2)
const CALL: Ask = {
  method: 'POST',
  path: callUrl(detectDomain),
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

const after: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of after.splice(0).reverse()) await clean()
})

async function startReplica(): Promise<{ readonly url: string; readonly program: Program }> {
  const place: TestPlace = await createFilledPlace('sqlite', null)
  after.push(place.remove)
  const port = await unusedPort()
  const url = `http://127.0.0.1:${port}`
  const program = runProgram('services/server.ts', {
    SERVICES_PORT: String(port),
    DATA_DIR: place.config.dataDir,
    LOG_LEVEL: 'warn',
    MODE: 'production',
    PUBLIC_URL: 'https://shop.example',
    SESSION_SECRET: place.config.sessionSecret,
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  after.push(() => {
    program.child.kill('SIGKILL')
    return program.ended
  })
  await untilAnswered(`${url}/readyz`, 200, program)
  return { url, program }
}

/** Each asks the first replica until it refuses a connection, and then the second. */
function sendClients(urls: readonly [string, string], isKeptAlive: boolean) {
  const answers = [0, 0]
  const failures: string[] = []
  let isOver = false

  async function work(): Promise<void> {
    const agent = new Agent({ keepAlive: isKeptAlive, maxSockets: 1 })
    let at: 0 | 1 = 0
    while (!isOver) {
      try {
        const { statusCode } = await ask(urls[at], CALL, agent)
        if (statusCode !== 200) failures.push(`${statusCode}`)
        answers[at] = (answers[at] ?? 0) + 1
      } catch (error) {
        if (String(error).includes('ECONNREFUSED')) at = 1
        else failures.push(`${error}`)
      }
    }
    agent.destroy()
  }

  const done = Promise.all(Array.from({ length: CLIENTS }, work))
  return {
    answers,
    failures,
    end: () => {
      isOver = true
      return done
    },
  }
}

test.each([
  ['keep their connections', true],
  ['connect for each request', false],
])(
  `a replica is stopped under ${CLIENTS} clients that %s, and no request is lost`,
  async (_what, isKeptAlive) => {
    const other = await startReplica()
    for (let round = 0; round < ROUNDS; round += 1) {
      const stopped = await startReplica()
      const clients = sendClients([stopped.url, other.url], isKeptAlive)
      await expect.poll(() => clients.answers[0]).toBeGreaterThan(CLIENTS * 20)
      stopped.program.child.kill('SIGTERM')
      expect(await stopped.program.ended).toBe(0)
      await expect.poll(() => clients.answers[1]).toBeGreaterThan(CLIENTS * 4)
      await clients.end()
      expect(clients.failures).toEqual([])
    }
  },
  300_000,
)
