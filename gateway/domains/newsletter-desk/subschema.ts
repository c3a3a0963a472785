import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { deleteSubscribers, stopSubscribers } from '#services/contract/newsletter-list.ts'

const resolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    stopNewsletterSubscribers: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(stopSubscribers, input)
        return { __typename: 'StopNewsletterSubscribersSuccess', success: true } as const
      }),

    deleteNewsletterSubscribers: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(deleteSubscribers, input)
        return { __typename: 'DeleteNewsletterSubscribersSuccess', success: true } as const
      }),
  },
}

/** What staff do with addresses of the newsletter. */
export const subschema = defineSubschema({
  name: 'newsletter-desk',
  typeDefs: readStaffSdl('newsletter-desk'),
  resolvers,
})
