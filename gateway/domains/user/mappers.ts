import type { z } from 'zod'
import type { AddressInput, AddressType } from '#gateway/generated/resolvers.ts'
import type { Problem } from '#gateway/upstream/problem.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { socialLogin } from '#services/contract/login.ts'
import type { address, createAddress, user } from '#services/contract/user.ts'

export type LoginProblemParent = Problem<'LoginProblem'>
export type NoAccountProblemParent = Problem<'NoAccountProblem'> &
  NonNullable<CallOutput<typeof socialLogin>['data']['pending']>
export type MeParent = z.output<typeof user>
export type AddressParent = z.output<typeof address>

const ADDRESS_TYPES = {
  main: 'MAIN',
  billing: 'BILLING',
  shipping: 'SHIPPING',
  other: 'OTHER',
} as const satisfies Record<AddressParent['type'], AddressType>

const SERVICE_ADDRESS_TYPES = {
  MAIN: 'main',
  BILLING: 'billing',
  SHIPPING: 'shipping',
  OTHER: 'other',
} as const satisfies Record<AddressType, AddressParent['type']>

export function toAddressType(type: AddressParent['type']): AddressType {
  return ADDRESS_TYPES[type]
}

export function toServiceAddress({
  type,
  region,
  companyName,
  companyOIB,
  ...rest
}: AddressInput): CallInput<typeof createAddress> {
  return {
    ...rest,
    type: SERVICE_ADDRESS_TYPES[type],
    region: region ?? undefined,
    companyName: companyName ?? undefined,
    companyOIB: companyOIB ?? undefined,
  }
}
