import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { templateVersion } from './job.ts'

/** A template that imports one file, which imports another. */
function aFolder(deepest: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  writeFileSync(join(folder, 'mug.ts'), "import { wall } from './wall.ts'\n")
  writeFileSync(join(folder, 'wall.ts'), "import { clay } from './clay.ts'\n")
  writeFileSync(join(folder, 'clay.ts'), deepest)
  writeFileSync(join(folder, 'flag.ts'), '')
  return pathToFileURL(`${folder}/`)
}

test('a picture gets another version when a file changes that its template imports through two others', () => {
  const before = templateVersion(aFolder('export const clay = 1'), ['mug.ts'], 'white')
  const same = templateVersion(aFolder('export const clay = 1'), ['mug.ts'], 'white')
  const after = templateVersion(aFolder('export const clay = 2'), ['mug.ts'], 'white')

  expect(same).toBe(before)
  expect(after).not.toBe(before)
})

test('a picture keeps its version when only files change that it does not import, and loses it with its design', () => {
  const before = templateVersion(aFolder('export const clay = 1'), ['flag.ts'], 'white')
  const other = templateVersion(aFolder('export const clay = 2'), ['flag.ts'], 'white')
  const blue = templateVersion(aFolder('export const clay = 1'), ['flag.ts'], 'blue')

  expect(other).toBe(before)
  expect(blue).not.toBe(before)
})
