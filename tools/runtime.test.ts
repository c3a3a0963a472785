import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RUNTIME } from './runtime.ts'

test('the image has the Node options of npm start', () => {
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
  expect(image).toContain(`NODE_OPTIONS="${RUNTIME.NODE_OPTIONS}"`)
})
