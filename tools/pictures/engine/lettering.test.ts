import { describe, expect, test } from 'vitest'
import { text, textOutline, textWidth } from './lettering.ts'

describe('lettering', () => {
  test('every Croatian letter is found and drawn with whole numbers', () => {
    const outline = textOutline('ČĆŽŠĐ čćžšđ — 0123456789', 0, 0, { size: 100 })

    expect(outline).not.toMatch(/NaN|Infinity|undefined|e-/)
    expect(outline.match(/M/g)?.length ?? 0).toBeGreaterThan(21)
  })

  test('a letter the font does not have stops the drawing', () => {
    expect(() => textOutline('字', 0, 0, { size: 20 })).toThrow('no letter 字')
  })

  test('a centred text begins half its width to the left', () => {
    const style = { size: 80, tracking: 0.05 } as const
    const width = textWidth('JADRAN', style)

    expect(text('JADRAN', 500, 90, { ...style, anchor: 'middle' })).toBe(
      text('JADRAN', 500 - width / 2, 90, style),
    )
  })
})
