import type { Detail } from './detail.ts'

/** A close-up for all but the products whose other side is worth a look. */
export function closeUpsOf(
  designs: Readonly<Record<string, unknown>>,
  turned: readonly string[],
  detail: Detail,
): Readonly<Record<string, Detail>> {
  const keys = Object.keys(designs).filter((key) => !turned.includes(key))
  return Object.fromEntries(keys.map((key) => [key, detail]))
}
