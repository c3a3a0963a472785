import { z } from 'zod'
import { idInText, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'

/** Products in the hands of staff, in the words of their graph. */

/** Of a product, and of each of its variants. */
export const MAX_PICTURES = 30

const ofProducts = {
  service: 'product',
  method: 'POST',
  access: { right: 'products.write' },
} as const

const pictures = z.array(mediaReference)

const deskProduct = z.object({
  id: z.string(),
  /** In the main language. */
  name: z.string(),
  sku: z.string(),
  /** Of its page; null where it has none. */
  slug: z.string().nullable(),
  isArchived: z.boolean(),
  /** The first one is on cards and in carts. */
  pictures,
  variants: z.array(z.object({ id: z.string(), name: z.string(), sku: z.string(), pictures })),
  /** What buyers may type: the label of the field, and the picture on which the shop draws it. */
  options: z.array(z.object({ id: z.string(), label: z.string(), pictures })),
})

export type DeskProduct = z.output<typeof deskProduct>

export const getDeskProduct = describeCall({
  ...ofProducts,
  path: 'x/product/staff/get',
  summary: 'A product with its pictures and those of its variants and options',
  input: z.object({ id: idInText }),
  output: z.object({ product: deskProduct }),
})

export const saveDeskProduct = describeCall({
  ...ofProducts,
  path: 'x/product/staff/save',
  kind: 'write',
  summary: 'Changes the pictures of a product; its pages follow at once',
  input: z.object({
    id: idInText,
    /**
     * `pictures`, `pictures.<variant>` and `optionPicture.<option>`: ids of media as texts, in their
     * order; one at most of an option.
     */
    ...save,
  }),
  output: saved.extend({ product: deskProduct }),
})
