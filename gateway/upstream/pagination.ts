import { z } from 'zod'

const whole = z.number().int().min(0)
const asObject = z.object({ totalPages: whole, totalRecords: whole })
const asLastPage = z.object({ lastPage: whole, total: whole })
const nested = z.object({ pagination: z.union([asObject, asLastPage]) })

const anyForm = z.union([nested.transform(({ pagination }) => pagination), asObject, asLastPage])

/**
 * Platforms describe the size of a list in three ways. Adds the missing two, so that readers can
 * use the contract's.
 */
export function completePagination(answer: unknown): unknown {
  if (!isRecord(answer) || !Array.isArray(answer['records'])) return answer
  const sizes = anyForm.safeParse(answer)
  if (!sizes.success) return answer
  const totalPages = 'lastPage' in sizes.data ? sizes.data.lastPage : sizes.data.totalPages
  const total = 'total' in sizes.data ? sizes.data.total : sizes.data.totalRecords
  const given = isRecord(answer['pagination']) ? answer['pagination'] : {}
  const pagination = {
    page: 1,
    limit: answer['records'].length,
    ...given,
    totalPages,
    totalRecords: total,
  }
  return { ...answer, pagination, totalPages, totalRecords: total, lastPage: totalPages, total }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
