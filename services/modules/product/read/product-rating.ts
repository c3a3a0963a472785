import { z } from 'zod'
import type { Product } from '#services/contract/product.ts'

const starCounts = z.array(z.int32().min(0))

/** Computes the rating from the stored counts by stars; null without any. */
export function ratingOf(stored: string | null): Product['rating'] {
  if (stored === null) return null
  const counts = starCounts.parse(JSON.parse(stored))
  const count = counts.reduce((sum, times) => sum + times, 0)
  if (count === 0) return null
  const stars = counts.reduce((sum, times, at) => sum + times * (at + 1), 0)
  return { mean: Math.round((stars / count) * 100) / 100, count, counts }
}
