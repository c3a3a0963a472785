import { expect, test } from 'vitest'
import { moved, notFound, unavailable } from './outcomes.ts'

test('an outcome carries its status', () => {
  expect(notFound().init?.status).toBe(404)
  expect(unavailable().init?.status).toBe(503)
})

test('what has moved leads to a path of this site and nowhere else', () => {
  expect(moved('/novo').headers.get('location')).toBe('/novo')
  for (const path of ['//zlo.example', '/\\zlo.example', 'https://zlo.example', '']) {
    expect(moved(path).headers.get('location')).toBe('/')
  }
})
