import type { OrderAddress } from '#services/contract/checkout.ts'
import type { PAPER_KINDS } from '#services/contract/packing.ts'
import type { Seller } from '#services/modules/document/seller/seller.ts'

/** What people who pack an order have to know: no prices. */
export type PackedOrder = {
  readonly number: string
  readonly placedAt: string
  /** Of the buyer, for the paper that lies in the parcel. */
  readonly language: string
  readonly address: OrderAddress
  readonly delivery: { readonly name: string; readonly branch: string | null }
  readonly lines: readonly {
    readonly name: string
    readonly sku: string
    readonly quantity: number
    /** Of a bundle, with the quantity in each. */
    readonly parts: readonly { readonly name: string; readonly quantity: number }[]
    /** Texts that are printed on it and the like. */
    readonly options: readonly string[]
  }[]
  readonly gift: {
    readonly to: string | null
    readonly from: string | null
    readonly message: string | null
  }
  readonly instructions: string | null
  /** What the courier collects; null when it is paid. */
  readonly dueAtDoor: { readonly amount: number; readonly currency: string } | null
}

export type PaperKind = (typeof PAPER_KINDS)[number]

export type PackingSheet = {
  readonly kind: PaperKind
  readonly seller: Seller
  readonly orders: readonly PackedOrder[]
}
