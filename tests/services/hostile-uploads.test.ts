import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMediaUpload, finishMediaUpload } from '#services/contract/media-uploads.ts'
import { pictureType } from '#services/modules/media/picture-type.ts'
import { type HostileFile, hostileFiles } from '#tests/support/hostile-files.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const ROUNDS = 7
/** A round has a few dozen files; memory is measured once each kind has come by. */
const WARM_UP = 2
const MB = 1_048_576

const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

eachEngine('files that pretend to be pictures', (engine) => {
  let services: TestServices
  let headers: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    headers = await services.as('media.write')
  })
  afterAll(async () => await services?.close())

  type Answer = { media?: { path: string; mime: string }; error?: { code?: string } }

  async function upload({ name, bytes }: HostileFile): Promise<Answer> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const input = { name, bytes: bytes.byteLength, sha256, type: 'image/jpeg' }
    const rest = { folder: null, replaces: null, isCopy: true }
    const created = await services.send(createMediaUpload, { ...input, ...rest }, headers)
    const { upload: opened } = created.body as { upload?: { id: string; path: string } }
    if (!opened) return created.body as Answer
    const put = await fetch(services.url + opened.path, {
      ...{ method: 'PUT', body: new Uint8Array(bytes) },
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect([put.status, await put.text()]).toEqual([200, '{"received":true}'])
    return (await services.send(finishMediaUpload, { id: opened.id }, headers)).body as Answer
  }

  /** What is wrong with how it is served; null when nothing is. */
  async function faultOf({ path, mime }: { path: string; mime: string }): Promise<string | null> {
    const answer = await fetch(services.url + path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const served = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200) return `answers ${answer.status}`
    if (served !== (mime === 'image/jpeg' ? 'image/webp' : mime)) return `is served as ${served}`
    if (pictureType(bytes) !== TYPES[served]) return `is no ${served}`
    if (answer.headers.get('x-content-type-options') !== 'nosniff') return 'may be sniffed'
    if (/<\?php|<script|onclick|javascript:|%PDF/i.test(bytes.toString('latin1')))
      return 'has its load'
    const policy = answer.headers.get('content-security-policy') ?? ''
    return served === 'image/svg+xml' && !policy.includes('sandbox') ? 'may run' : null
  }

  test('are refused by a reason, or stored under our own name and served harmlessly, in flat memory [case 32~]', async () => {
    const faults: string[] = []
    let [files, stored, settled] = [0, 0, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      const hostile = await hostileFiles(round)
      files += hostile.length
      for (let from = 0; from < hostile.length; from += 3) {
        const some = hostile.slice(from, from + 3)
        await Promise.all(
          some.map(async (file) => {
            const { media, error } = await upload(file)
            const outcome = media ? media.mime : `${error?.code}`
            const fault = media ? await faultOf(media) : null
            if (media) stored += 1
            if (!isExpected(file, outcome)) faults.push(`${file.kind}: ${outcome}`)
            if (fault) faults.push(`${file.kind} ${fault}`)
          }),
        )
      }
      if (round === WARM_UP) settled = memory()
    }
    expect(faults).toEqual([])
    expect(files).toBeGreaterThanOrEqual(300)
    expect(stored).toBeGreaterThan(70)
    expect(memory() - settled).toBeLessThan(60 * MB)

    const rows = await services.db.selectFrom('media').select(['path', 'original_name']).execute()
    const strange = rows.filter(({ path }) => !/^[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z]{3,4}$/.test(path))
    expect(strange).toEqual([])
    expect(rows.filter(({ original_name: name }) => /[/\\\p{C}]/u.test(name))).toEqual([])
    expect(await services.db.selectFrom('upload_part').selectAll().execute()).toEqual([])
  })
})

const CODES = new Set([
  ...['NO_PICTURE', 'HEIC_PICTURE', 'MOVING_PICTURE', 'BROKEN_PICTURE', 'MIXED_FILE'],
  ...['UNSAFE_DRAWING', 'TOO_MANY_PIXELS', 'FILE_TOO_LARGE'],
])
const MIMES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', svg: 'image/svg+xml' }

function isExpected({ outcome: expected }: HostileFile, outcome: string): boolean {
  if (expected === null) return CODES.has(outcome) || outcome in TYPES
  return outcome === (CODES.has(expected) ? expected : (MIMES[expected] ?? `image/${expected}`))
}

/** Of this process, in which the services run. */
function memory(): number {
  globalThis.gc?.()
  const status = readFileSync('/proc/self/status', 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024
}
