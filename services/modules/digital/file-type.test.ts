import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isOfType, typeOf } from './file-type.ts'

const DEMO = new URL('../../demo/files/', import.meta.url)

test.each(['52-tjedna-treninga.pdf', 'pozadina-valovi-tablet.png'])(
  '%s is what its name promises, and nothing else',
  async (name) => {
    const content = await readFile(new URL(name, DEMO))
    const type = typeOf(name)
    expect(type && isOfType(content, type)).toBe(true)
    expect(isOfType(content, 'application/zip')).toBe(false)
    expect(isOfType(content.subarray(0, 2), 'application/pdf')).toBe(false)
  },
)

test('a book is an archive that says so, and a page is no picture', () => {
  const entry = Buffer.alloc(30)
  entry.write('PK\x03\x04', 'latin1')
  const book = Buffer.concat([entry, Buffer.from('mimetypeapplication/epub+zip')])
  expect(isOfType(book, 'application/epub+zip')).toBe(true)
  expect(isOfType(Buffer.concat([entry, Buffer.from('word/')]), 'application/epub+zip')).toBe(false)
  expect(isOfType(Buffer.from('<html>'), 'image/webp')).toBe(false)
  expect([typeOf('a.html'), typeOf('album'), typeOf('constructor')]).toEqual([null, null, null])
})
