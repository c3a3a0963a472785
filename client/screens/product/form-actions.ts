import { readLine } from '#client/features/cart/adding/read-line.ts'
import { goToCart } from '#client/features/cart/changes/posted-change.ts'
import { AddToCartDocument } from '#client/features/cart/state/cart.generated.ts'
import {
  type FormActions,
  type PostedForm,
  type Refused,
  refused,
  unanswered,
} from '#client/features/forms/form-action.ts'
import { noticeActions } from '#client/features/notices/notice-actions.ts'
import { ProductChoicesDocument } from '#client/features/product-options/product-choices.generated.ts'
import { preload } from '#client/lib/preload.ts'
import { write } from '#client/lib/write.ts'
import { readChoices } from './posted-choices.ts'

export const actions = { add, ...noticeActions } satisfies FormActions

async function add(form: PostedForm): Promise<Response | Refused> {
  const { values, params, context, texts } = form
  const { data } = await preload(context, ProductChoicesDocument, { slug: params['slug'] ?? '' })
  // The loader answers for a product that is gone or has moved.
  if (data?.product?.__typename !== 'Product') return unanswered('')
  const shown = readChoices(data.product, values)
  const t = texts.i18n.getFixedT(null, 'catalogue')
  const read = readLine(t, data.product, shown, new Map(Object.entries(values)))
  if ('field' in read) return { ...refused(read.text, read.field), shown }
  const answer = await write(context, AddToCartDocument, { input: read.line })
  const outcome = goToCart(form, answer?.addToCart)
  return outcome instanceof Response ? outcome : { ...outcome, shown }
}
