import { expect, test } from 'vitest'
import { tagManagerId } from './tag-manager.ts'

const idOf = (options: Readonly<Record<string, string>>) =>
  tagManagerId({
    options: new Map(
      Object.entries(options).map(([key, value]) => [key, { key, value, media: null }]),
    ),
  })

test('a site has the tag manager, else the analytics that its options name [CM-18, PL-18]', () => {
  expect(idOf({})).toBeNull()
  expect(idOf({ TagManagerId: ' ', GoogleAnalyticsId: '' })).toBeNull()
  expect(idOf({ TagManagerId: 'GTM-ABC1234', GoogleAnalyticsId: 'G-ABC1234' })).toBe('GTM-ABC1234')
  expect(idOf({ GoogleAnalyticsId: 'G-ABC1234' })).toBe('G-ABC1234')
})

test('what is no id loads nothing', () => {
  for (const id of ['GTM-1"><script>', 'UA-12345-1', 'gtm.js', 'GTM-', `GTM-${'A'.repeat(21)}`]) {
    expect(idOf({ TagManagerId: id })).toBeNull()
  }
})
