import { z } from 'zod'

const requested = z.object({ cost: z.literal(true) })

/** True for a request with `"extensions": {"cost": true}`. */
export function isCostRequested(extensions: unknown): boolean {
  return extensions !== undefined && requested.safeParse(extensions).success
}
