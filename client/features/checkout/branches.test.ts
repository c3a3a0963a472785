import { expect, test } from 'vitest'
import { findBranches } from './branches.ts'

const BRANCHES = [
  { name: 'Zagreb – Sjever', street: 'Ulica triju jablana 14', zipCode: '10000', city: 'Zagreb' },
  { name: 'Kiosk Đir', street: 'Šetalište 2', zipCode: '21400', city: 'Supetar' },
  { name: 'Split – Uvala', street: null, zipCode: '21000', city: 'Split' },
]
const names = (search: string, near = { zipCode: '31000', city: 'Osijek' }) =>
  findBranches(BRANCHES, search, near).map(({ name }) => name)

test('branches are found by name, place and code, with or without diacritics [CO-30~]', () => {
  expect(names('supet')).toEqual(['Kiosk Đir'])
  expect(names('djir')).toEqual([])
  expect(names('dir setaliste')).toEqual(['Kiosk Đir'])
  expect(names('2100')).toEqual(['Split – Uvala'])
  expect(names('  ')).toHaveLength(3)
})

test('those near the address come first, the others stay as they are', () => {
  expect(names('', { zipCode: '21000', city: 'Split' })).toEqual([
    'Split – Uvala',
    'Kiosk Đir',
    'Zagreb – Sjever',
  ])
  expect(names('')[0]).toBe('Zagreb – Sjever')
})
