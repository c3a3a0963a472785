import { expect, test } from 'vitest'
import { createToastStore, shownMs } from '#client/features/toasts/toast-store.ts'
import { createI18n } from '#client/i18n/i18n.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { cartRefusalText, showCartRefusal } from './cart-refusal.ts'

const texts = createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, () => undefined))
const t = texts.getFixedT('hr', 'catalogue')

const outOfStock = (available: number | null) =>
  cartRefusalText(t, {
    __typename: 'CartProblem',
    code: 'OUT_OF_STOCK',
    message: '',
    available,
    minimum: null,
    missing: null,
  })

test('a refusal for want of stock names the pieces that are left [CA-32]', () => {
  expect(outOfStock(1)).toContain('najviše 1 komad:')
  expect(outOfStock(3)).toContain('najviše 3 komada:')
  expect(outOfStock(0)).toMatch(/^Rasprodano/)
  expect(outOfStock(null)).toMatch(/^Rasprodano/)
})

test('too many requests name the minutes to wait', () => {
  const problem = { __typename: 'TooManyProblem', code: 'TOO_MANY_REQUESTS', message: '' } as const
  expect(cartRefusalText(t, { ...problem, retryAfterSeconds: 130 })).toContain('za 3 minute.')
})

test.each(['CART_ARCHIVED', 'SESSION_USED', 'NO_SESSION'] as const)(
  'a cart that is over (%s) is said for twelve seconds in the same words, and the way leads home [ER-11, CA-27]',
  (code) => {
    const toasts = createToastStore({ now: () => 0, after: () => () => undefined })
    let isHome = false
    const goHome = () => {
      isHome = true
    }
    const problem = { __typename: 'CartProblem', code, message: '', available: null } as const
    showCartRefusal({ t, toasts, goHome }, { ...problem, minimum: null, missing: null })
    const [toast] = toasts.toasts()
    expect(toast?.text).toBe('Košarica je u međuvremenu ažurirana.')
    expect(toast && shownMs(toast)).toBe(12_000)
    expect(isHome).toBe(true)
  },
)
