import type { DeliveryView, PaymentView } from '#services/contract/methods.ts'

export type DeliveryRecordParent = DeliveryView
export type PaymentRecordParent = PaymentView
