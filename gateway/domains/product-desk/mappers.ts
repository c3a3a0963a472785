import type { DeskProduct } from '#services/contract/product-desk.ts'

export type StaffProductParent = DeskProduct
export type StaffVariantParent = DeskProduct['variants'][number]
