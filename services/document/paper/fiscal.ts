/**
 * What the tax authority answered to an adapter for fiscalisation. Only with it a paper is an
 * invoice.
 */
export type FiscalReceipt = {
  /** Number, premises and device, such as 123/TRGOVINA/1. */
  readonly number: string
  readonly issuedAt: string
  /** Name or mark of who issued it. */
  readonly operator: string
  /** Protection code of the issuer. */
  readonly zki: string
  /** Unique identifier of the tax authority. */
  readonly jir: string
  /** Address at which the buyer can verify it, drawn as a QR code. */
  readonly verifyUrl: string
}
