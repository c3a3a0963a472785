import type { Order } from '#services/contract/order.ts'
import type { Seller } from '#services/modules/document/seller/seller.ts'
import { MODEL, referenceOf } from './reference.ts'

type Party = { readonly name: string; readonly street: string; readonly place: string }

/** A bank transfer with the fields of a payment slip. */
export type TransferPayment = {
  readonly amountCents: number
  readonly payer: Party
  readonly payee: Party
  readonly iban: string
  readonly model: string
  readonly reference: string
  readonly description: string
}

const CENTS = 100

/** How to pay an order to the seller's account. */
export function transferPayment(
  order: Pick<Order, 'number' | 'total' | 'currency' | 'billingAddress'>,
  seller: Seller,
): TransferPayment {
  // The codes of both standards allow only euros.
  if (order.currency !== 'EUR') throw new Error(`No transfer in ${order.currency}.`)
  const { billingAddress: buyer } = order
  return {
    amountCents: Math.round(order.total * CENTS),
    payer: {
      name: buyer.companyName || `${buyer.firstName} ${buyer.lastName}`,
      street: `${buyer.street} ${buyer.houseNumber}`,
      place: `${buyer.zipCode} ${buyer.city}`,
    },
    payee: {
      name: seller.name,
      street: seller.street,
      place: `${seller.zipCode} ${seller.city}`,
    },
    iban: seller.iban,
    model: MODEL,
    reference: referenceOf(order.number),
    description: `Narudžba ${order.number}`,
  }
}
