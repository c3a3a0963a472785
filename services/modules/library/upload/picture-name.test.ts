import { expect, test } from 'vitest'
import { pictureName } from './picture-name.ts'

test.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\slike\\čaša.png', 'čaša.png'],
  ['fotka\u202Egpj.exe', 'fotkagpj.exe'],
  ['a\u0000b\n\tc.png', 'abc.png'],
  ['  dva   razmaka .webp ', 'dva razmaka .webp'],
  ['..', 'slika'],
  ['/', 'slika'],
  ['\u200b', 'slika'],
])('%j is shown as %j', (given, shown) => {
  expect(pictureName(given)).toBe(shown)
})

test('a long name keeps its ending', () => {
  const name = pictureName(`${'👍'.repeat(300)}.jpg`)
  expect([[...name].length, name.endsWith('👍.jpg')]).toEqual([200, true])
})
