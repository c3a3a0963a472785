import { expect, test } from 'vitest'
import { placeText } from '#services/platform/list/list-place.ts'
import { nameKey } from './words.ts'

/** As the calls of lists take them. */
const LONGEST_CURSOR = 600

test.each(['Đ', 'ﬁ', '漢', 'a', '\u{1f600}'])(
  'a name of many „%s“ fits into a cursor of its list',
  (letter) => {
    const [first_name, last_name] = [letter.repeat(75), letter.repeat(75)]
    const value = nameKey({ first_name, last_name, company_name: null })
    const cursor = placeText('NAME_DESC', { value, id: 2 ** 31 - 1 })
    expect(cursor.length).toBeLessThanOrEqual(LONGEST_CURSOR)
  },
)

test('people are sorted by last name, companies by their own', () => {
  const key = (last_name: string, first_name = '', company_name: string | null = null) =>
    nameKey({ first_name, last_name, company_name })
  const sorted = [key('Čačić', 'Ana'), key('Ćosić'), key('', '', 'Dom zdravlja'), key('Žic', 'Ana')]
  expect(sorted.toSorted()).toEqual(sorted)
  expect(key('Cukon') < key('Čačić')).toBe(true)
})
