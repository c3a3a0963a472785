import * as z from 'zod/mini'
import { isEan13 } from '#services/contract/rules/barcode.ts'

export const couponRules = z.object({
  couponCode: z.string('required').check(z.trim(), z.minLength(1, 'required')),
})

/** Catches typing errors; the server decides whether the card exists. */
export const cardRules = z.object({
  memberCardBarcode: z.string('required').check(
    // Cards print it in groups.
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine(isEan13, 'barcode'),
  ),
})

/** Removing a coupon or a card submits no text. */
export const removalRules = z.object({})
