import type { ChangeMethodInput, Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import {
  changeDeliveryMethod,
  changePaymentMethod,
  listMethods,
} from '#services/contract/methods.ts'

export const methodsResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    deliveryRecords: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listMethods, {})).deliveries,
    paymentRecords: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listMethods, {})).payments,
  },

  Mutation: {
    changeDelivery: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const saved = await staff.upstream.call(changeDeliveryMethod, given(input))
        return { __typename: 'ChangeDeliverySuccess', ...saved } as const
      }),

    changePayment: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const saved = await staff.upstream.call(changePaymentMethod, given(input))
        return { __typename: 'ChangePaymentSuccess', ...saved } as const
      }),
  },
}

function given({ code, sitting, closesCheckout, changes }: ChangeMethodInput) {
  return { code, sitting, closesCheckout: closesCheckout === true, changes: readChanges(changes) }
}
