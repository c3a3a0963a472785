import { z } from 'zod'
import { id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { AVAILABILITIES } from './product.ts'

/** A product that can fill a part in a cart: the part itself or one of its variants. */
const concrete = z.object({
  id,
  format: z.string(),
  /** Whether stock covers the bundle's quantity; always false for an archived part. */
  isEnough: z.boolean(),
})

export const bundleCheck = z.object({
  product: id,
  /** False when the bundle is archived or some part has no choice with enough stock. */
  canBeSold: z.boolean(),
  /** Some part needs the choice of a variant. */
  needsChoice: z.boolean(),
  availability: z.enum(AVAILABILITIES),
  parts: z.array(
    z.object({
      product: z.object({ id, format: z.string() }),
      quantity: z.int32(),
      format: z.string(),
      concrete: z.array(concrete),
    }),
  ),
})

export const checkBundles = describeCall({
  service: 'product',
  method: 'GET',
  path: 'checkBundles',
  summary: 'Parts of a bundle and whether it can be sold now; null for other products',
  input: z.object({ product: idInText }),
  output: z.object({ bundle: bundleCheck.nullable() }),
})
