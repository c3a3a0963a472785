import { describe, expect, test } from 'vitest'
import { createTextsById, type TextsById } from '#services/platform/search/texts-by-id.ts'

type Given = readonly [name: string, more?: string, ...skus: string[]]

/** Ids are places in the list, from 1. */
function indexOf(...texts: readonly Given[]): TextsById {
  const index = createTextsById()
  for (const [at, [name, more = '', ...skus]] of texts.entries()) {
    index.put(at + 1, { name, more: [more], skus })
  }
  return index
}

describe('order of what is found', () => {
  test('a name before any other text, the word itself before its forms, the newest of equals', () => {
    const index = indexOf(
      ['Kapa', 'uz nju ide šal'],
      ['Šal'],
      ['Šalovi'],
      ['Kapa', 'uz nju idu šalovi'],
      ['Šal'],
    )

    expect(index.find('šal')).toEqual([5, 2, 3, 1, 4])
  })

  test('what a name begins with comes before what it also names, even if that is newer', () => {
    const index = indexOf(['Dres domaći'], ['Privjesak Mali dres'], ['Dresovi za klubove'])

    expect(index.find('dres')).toEqual([1, 2, 3])
  })

  test('a beginning comes after the word, a correction stands only for a word that nobody knows', () => {
    const index = indexOf(['Loptasti privjesak'], ['Lopta'], ['Kopta'])

    expect(index.find('lopta')).toEqual([2, 1])
    expect(index.find('lotpa')).toEqual([2])
  })

  test('of two words the rarer one decides', () => {
    const index = indexOf(
      ...Array.from({ length: 8 }, (): Given => ['Dres', 'pamuk']),
      ['Vuneni dres', 'od pamuka'],
      ['Pamuk dres', 'vuneni rub'],
    )

    expect(index.find('vuneni pamuk')).toEqual([9, 10])
  })

  test('every word must be found, but for those that tell nothing', () => {
    const index = indexOf(['Torba s grbom'], ['Torba'])

    expect(index.find('torba za grb')).toEqual([1])
    expect(index.find('torba xylofonsky')).toEqual([])
    expect(index.find('s')).toEqual([1])
  })

  test('words past the twelfth ask for nothing, whatever stands between them', () => {
    const known = Array.from({ length: 12 }, (_, at) => 'prsmjlkzvnbt'.charAt(at).repeat(5))
    const index = indexOf(['Dres', known.join(' ')])

    for (const between of [' ', '.', '/']) {
      expect(index.find([...known, 'xylofonsky'].join(between)), between).toEqual([1])
      expect(index.find(['xylofonsky', ...known].join(between)), between).toEqual([])
    }
  })

  test('a whole SKU comes before those that only begin so, with dashes, blanks or neither', () => {
    const index = indexOf(
      ['Dres', '', 'JSS-DR-1', 'JSS-DR-1-XL'],
      ['Šal', '', 'JSS-DR-10'],
      ['Kapa', 'broj 10', 'JSS-KA-2'],
    )

    for (const typed of ['JSS-DR-1', 'jss dr 1', 'jssdr1', 'DR-1', 'dr1']) {
      expect(index.find(typed), typed).toEqual([1, 2])
    }
    expect(index.find('jss-dr-1-xl')).toEqual([1])
    expect(index.find('jss')).toEqual([3, 2, 1])
  })

  test('hostile words cost little and mean themselves', () => {
    const index = indexOf(['Dres 50%', 'O’Neill'])

    for (const typed of ['%%%%', '_', '\u0000', '*'.repeat(1_000), '', '   ', '\ud800']) {
      expect(index.find(typed), typed).toEqual([])
    }
    expect(index.find(`dres ${'a'.repeat(5_000)}`)).toEqual([])
    expect(index.find("o'neill")).toEqual([1])
    expect(index.find('50%')).toEqual([1])
  })
})
