import { expect, test } from 'vitest'
import { barsOf, ean13Modules } from './ean13.ts'

test('a known code has its known modules', () => {
  expect(ean13Modules('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  )
})

test('a first digit of zero draws what a UPC-A code is: all left digits by one table', () => {
  const modules = ean13Modules('0036000291452') ?? ''
  expect(modules).toHaveLength(95)
  expect(modules.slice(0, 10)).toBe('1010001101')
  expect(modules.slice(45, 50)).toBe('01010')
  expect(modules.endsWith('1101100101')).toBe(true)
})

test('each code of thirteen digits has 30 bars, which cover the ink and nothing else', () => {
  for (const code of ['5901234123457', '9780201379624', '3858881234567']) {
    const modules = ean13Modules(code) ?? ''
    const bars = barsOf(modules)
    expect(bars).toHaveLength(30)
    const inked = bars.reduce((sum, { width }) => sum + width, 0)
    expect(inked).toBe([...modules].filter((module) => module === '1').length)
    for (const { at, width } of bars) expect(modules.slice(at, at + width)).toBe('1'.repeat(width))
  }
})

test('what is not thirteen digits has no bars', () => {
  for (const code of ['', '123', '59012341234570', '590123412345x']) {
    expect(ean13Modules(code)).toBeNull()
  }
})
