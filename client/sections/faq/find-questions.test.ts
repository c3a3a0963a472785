import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const GROUPS = [
  {
    title: 'Kupnja',
    questions: [
      { question: 'Koju veličinu odabrati?', answer: '<p>Vidi <a href="/x">tablicu</a>.</p>' },
      { question: 'Može li na dres moje ime?', answer: '<p>Može.</p>' },
    ],
  },
  { title: 'Dostava', questions: [{ question: 'Koliko putuje paket?', answer: '<p>4 dana</p>' }] },
]
const found = (wanted: string) =>
  findQuestions(GROUPS, wanted).flatMap(({ questions }) => questions.map((one) => one.question))

test('without words all questions are shown', () => {
  expect(findQuestions(GROUPS, '  ')).toBe(GROUPS)
})

test('words are found without accents, in any order, in answers and subjects too', () => {
  expect(found('VELICINU')).toEqual(['Koju veličinu odabrati?'])
  expect(found('ime dres')).toEqual(['Može li na dres moje ime?'])
  expect(found('tablicu')).toEqual(['Koju veličinu odabrati?'])
  expect(found('dostava')).toEqual(['Koliko putuje paket?'])
})

test('neither tags nor half of the words are found', () => {
  expect(found('href')).toEqual([])
  expect(found('paket ime')).toEqual([])
})
