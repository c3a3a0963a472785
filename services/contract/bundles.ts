import { z } from 'zod'
import { id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { AVAILABILITIES } from './product.ts'

/** What a part can stand for in a cart: itself, or one of its variants. */
const concrete = z.object({
  id,
  format: z.string(),
  /** Whether there are as many as the bundle takes of it; never while the part is archived. */
  isEnough: z.boolean(),
})

export const bundleCheck = z.object({
  product: id,
  /** False when it is archived, or when a part has nothing concrete of which there is enough. */
  canBeSold: z.boolean(),
  /** A part waits until one of its variants is chosen. */
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
  summary: 'What a bundle is made of and whether it can be sold now; null for anything else',
  input: z.object({ product: idInText }),
  output: z.object({ bundle: bundleCheck.nullable() }),
})
