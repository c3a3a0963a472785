import type { DeskProduct } from '#services/contract/product-desk.ts'

export type StaffProductParent = DeskProduct
export type StaffProductOptionParent = DeskProduct['options'][number]
export type StaffVariantParent = DeskProduct['variants'][number]
