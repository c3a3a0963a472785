import type { ProductNoticeKind } from '#gateway/generated/resolvers.ts'
import type { Problem } from '#gateway/upstream/problem.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { getOwnNotices, requestProductNotice } from '#services/contract/notice.ts'

type Kind = CallInput<typeof requestProductNotice>['kind']

export type NoticeProblemParent = Problem<'NoticeProblem'>
export type ProductNoticeParent = CallOutput<typeof getOwnNotices>['records'][number]
export type StopProductNoticeSuccessParent = {
  readonly __typename: 'StopProductNoticeSuccess'
  readonly notices: readonly ProductNoticeParent[]
}

const SERVICE_KINDS = {
  BACK_IN_STOCK: 'backInStock',
  PRICE_DROP: 'priceDrop',
} as const satisfies Record<ProductNoticeKind, Kind>

const KINDS = {
  backInStock: 'BACK_IN_STOCK',
  priceDrop: 'PRICE_DROP',
} as const satisfies Record<Kind, ProductNoticeKind>

export function toServiceKind(kind: ProductNoticeKind): Kind {
  return SERVICE_KINDS[kind]
}

export function toKind(kind: Kind): ProductNoticeKind {
  return KINDS[kind]
}
