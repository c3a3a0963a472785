import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import { orStaffProblem, type StaffTexts } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  type BulkRow,
  cancelBulk,
  getBulkJob,
  listBulkRows,
  startBulk,
} from '#services/contract/bulk.ts'

const REASONS: Readonly<Record<NonNullable<BulkRow['reason']>, StaffTexts>> = {
  NOT_FOUND: { hr: 'Nema narudžbe s tim brojem.', en: 'There is no order with this number.' },
  ORDER_STATE: {
    hr: 'Stanje narudžbe to ne dopušta.',
    en: 'The state of the order does not allow it.',
  },
  FAILED: {
    hr: 'Pogreška na našoj strani. Pokušajte ponovno.',
    en: 'A fault on our side. Please try again.',
  },
  OTHER: { hr: 'Otvorite narudžbu za razlog.', en: 'Open the order to see why.' },
}

export const bulkResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'BulkJob' | 'BulkRow'> = {
  Query: {
    bulkJob: async (_root, { id }, { staff }) => {
      try {
        return (await staff.upstream.call(getBulkJob, { id: `${readId('id', id)}` })).job
      } catch (error) {
        if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  },

  Mutation: {
    startBulkMove: (_root, { input: { move, orders, matching, note } }, { staff }) => {
      const named = orders?.map(({ number, tracking }) => ({
        number,
        ...(tracking ? { tracking } : {}),
      }))
      return orStaffProblem(
        async () => {
          const { job } = await staff.upstream.call(startBulk, {
            move,
            ...(named ? { orders: named } : {}),
            ...(matching ? { matching } : {}),
            ...(note ? { note } : {}),
          })
          return { __typename: 'BulkJobSuccess', job } as const
        },
        { shown: matching?.count },
      )
    },

    cancelBulkJob: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const id = `${readId('id', input.id)}`
        const { job } = await staff.upstream.call(cancelBulk, { id })
        return { __typename: 'BulkJobSuccess', job } as const
      }),
  },

  BulkJob: {
    rows: async ({ id }, { page }, { staff }) =>
      (await staff.upstream.call(listBulkRows, { id, ...(page ? { page } : {}) })).rows,
  },

  BulkRow: {
    reason: ({ reason }, _args, { staff }) =>
      reason && REASONS[reason][staff.locale === 'en' ? 'en' : 'hr'],
  },
}
