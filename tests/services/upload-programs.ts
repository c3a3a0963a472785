import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createFilledPlace, TEST_SECRET, type TestPlace } from '#tests/support/database.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'

export type Picture = { readonly name: string; readonly bytes: Uint8Array; readonly sha256: string }

/** A photograph without metadata, whose bytes are stored as they are; each seed makes another. */
export async function photographNamed(name: string, seed: number): Promise<Picture> {
  const noise = { type: 'gaussian' as const, mean: 60 + (seed % 120), sigma: 20 + seed / 10 }
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#000', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

export type Programs = {
  readonly place: TestPlace
  /** Of the gateway. */
  readonly url: string
  killServices(): Promise<void>
  killGateway(): Promise<void>
  startServices(variables?: Readonly<Record<string, string>>): Promise<void>
  startGateway(): Promise<void>
  stop(): Promise<void>
}

/** Services and a gateway as programs, each of which can be killed and started again. */
export async function uploadPrograms(
  engine: Parameters<typeof createFilledPlace>[0],
): Promise<Programs> {
  const place = await createFilledPlace(engine, null)
  const [port, servicesPort] = [await unusedPort(), await unusedPort()]
  const url = `http://127.0.0.1:${port}`
  const rest = `http://127.0.0.1:${servicesPort}`

  let services: Program | null = null
  let gateway: Program | null = null

  const kill = async (program: Program | null) => {
    program?.child.kill('SIGKILL')
    await program?.ended
  }
  return {
    ...{ place, url },
    killServices: async () => await kill(services),
    killGateway: async () => await kill(gateway),
    startServices: async (variables = {}) => {
      services = runProgram('services/server.ts', {
        ...{ SERVICES_PORT: `${servicesPort}`, DATA_DIR: place.config.dataDir },
        ...{ DATABASE_URL: place.config.databaseUrl ?? '', LOG_LEVEL: 'warn', MODE: 'production' },
        ...{ PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:1' },
        ...{ SESSION_SECRET: TEST_SECRET, ...variables },
      })
      await untilAnswered(`${rest}/readyz`, 200, services)
    },
    startGateway: async () => {
      gateway = runProgram('tests/support/gateway-program.ts', {
        ...{ PORT: `${port}`, PUBLIC_URL: url, SERVICES_URL: rest, LOG_LEVEL: 'warn' },
        ...{ SESSION_SECRET: TEST_SECRET, TRUSTED_PROXIES: 'none' },
      })
      await untilAnswered(`${url}/readyz`, 200, gateway)
    },
    stop: async () => {
      await kill(gateway)
      await kill(services)
      await place.remove()
    },
  }
}
