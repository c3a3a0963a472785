import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { callUrl } from '#services/contract/call.ts'
import { detectDomain } from '#services/contract/master.ts'
import { getGeneral } from '#services/contract/settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const readyLine = z.object({ msg: z.literal('services ready'), address: z.url() })

type Program = {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  output(): string
}

let dataDir: string
const programs: Program[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'savez-program-'))
})
afterEach(async () => {
  for (const { child, ended } of programs.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  await rm(dataDir, { recursive: true })
})

function run(
  file: string,
  words: string[] = [],
  environment: Record<string, string> = {},
): Program {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: ROOT,
    env: {
      MODE: 'production',
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: 'a secret that only this test knows, 32+',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SERVICES_PORT: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const program = { child, ended, output: () => text }
  programs.push(program)
  return program
}

async function addressOf({ child, ended, output }: Program): Promise<string> {
  if (!child.stdout) throw new Error('The program has no output')
  const lines = createInterface({ input: child.stdout })
  return await new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const ready = readyLine.safeParse(JSON.parse(line))
      if (ready.success) resolve(ready.data.address)
    })
    void ended.then(() => reject(new Error(output())))
  })
}

test('the program starts, is alone on its folder, and ends well on SIGTERM', async () => {
  const first = run('services/server.ts')
  const address = await addressOf(first)
  const second = run('services/server.ts')

  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('Another services process already runs')
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('maintenance is switched on beside the running program [MT-01]', async () => {
  const address = await addressOf(run('services/server.ts'))

  const tool = run('tools/maintenance.ts', ['on'])
  expect(await tool.ended).toBe(0)

  const found = await fetch(address + callUrl(detectDomain), { method: 'POST' })
  const { apiKeyToken, siteID, storeID } = detectDomain.output.parse(await found.json())
  const answer = await fetch(`${address}${callUrl(getGeneral)}?group=site&key=maintenance`, {
    headers: { apiKey: apiKeyToken, site: `${siteID}`, store: `${storeID}` },
  })
  expect(getGeneral.output.parse(await answer.json()).value).toBe('on')
})

test('the tool says what it wants when it is told something else', async () => {
  const tool = run('tools/maintenance.ts', ['perhaps'])

  expect(await tool.ended).toBe(1)
  expect(tool.output()).toContain('npm run maintenance -- on')
})

test('missing settings end it at once, all of them named', async () => {
  const missing = { SESSION_SECRET: '', PUBLIC_URL: '', SMTP_URL: '' }
  const program = run('services/server.ts', [], missing)

  expect(await program.ended).toBe(1)
  expect(program.output()).toMatch(/SMTP_URL[\s\S]*PUBLIC_URL[\s\S]*SESSION_SECRET/)
  expect(program.output()).not.toContain('at ')
})
