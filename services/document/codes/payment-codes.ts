import { z } from 'zod'
import type { Drawing } from '#services/document/drawing.ts'
import type { Drawings, DrawnFor } from '#services/platform/threads/drawings.ts'
import type { CodeKind, CodePath } from './code-path.ts'
import { epcText, hub3Text } from './code-text.ts'
import type { TransferPayment } from './transfer-payment.ts'

/** The codes that pay an order. Pages and papers show the same ones, so each is drawn once. */
export const PAYMENT_CODES = {
  hub3: { kind: 'pdf417', textOf: hub3Text },
  epc: { kind: 'qr', textOf: epcText },
} as const satisfies Record<
  string,
  { readonly kind: CodeKind; textOf(payment: TransferPayment): string }
>

const codePath = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number(),
  margin: z.number(),
})

export type PaymentCode = keyof typeof PAYMENT_CODES

export async function paymentCode(
  drawings: Drawings,
  code: PaymentCode,
  payment: TransferPayment,
  drawnFor: DrawnFor,
): Promise<CodePath> {
  const { kind, textOf } = PAYMENT_CODES[code]
  const drawing: Drawing = { what: 'code', kind, text: textOf(payment) }
  return codePath.parse(JSON.parse(`${await drawings.draw(drawing, drawnFor)}`))
}

/** Black on white on every page: readers need the contrast. */
export async function paymentCodeSvg(...given: Parameters<typeof paymentCode>): Promise<string> {
  const { width, height, path } = await paymentCode(...given)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`
}
