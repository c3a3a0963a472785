import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { areasUsedBy } from '#tools/text-areas.ts'
import { pickMessages } from './messages.ts'

test('what stands around every screen needs the texts of every page alone', () => {
  const areas = globSync('client/i18n/hr/*.json').map((file) => [basename(file, '.json'), {}])
  const everywhere = Object.keys(pickMessages(Object.fromEntries(areas), []))

  for (const entry of ['client/app/root.tsx', 'client/app/error-pages/error-page.tsx']) {
    expect(everywhere).toEqual(expect.arrayContaining([...areasUsedBy(entry)]))
  }
})
