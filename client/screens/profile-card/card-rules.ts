import * as z from 'zod/mini'
import { isEan13 } from '#services/contract/rules/barcode.ts'

/** Catches typing errors; the server decides whether the card exists. */
export const cardRules = z.object({
  memberCardBarcode: z.string('required').check(
    // Cards print it in groups.
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.minLength(1, { error: 'required', abort: true }),
    z.refine(isEan13, 'barcode'),
  ),
})
