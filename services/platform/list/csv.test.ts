import { expect, test } from 'vitest'
import { csvAmount, csvCell, csvLine, csvMoment } from './csv.ts'

test('a cell that begins like a formula is text in every spreadsheet', () => {
  const cells = ['=1+1', '+385 91', '-2', '@SUM(A1)', '\tx', 'a=b', "O'Neill"]
  expect(csvLine(cells)).toBe(`'=1+1;'+385 91;'-2;'@SUM(A1);'\tx;a=b;O'Neill\r\n`)
})

test('semicolons, quotes and line breaks stay inside their cell', () => {
  expect(csvLine(['a;b', 'say "hi"', 'two\nlines', '=";"'])).toBe(
    `"a;b";"say ""hi""";"two\nlines";"'="";"""\r\n`,
  )
})

test('moments are in Zagreb and amounts have a comma', () => {
  expect(csvMoment('2026-07-01T22:30:00.000Z')).toBe('2026-07-02 00:30')
  expect(csvAmount('1234.50')).toBe('1234,50')
})

test('words are named, one or several', () => {
  const words = new Map([['NEWSLETTER', 'Newsletter']])
  expect(csvCell('word', 'NEWSLETTER', words)).toBe('Newsletter')
  expect(csvCell('word', ['NEWSLETTER', 'CONTACT_FORM'], words)).toBe('Newsletter, CONTACT_FORM')
  expect(csvCell('word', [], words)).toBe('')
})
