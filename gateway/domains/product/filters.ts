import type { ProductFilter } from '#gateway/generated/resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import type { CallInput } from '#services/contract/call.ts'
import type { filterProducts } from '#services/contract/product.ts'

export const NOT_ARCHIVED = { key: 'archived', value: false }

export type ServiceFilters = NonNullable<CallInput<typeof filterProducts>['filters']>

/** Attribute filters for the service; empty ones are left out. */
export function toServiceFilters(
  filters: readonly ProductFilter[] | null | undefined,
): ServiceFilters {
  return (filters ?? []).flatMap(({ attribute: key, value, values, isYes, ...range }) => {
    const given: ServiceFilters = []
    const { from, to, earliest, latest } = range
    if (value) given.push({ key, value: value.split(',') })
    if (values && values.length > 0) {
      given.push({ key, value: values.map((id) => readId('filters', id)) })
    }
    if (typeof isYes === 'boolean') given.push({ key, value: isYes ? 'yes' : 'no' })
    const isRange = typeof from === 'number' && typeof to === 'number' && !(from === 0 && to === 0)
    if (isRange) given.push({ key, value: [from, to], range: true })
    if (earliest && latest) {
      given.push({ key, value: [Date.parse(earliest), Date.parse(latest)], range: true })
    }
    return given
  })
}
