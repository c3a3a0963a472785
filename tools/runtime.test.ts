import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RUNTIME } from './runtime.ts'

const { MALLOC_ARENA_MAX, NODE_OPTIONS } = RUNTIME

test('the image runs programs as they are started here', () => {
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
  expect(image).toContain(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX} NODE_OPTIONS="${NODE_OPTIONS}"`)
})

test('programs can call the collector', () => {
  const env = { PATH: process.env['PATH'], NODE_OPTIONS }
  const printed = execFileSync(process.execPath, ['-p', 'typeof gc'], { env, encoding: 'utf8' })
  expect(printed.trim()).toBe('function')
})
