import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getMail, giveMailUp, listMailKinds, sendMailAgain } from '#services/contract/mail.ts'

export const mailDeskResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    staffMail: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        const { mail } = await staff.upstream.call(getMail, { id: Number(id) })
        return { ...mail, kindName: mail.kindName[staff.locale] }
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
    mailKinds: async (_root, _args, { staff }) => {
      const { kinds } = await staff.upstream.call(listMailKinds, {})
      return kinds.map(({ key, name }) => ({ key, name: name[staff.locale] }))
    },
  },

  Mutation: {
    sendMailAgain: (_root, { input }, context) => stepped(sendMailAgain, input.id, context),
    giveMailUp: (_root, { input }, context) => stepped(giveMailUp, input.id, context),
  },
}

function stepped(
  call: typeof sendMailAgain | typeof giveMailUp,
  id: string,
  { staff }: StaffContext,
) {
  return orStaffProblem(async () => {
    await staff.upstream.call(call, { id: readId('id', id) })
    return { __typename: 'MailStepSuccess', success: true } as const
  })
}
