import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeMarks } from './write-marks.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MASTERS = join(ROOT, 'services/demo/masters')
const PUBLIC = join(ROOT, 'client/public')

test('the committed logo and the six partner marks are the ones the code draws', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marks-'))
  await writeMarks(join(folder, 'partners'), join(folder, 'public'))

  const partners = await readdir(join(folder, 'partners'))
  expect(partners).toHaveLength(6)
  for (const name of partners) {
    const drawn = await readFile(join(folder, 'partners', name), 'utf8')
    expect(drawn).toBe(await readFile(join(MASTERS, name), 'utf8'))
  }
  for (const name of ['logo.svg', 'logo-crest.svg', 'favicon.svg']) {
    const drawn = await readFile(join(folder, 'public', name), 'utf8')
    expect(drawn).toBe(await readFile(join(PUBLIC, name), 'utf8'))
  }
  await rm(folder, { recursive: true })
})
