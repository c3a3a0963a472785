import type { NewPaymentMethod } from '#services/modules/payment/api.ts'
import type { DemoDelivery } from './delivery.ts'

const CARD = {
  hrv: {
    name: 'Kartica',
    description: 'Broj kartice upisujete na stranici pružatelja usluge plaćanja, nakon narudžbe.',
  },
  eng: {
    name: 'Card',
    description: 'You enter the card number on the payment provider’s page, after ordering.',
  },
} as const

/** A method is offered once its provider is configured. */
export const PAYMENTS: readonly (Pick<NewPaymentMethod, 'adapter' | 'maxCents' | 'texts'> & {
  readonly exceptDeliveries: readonly DemoDelivery['key'][]
})[] = [
  { adapter: 'hpf', maxCents: null, exceptDeliveries: [], texts: CARD },
  { adapter: 'sandbox', maxCents: null, exceptDeliveries: [], texts: CARD },
  {
    adapter: 'paypal',
    maxCents: null,
    exceptDeliveries: [],
    texts: {
      hrv: { name: 'PayPal', description: 'Plaćanje potvrđujete u svojem računu PayPal.' },
      eng: { name: 'PayPal', description: 'You confirm the payment in your PayPal account.' },
    },
  },
  {
    adapter: 'transfer',
    maxCents: null,
    exceptDeliveries: [],
    texts: {
      hrv: {
        name: 'Uplata na račun',
        description:
          'Nakon narudžbe dobivate podatke za uplatu i kod za bankovnu aplikaciju. Robu čuvamo tri dana.',
      },
      eng: {
        name: 'Bank transfer',
        description:
          'After ordering you get the payment details and a code for your banking app. We hold the goods for three days.',
      },
    },
  },
  {
    adapter: 'cash-on-delivery',
    maxCents: 50_000,
    exceptDeliveries: ['locker'],
    texts: {
      hrv: {
        name: 'Plaćanje pouzećem',
        description: 'Plaćate pri preuzimanju, gotovinom ili karticom. Za narudžbe do 500 €.',
      },
      eng: {
        name: 'Cash on delivery',
        description: 'You pay on receipt, in cash or by card. For orders up to 500 €.',
      },
    },
  },
]
