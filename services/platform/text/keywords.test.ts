import { expect, test } from 'vitest'
import { containing, searchText, searchWords } from './keywords.ts'

test('words are folded, each counts once and there are never more than twelve', () => {
  expect(searchWords('  Šal  ŠAL Đurđica ')).toEqual(['sal', 'durdica'])
  expect(
    searchWords(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ')),
  ).toHaveLength(12)
  expect(searchWords(' \u0000\t ')).toEqual([])
})

test('what means something in a pattern is made to mean itself', () => {
  expect(containing('50%_\\')).toBe(String.raw`%50\%\_\\%`)
})

test('stored text is folded, without what is missing and without repetition', () => {
  expect(searchText(['Šal', null, undefined, 'šal za Čuvara', ''])).toBe('sal za cuvara')
})
