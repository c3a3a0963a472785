import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import type { CallInput } from '#services/contract/call.ts'
import { listCommentSubjects } from '#services/contract/comment-list.ts'
import { listEditActors } from '#services/contract/edit-list.ts'
import { listAnsweredForms } from '#services/contract/form-answer-list.ts'
import { createListExport } from '#services/contract/list-export.ts'
import { listOrderDeliveries } from '#services/contract/order-list.ts'
import { deleteView, saveView } from '#services/contract/views.ts'
import { LIST_CALLS, LIST_KEYS, type ListKey } from './lists.ts'

type Reads = Required<NonNullable<Resolvers['Query']>>
type ListReads = Pick<Reads, `${ListKey}Rows` | `${ListKey}Views`>

export const staffListResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    ...(Object.assign({}, ...LIST_KEYS.map(readsOf)) as ListReads),
    editActors: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listEditActors, {})).actors,
    commentSubjects: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listCommentSubjects, {})).subjects,
    answeredForms: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listAnsweredForms, {})).forms,
    orderDeliveries: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listOrderDeliveries, {})).deliveries,
  },
  Mutation: {
    saveView: (_root, { input: { id, ...view } }, { staff }) =>
      orStaffProblem(async () => {
        const of = id ? { id: readId('id', id) } : {}
        const saved = await staff.upstream.call(saveView, { ...view, ...of })
        return { __typename: 'SaveViewSuccess', view: saved.view } as const
      }),

    deleteView: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(deleteView, { id: readId('id', input.id) })
        return { __typename: 'DeleteViewSuccess', success: true } as const
      }),

    exportRows: (_root, { input }, { staff }) =>
      orStaffProblem(
        async () => {
          const file = await staff.upstream.call(createListExport, input)
          return { __typename: 'ExportRowsSuccess', ...file } as const
        },
        { shown: input.count },
      ),
  },
}

/** A list answers in the words of the graph. Its service refuses what it does not know, such as a limit. */
function readsOf(key: ListKey) {
  const [rows, views] = LIST_CALLS[key]
  return {
    [`${key}Rows`]: async (
      _root: unknown,
      query: CallInput<typeof rows>,
      { staff }: StaffContext,
    ) => await staff.upstream.call(rows, query),
    [`${key}Views`]: async (_root: unknown, _args: unknown, { staff }: StaffContext) =>
      (await staff.upstream.call(views, {})).views,
  }
}
