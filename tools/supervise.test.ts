import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

test('a program that dies at once is started again after pauses that double, until it is stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'savez-supervised-'))
  const file = join(folder, 'dies.js')
  await writeFile(file, 'process.exit(3)')
  const said: { readonly line: string; readonly at: number }[] = []
  const print = vi.spyOn(console, 'error').mockImplementation((line: string) => {
    said.push({ line, at: performance.now() })
  })

  const program = supervise('it', file, { PATH: process.env['PATH'] })
  await vi.waitFor(() => expect(said).toHaveLength(4), { timeout: 90_000 })
  await program.stop()
  print.mockRestore()
  await rm(folder, { recursive: true })

  expect(said.map(({ line }) => line)).toEqual(
    [250, 500, 1_000, 2_000].map((ms) => `it ended with 3; it starts again in ${ms} ms.`),
  )
  const waited = said.slice(1).map(({ at }, position) => at - (said[position]?.at ?? 0))
  expect(waited.map((ms, position) => ms >= 250 * 2 ** position)).toEqual([true, true, true])
})
