import { expect, test } from 'vitest'
import english from '#client/admin/i18n/en/maintenance.json' with { type: 'json' }
import croatian from '#client/admin/i18n/hr/maintenance.json' with { type: 'json' }
import shop from '#client/i18n/hr/maintenance.json' with { type: 'json' }

test('the back office shows the notice of a maintenance in the words that visitors read', () => {
  const { title, text, until } = shop
  for (const { notice } of [croatian, english]) expect(notice).toEqual({ title, text, until })
})
