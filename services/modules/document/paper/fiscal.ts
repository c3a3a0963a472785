/**
 * The tax authority's response to a fiscalisation adapter. Without it, a document is not an
 * invoice.
 */
export type FiscalReceipt = {
  /** Number, premises and device, such as 123/TRGOVINA/1. */
  readonly number: string
  readonly issuedAt: string
  /** Name or code of the person who issued it. */
  readonly operator: string
  /** Protection code of the issuer. */
  readonly zki: string
  /** Unique identifier of the tax authority. */
  readonly jir: string
  /** Address at which the buyer can verify it, drawn as a QR code. */
  readonly verifyUrl: string
}
