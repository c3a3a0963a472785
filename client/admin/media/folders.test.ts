import { expect, test } from 'vitest'
import { type Folder, folderChoices, foldersIn, pathTo, placesFor } from './folders.ts'

const folder = (id: string, name: string, parent: string | null = null): Folder => ({
  ...{ id, name, parent, files: 0 },
})
const FOLDERS = [
  folder('1', 'Utakmice'),
  folder('2', 'Derbi', '1'),
  folder('3', 'Čelnici'),
  folder('4', 'Poluvrijeme', '2'),
]
const idsOf = (folders: readonly Folder[]) => folders.map(({ id }) => id)

test('a folder is found by its way down, and chosen by its whole name in the order of the language', () => {
  expect(idsOf(pathTo(FOLDERS, '4'))).toEqual(['1', '2', '4'])
  expect(pathTo(FOLDERS, null)).toEqual([])
  expect(pathTo(FOLDERS, '9')).toEqual([])
  expect(idsOf(foldersIn(FOLDERS, null))).toEqual(['1', '3'])
  expect(folderChoices(FOLDERS, 'hr').map(({ name }) => name)).toEqual([
    'Čelnici',
    'Utakmice',
    'Utakmice / Derbi',
    'Utakmice / Derbi / Poluvrijeme',
  ])
})

test('a folder is moved neither into itself nor into what is in it', () => {
  expect(idsOf(placesFor(FOLDERS, '2'))).toEqual(['1', '3'])
  expect(idsOf(placesFor(FOLDERS, '3'))).toEqual(['1', '2', '4'])
})
