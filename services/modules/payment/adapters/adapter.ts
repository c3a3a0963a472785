import type { z } from 'zod'
import type { payPalPayment } from '#services/contract/order-payments.ts'

export type PayPalPayment = z.output<typeof payPalPayment>

/** Order data that an adapter needs to collect the payment. */
export type PaymentRequest = {
  /** 128 random bits; the provider returns it in each message. */
  readonly paymentId: string
  readonly orderSlug: string
  /** The order's number, as the buyer reads it. */
  readonly number: string
  readonly amountCents: number
  readonly currency: string
  readonly email: string
  readonly language: string
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  /** ISO 3166-1 alpha-2 code of the billing address. */
  readonly billingCountry: string
}

/** A message of a provider as it arrived; nothing in it is trusted yet. */
export type ProviderMessage = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Fields of the query or the form, or the JSON object. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly rawBody: string
  readonly via: 'webhook' | 'return' | 'pgSuccess'
}

/** Content of a verified message. */
export type ProviderReport = {
  readonly paymentId: string
  /** The provider's id of the transaction. */
  readonly reference: string | null
  readonly reason: string | null
} & (
  | { readonly kind: 'paid'; readonly amountCents: number; readonly currency: string }
  /** `pending`: the provider decides later, by a webhook. */
  | { readonly kind: 'failed' | 'pending' }
)

/** A payment that a message may be about. */
export type ExpectedPayment = {
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  /** Id of the order that `createOrder` created. */
  readonly providerOrder: string | null
  /** Whether the shop's order still waits for it and has its pieces. */
  isAwaited(): Promise<boolean>
}

export type PaymentName = { readonly paymentId: string } | { readonly providerOrder: string }

/** Null for a payment of another adapter or order. */
export type FindPayment = (name: PaymentName) => Promise<ExpectedPayment | null>

export type PaidPayment = {
  readonly paymentId: string
  readonly reference: string | null
  readonly amountCents: number
  readonly currency: string
}

export type PaymentAdapter = {
  readonly name: string
  readonly kind: 'transfer' | 'cashOnDelivery' | 'provider'
  /** Value of the contract; null when the order is placed without a provider. */
  readonly paymentType: string | null
  /** A form for the provider, data of PayPal's buttons, or null. Runs inside a transaction. */
  start(payment: PaymentRequest): string | PayPalPayment | null
  /**
   * Creates the order that the buyer approves at the provider, or returns the `known` one. Runs
   * outside any transaction. Absent where the buyer is sent to the provider.
   */
  createOrder?(payment: PaymentRequest, known: string | null): Promise<string>
  /**
   * Null unless the message is verified. An adapter that captures money first compares the payment
   * with the expected one, which has to be awaited.
   */
  read(message: ProviderMessage, expected: FindPayment): Promise<ProviderReport | null>
  /**
   * Refunds the whole payment; repeated calls refund it once. False when the provider refuses;
   * throws when it does not respond. Absent where staff pay back by hand.
   */
  payBack?(payment: PaidPayment): Promise<boolean>
}
