import { expect, test } from 'vitest'
import { escapeJson } from './json-block.tsx'

test('no text can end the element it stands in, and it reads back as it was [case 19]', () => {
  const value = { name: '</script><script>alert(1)</script><!-- \u2028\u2029' }
  const text = escapeJson(value)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})
