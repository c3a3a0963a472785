import type { CallOutput } from '#services/contract/call.ts'
import type { getSeller } from '#services/contract/seller.ts'

export type SellerParent = CallOutput<typeof getSeller>['seller']
