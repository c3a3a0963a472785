import { expect, test } from 'vitest'
import { fillText, placeholdersIn, textFault } from './letter-text.ts'

const line = {
  ...{ maxLength: 40, hasLines: false },
  placeholders: [
    { name: 'number', isRequired: false },
    { name: 'link', isRequired: true },
  ],
}

test('a text is refused for a placeholder that is unknown, and for a required one that is missing', () => {
  expect(textFault('Narudžba {number}: {link}', line)).toBeNull()
  expect(textFault('{link}', line)).toBeNull()
  expect(textFault('Narudžba {number}', line)).toEqual({ kind: 'missing', name: 'link' })
  for (const name of ['broj', 'Number', ' number', 'constructor', '__proto__', '']) {
    expect(textFault(`{${name}} {link}`, line)).toEqual({ kind: 'unknown', name })
  }
  expect(textFault('{link} { i }', { ...line, placeholders: [] })).toEqual({
    ...{ kind: 'unknown', name: 'link' },
  })
})

test('a text is refused when it is empty or too long', () => {
  expect(textFault(' \u00a0 ', line)).toEqual({ kind: 'required' })
  expect(textFault(`{link}${'x'.repeat(35)}`, line)).toEqual({ kind: 'tooLong' })
})

test('a subject has one line, so that no header is added, and no text has a control sign', () => {
  for (const end of ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f']) {
    expect(textFault(`{link}${end}Bcc: x@x.hr`, line)).toEqual({ kind: 'lineBreak' })
  }
  const prose = { ...line, hasLines: true }
  expect(textFault('Prvi\n\ndrugi {link}', prose)).toBeNull()
  for (const sign of ['\u0000', '\u0001', '\u001b', '\u007f', '\u2028', '\r']) {
    expect(textFault(`{link}${sign}`, prose)).toEqual({ kind: 'lineBreak' })
  }
})

test('placeholders are filled in once, and braces without a known name stay', () => {
  expect(fillText('{a} {b} {c} { {', { a: '{b}', b: '$&' })).toBe('{b} $& {c} { {')
  expect(fillText('{constructor}{toString}', {})).toBe('{constructor}{toString}')
  expect(placeholdersIn('{{a}} {b c}')).toEqual(['a', 'b c'])
})
