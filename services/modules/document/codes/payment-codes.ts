import type { Drawings, DrawnFor } from '#services/platform/threads/drawings.ts'
import type { CodeKind, CodePath } from './code-path.ts'
import { epcText, hub3Text } from './code-text.ts'
import { codeSvg, drawnCode } from './drawn-code.ts'
import type { TransferPayment } from './transfer-payment.ts'

/** The codes that pay an order. Pages and papers show the same ones, so each is drawn once. */
export const PAYMENT_CODES = {
  hub3: { kind: 'pdf417', textOf: hub3Text },
  epc: { kind: 'qr', textOf: epcText },
} as const satisfies Record<
  string,
  { readonly kind: CodeKind; textOf(payment: TransferPayment): string }
>

export type PaymentCode = keyof typeof PAYMENT_CODES

export async function paymentCode(
  drawings: Drawings,
  code: PaymentCode,
  payment: TransferPayment,
  drawnFor: DrawnFor,
): Promise<CodePath> {
  const { kind, textOf } = PAYMENT_CODES[code]
  return await drawnCode(drawings, { kind, text: textOf(payment) }, drawnFor)
}

export async function paymentCodeSvg(...given: Parameters<typeof paymentCode>): Promise<string> {
  return codeSvg(await paymentCode(...given))
}
