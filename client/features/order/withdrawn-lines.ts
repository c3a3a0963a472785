import type { TFunction } from 'i18next'
import type { RawValues } from '#client/features/forms/form-store.ts'
import type { OrderFieldsFragment } from './order.generated.ts'

/** Prefixes of field names by line id: the checkbox and the number of pieces. */
export const LINE = 'line-'
export const PIECES = 'pieces-'

/** The lines that were chosen in the form of a withdrawal. A line of one piece has no number. */
export function withdrawnLines(values: RawValues): { id: string; quantity: number }[] {
  return Object.keys(values)
    .filter((name) => name.startsWith(LINE))
    .map((name) => {
      const id = name.slice(LINE.length)
      return { id, quantity: Math.trunc(Number(values[PIECES + id] ?? 1)) || 1 }
    })
}

/** Names what is in a bundle, since its tickets are not withdrawn from with it. */
export function namedWithParts(
  { name, parts }: Pick<OrderFieldsFragment['lines'][number], 'name' | 'parts'>,
  t: TFunction<'orders'>,
): string {
  const words = parts.map((part) => t('lines.part', { count: part.quantity, name: part.name }))
  return words.length === 0 ? name : `${name} (${words.join(', ')})`
}
