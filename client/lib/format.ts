import type { Format } from './create-format.ts'
import { useSite } from './site.ts'

export function useFormat(): Format {
  return useSite().format
}
