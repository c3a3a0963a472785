import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeWhole } from './disk.ts'

test('what could not be written leaves nothing behind to fill the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'savez-disk-'))
  try {
    // A file cannot replace a folder.
    await mkdir(join(folder, 'taken.webp'))

    await expect(writeWhole(join(folder, 'taken.webp'), new Uint8Array(9))).rejects.toThrow()

    expect(await readdir(folder)).toEqual(['taken.webp'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
