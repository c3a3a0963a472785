import { expect, test } from 'vitest'
import { isPayPalScript } from './load-paypal.ts'

test('scripts come from PayPal alone [PO-08~]', () => {
  expect(isPayPalScript('https://www.paypal.com/sdk/js?client-id=a')).toBe(true)
  for (const address of [
    'http://www.paypal.com/sdk/js',
    'https://www.paypal.com.example/sdk/js',
    'https://example.com/www.paypal.com',
    'https://user@paypal.com:8443/sdk/js',
    '/sdk/js',
    'javascript:alert(1)',
  ]) {
    expect(isPayPalScript(address), address).toBe(false)
  }
})
