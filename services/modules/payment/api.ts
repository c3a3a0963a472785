/** Calls for other modules; each takes the transaction as its first argument. */

export type { ProviderMessage } from './adapters/adapter.ts'
export { canPayBack, payBackExtra, recordPaidBack } from './extra-payments.ts'
export {
  missingVariables,
  type OfferedPayment,
  offeredAdapters,
  offeredPayments,
  paymentMethodById,
  paymentNames,
} from './offers.ts'
export {
  adapterNames,
  failureUrlOf,
  type PaymentOutcome,
  readMessage,
  recordHandPayment,
  recordOutcome,
  recordRefund,
  startPayment,
  successUrlOf,
} from './payments.ts'
export { openProviderOrder } from './provider-orders.ts'
export { readPaymentRecords, savePaymentRecord } from './records.ts'
export {
  hasPaymentMethods,
  insertPaymentMethod,
  type NewPaymentMethod,
  paymentsOf,
} from './store.ts'
