import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { loadMessages } from './messages.ts'

const LANGUAGES = await Promise.all(
  ['hr', 'en'].map(async (code) => {
    const texts = createI18n({ code }, await loadMessages({ file: code }, () => undefined))
    return { code, texts }
  }),
)

/** The specification's key of each toast, and where its text is. */
const TOASTS = {
  removeFromCartFailed: 'cart:removeFromCartFailed',
  itemRemovedFromCart: 'cart:itemRemovedFromCart',
  addedToCart: 'catalogue:cart.added',
  removedFromCart: 'catalogue:cart.removed',
  addedToWishlist: 'catalogue:wish.added',
  removedFromWishlist: 'catalogue:wish.removed',
  error: 'forms:failed',
  'error.invalidQuantity': 'cart:error.invalidQuantity',
  'error.bundleItemsNotFetched': 'catalogue:error.bundleItemsNotFetched',
  'core.notifications.configurationNotSet': 'catalogue:cart.configurationNotSet',
  'core.notifications.itemNotInCart': 'catalogue:cart.itemNotInCart',
  'core.notifications.cartUpdateError': 'catalogue:cart.problems.over',
  'core.notifications.consentRequired': 'forms:rules.consentRequired',
  'error.consentsNotFetched': 'forms:problems.CONSENTS_NOT_FETCHED',
} as const

test.each([
  ['[ER-13]', ['removeFromCartFailed', 'itemRemovedFromCart']],
  ['[ER-14]', ['addedToCart', 'removedFromCart', 'addedToWishlist', 'removedFromWishlist']],
  ['[ER-15]', ['error', 'error.invalidQuantity', 'error.bundleItemsNotFetched']],
  [
    '[ER-16]',
    [
      'core.notifications.configurationNotSet',
      'core.notifications.itemNotInCart',
      'core.notifications.cartUpdateError',
      'core.notifications.consentRequired',
    ],
  ],
  ['[ER-17~]', ['error.consentsNotFetched']],
] as const)('%s each of these toasts has a text of its own: %j', (_row, keys) => {
  for (const { code, texts } of LANGUAGES) {
    const shown = keys.map((key) => {
      const [area = '', path = ''] = TOASTS[key].split(':')
      const say = texts.getFixedT(code, area as 'cart')
      return String(say(path as never, { name: 'Šal', option: 'Veličina', most: 999 } as never))
    })
    expect(new Set(shown).size).toBe(keys.length)
    for (const [index, text] of shown.entries()) {
      expect(text, keys[index]).toMatch(/^\p{Lu}.* .*/u)
      expect(text).not.toMatch(/[{}]/)
    }
  }
})
