import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  createDeskEvent,
  getDeskEvent,
  moveDeskEvent,
  saveDeskEvent,
} from '#services/contract/event-desk.ts'

export const eventDeskResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    staffEvent: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getDeskEvent, { id: Number(id) })).event
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    createEvent: (_root, { input: { copyOf, texts, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const original = copyOf ? readId('copyOf', copyOf) : null
        const given = { ...input, texts: [...texts], copyOf: original }
        const { event } = await staff.upstream.call(createDeskEvent, given)
        return { __typename: 'CreateEventSuccess', event } as const
      }),

    saveEvent: (_root, { input: { id, sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', id), sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(saveDeskEvent, given)
        return { __typename: 'SaveEventSuccess', ...saved } as const
      }),

    moveEvent: (_root, { input: { id, reasons, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { ...input, id: readId('id', id), reasons: [...reasons] }
        const moved = await staff.upstream.call(moveDeskEvent, given)
        return { __typename: 'MoveEventSuccess', ...moved } as const
      }),
  },
}
