import { expect, test } from 'vitest'
import { changesBetween } from '#client/admin/history/changes.ts'
import { begunValues, typedValues } from './media-values.ts'

const MEDIA = {
  texts: [
    { language: 'hrv', title: 'Derbi', alt: '', description: '' },
    { language: 'eng', title: '', alt: '', description: '' },
  ],
  ...{ focalX: 50, focalY: 50, folder: '3', access: 'PUBLIC' as const },
}
const RAW = { 'title.hrv': ' Derbi ', 'alt.hrv': '', folder: '3', access: 'PUBLIC' }

test('a save has the texts, the point and the folder that were changed, and nothing else', () => {
  const changes = (raw: Readonly<Record<string, string>>, focal = '50,50') =>
    changesBetween(begunValues(MEDIA), typedValues(MEDIA, raw, focal))

  expect(changes(RAW)).toEqual([])
  expect(changes({ ...RAW, 'alt.hrv': 'Vratar brani', folder: '' }, '30,20')).toEqual([
    { path: 'alt.hrv', base: '""', value: '"Vratar brani"' },
    { path: 'focal', base: '"50,50"', value: '"30,20"' },
    { path: 'folder', base: '"3"', value: null },
  ])
})
