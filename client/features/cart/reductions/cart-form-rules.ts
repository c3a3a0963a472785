import * as z from 'zod/mini'
import { isEan13 } from '#services/contract/rules/barcode.ts'

export const couponRules = z.object({
  couponCode: z.string('required').check(z.trim(), z.minLength(1, 'required')),
})

/** Whether there is such a card is the server's to say; a slip of the finger shows here. */
export const cardRules = z.object({
  memberCardBarcode: z.string('required').check(
    // On cards it is printed in groups.
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine(isEan13, 'barcode'),
  ),
})

/** Nothing is typed to remove a coupon or a card. */
export const removalRules = z.object({})
