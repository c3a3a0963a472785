import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RUNTIME } from './runtime.ts'

test('the image has the memory settings of npm start', () => {
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
  expect(image).toContain(`NODE_OPTIONS="${RUNTIME.NODE_OPTIONS}"`)
  expect(image).toContain(`MALLOC_ARENA_MAX=${RUNTIME.MALLOC_ARENA_MAX}`)
})
