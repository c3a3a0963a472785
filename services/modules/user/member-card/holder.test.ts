import { expect, test } from 'vitest'
import { isHolder } from './holder.ts'

test.each([
  ['as it is', 'Ana Đurić', 'Ana', 'Đurić'],
  ['surname first', 'ĐURIĆ ANA', 'Ana', 'Đurić'],
  ['without marks', 'Ana Duric', 'Ana', 'Đurić'],
  ['with đ in two letters', 'Ana Đurić', 'Ana', 'Djuric'],
  ['marks composed otherwise', 'Ana Đurić'.normalize('NFD'), 'Ana', 'Đurić'],
  ['hyphens or spaces', 'Ana-Marija Kos Perić', 'Ana Marija', 'Kos-Perić'],
  ['spaces around', '  Ana   Đurić ', 'Ana', 'Đurić'],
  ['the names parted elsewhere', 'Ana Marija Kos', 'Ana', 'Marija Kos'],
  ['apostrophes', 'Sinéad O’Neill', 'Sinead', "O'Neill"],
  ['no case in Greek', 'ΝΙΚΟΣ', 'Νίκος', ''],
])('is the holder: %s', (_what, holder, firstName, lastName) => {
  expect(isHolder(holder, { firstName, lastName })).toBe(true)
})

test.each([
  ['another one', 'Iva Đurić', 'Ana', 'Đurić'],
  ['a part of the name', 'Ana Marija Đurić', 'Ana', 'Đurić'],
  ['more than the name', 'Ana Đurić', 'Ana Marija', 'Đurić'],
  ['words run together', 'Anađurić', 'Ana', 'Đurić'],
  ['one word twice', 'Ana Ana', 'Ana', ''],
  ['no name in the registry', null, 'Ana', 'Đurić'],
  ['an empty one', '', 'Ana', 'Đurić'],
  ['nothing on either side', ' - ', '-', ' '],
])('is not the holder: %s', (_what, holder, firstName, lastName) => {
  expect(isHolder(holder, { firstName, lastName })).toBe(false)
})
