import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import { createI18n } from '#client/i18n/i18n.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { CartLineState } from './cart-line-state.tsx'

const MONEY = { amount: '9.90', currency: 'EUR' }
const LINE: CartLine = {
  ...{ id: '1', productId: '1', name: 'Šal', slug: 'sal', quantity: 4, available: null },
  ...{
    state: 'OK',
    reason: null,
    picture: null,
    unitPrice: MONEY,
    rowTotal: MONEY,
    listTotal: null,
  },
  ...{ personalizations: [], bundleParts: [], parts: [] },
}

const texts = createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, () => undefined))

function shown(line: Partial<CartLine>, refusal = ''): string {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <CartLineState line={{ ...LINE, ...line }} refusal={refusal} onReduce={() => undefined} />
    </I18nextProvider>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('a line says what is left of it, in plural forms', () => {
  expect(shown({})).toBe('')
  expect(shown({ available: 40 })).toBe('')
  expect(shown({ available: 1 })).toBe('Još 1 komad na zalihi')
  expect(shown({ available: 3 })).toBe('Još 3 komada na zalihi')
  expect(shown({ available: 3 }, 'Možete naručiti najviše 3 komada.')).toBe(
    'Možete naručiti najviše 3 komada.',
  )
})

test('a line that cannot be ordered says so, and offers the quantity that can', () => {
  expect(shown({ state: 'NOT_ENOUGH', available: 2 })).toBe(
    'Na zalihi su još 2 komada, pa se ovaj redak za sada ne računa. Smanjite na 2',
  )
  expect(shown({ state: 'UNAVAILABLE', available: 0 })).toBe(
    'Ovaj proizvod više nije dostupan i ne ulazi u iznos. Možete ga ukloniti.',
  )
})
