import { expect, test } from 'vitest'
import { readPaymentProviders } from './payment-providers.ts'

const HPF = { HPF_TOKEN: 'token of the shop', HPF_KEY: 'key of the shop' }

test('without variables there is no provider', () => {
  expect(readPaymentProviders({})).toEqual({ records: { hpf: null, payPal: null }, faults: [] })
})

test('a hosted form needs its token and its key', () => {
  expect(readPaymentProviders(HPF).records.hpf).toEqual({
    formUrl: 'https://ipg.monri.com/v2/form',
    authenticityToken: HPF.HPF_TOKEN,
    merchantKey: HPF.HPF_KEY,
  })
  expect(readPaymentProviders({ HPF_TOKEN: HPF.HPF_TOKEN })).toEqual({
    records: { hpf: null, payPal: null },
    faults: ['HPF_KEY: missing'],
  })
  const unsafe = readPaymentProviders({ ...HPF, HPF_URL: 'http://form.example' })
  expect(unsafe.faults).toEqual(['HPF_URL: must begin with https://'])
})

test('PayPal needs its secrets and the account that is paid; plans are none by default', () => {
  const given = {
    PAYPAL_CLIENT_ID: 'id of the shop',
    PAYPAL_CLIENT_SECRET: 'secret of the shop',
    PAYPAL_WEBHOOK_ID: 'webhook of the shop',
    PAYPAL_MERCHANT_ID: 'SAVEZTESTPAY2',
  }

  expect(readPaymentProviders(given).records.payPal).toEqual({
    apiUrl: 'https://api-m.paypal.com',
    clientId: given.PAYPAL_CLIENT_ID,
    clientSecret: given.PAYPAL_CLIENT_SECRET,
    webhookId: given.PAYPAL_WEBHOOK_ID,
    merchantId: given.PAYPAL_MERCHANT_ID,
    planIds: new Map(),
    untaxedSkus: new Set(),
  })
  const more = { PAYPAL_PLANS: 'CLAN=P-1A, CLAN-2=P-2B', PAYPAL_UNTAXED_SKUS: 'CLAN ,' }
  const { records } = readPaymentProviders({ ...given, ...more })
  expect(records.payPal?.planIds).toEqual(
    new Map([
      ['CLAN', 'P-1A'],
      ['CLAN-2', 'P-2B'],
    ]),
  )
  expect(records.payPal?.untaxedSkus).toEqual(new Set(['CLAN']))

  const { faults } = readPaymentProviders({
    PAYPAL_CLIENT_ID: 'id of the shop',
    PAYPAL_PLANS: 'CLAN',
  })
  expect(faults.map((one) => one.split(/[.:]/)[0])).toEqual([
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
    'PAYPAL_MERCHANT_ID',
    'PAYPAL_PLANS',
  ])
  const { records: none, faults: wrong } = readPaymentProviders({
    ...{ ...given, PAYPAL_MERCHANT_ID: 'shop@posta.example' },
  })
  expect([none.payPal, wrong]).toEqual([null, [expect.stringMatching(/^PAYPAL_MERCHANT_ID: must/)]])
})
