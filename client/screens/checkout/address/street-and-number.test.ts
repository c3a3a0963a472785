import { expect, test } from 'vitest'
import { streetAndNumber } from './street-and-number.ts'

test.each([
  ['Ilica 5', 'Ilica', '5'],
  ['  Ulica kralja Tomislava 12a ', 'Ulica kralja Tomislava', '12a'],
  ['Put Gvozdenova, 7/2', 'Put Gvozdenova', '7/2'],
  ['Ulica grada Vukovara 269 f', 'Ulica grada Vukovara', '269 f'],
  ['Ulica 30. svibnja 1990. 14', 'Ulica 30. svibnja 1990.', '14'],
])('the line "%s" is street and house number', (line, street, houseNumber) => {
  expect(streetAndNumber(line)).toEqual({ street, houseNumber })
})

test.each([
  'Ilica',
  'Ulica 30. svibnja',
  'Ulica 30. svibnja 1990.',
  'Trg 1. svibnja 1990',
  '5',
  '',
  'bb',
])('the line "%s" has no house number at its end', (line) => {
  expect(streetAndNumber(line)).toBeNull()
})
