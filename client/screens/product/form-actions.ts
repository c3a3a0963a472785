import type { TFunction } from 'i18next'
import { leadToCart } from '#client/features/cart/changes/posted-change.ts'
import { AddToCartDocument } from '#client/features/cart/state/cart.generated.ts'
import {
  type FormActions,
  type PostedForm,
  type Refused,
  refused,
  unanswered,
} from '#client/features/forms/form-action.ts'
import { noticeActions } from '#client/features/notices/notice-actions.ts'
import { customField, optionField } from '#client/features/product-options/field-names.ts'
import {
  type ChoosableFieldsFragment,
  ProductChoicesDocument,
} from '#client/features/product-options/product-choices.generated.ts'
import { firstMissing, lineOf } from '#client/features/product-options/selection.ts'
import { preload } from '#client/lib/preload.ts'
import { write } from '#client/lib/write.ts'
import { MAX_QUANTITY, readQuantity } from '#services/contract/rules/cart.ts'
import { type PostedChoices, readChoices } from './posted-choices.ts'

export const actions = { add, ...noticeActions } satisfies FormActions

async function add(form: PostedForm): Promise<Response | Refused> {
  const { values, params, context } = form
  const { data } = await preload(context, ProductChoicesDocument, { slug: params['slug'] ?? '' })
  // The loader answers for a product that is gone or has moved.
  if (data?.product?.__typename !== 'Product') return unanswered('')
  const shown = readChoices(data.product, values)
  const outcome = await addChosen(form, data.product, shown)
  return outcome instanceof Response ? outcome : { ...outcome, shown }
}

/** Puts what was chosen into the cart. A card that leads here chooses no quantity. */
async function addChosen(
  { values, context, texts, ...form }: PostedForm,
  product: ChoosableFieldsFragment,
  chosen: PostedChoices,
): Promise<Response | Refused> {
  const t = texts.i18n.getFixedT(null, 'catalogue')
  const line = lineOf(product, chosen, new Map(Object.entries(values)))
  const quantity = readQuantity(values['quantity'] ?? '1')
  if (line === null) return withoutLine(t, product, chosen)
  const number = product.customOptions.find(
    ({ id, type, maxLength }) =>
      type === 'NUMBER' && !fitsDigits(values[customField(id)]?.trim() ?? '', maxLength),
  )
  if (number) {
    const { id, label: option, maxLength } = number
    const text = t('cart.digitsOnly', { option, most: '9'.repeat(maxLength) })
    return refused(text, customField(id))
  }
  if (quantity === null) {
    return refused(t('cart.problems.INVALID_QUANTITY', { most: MAX_QUANTITY }), 'quantity')
  }
  const answer = await write(context, AddToCartDocument, { input: { ...line, quantity } })
  return leadToCart({ values, context, texts, ...form }, answer?.addToCart)
}

/** Also an empty text. */
function fitsDigits(text: string, most: number): boolean {
  return /^\d*$/.test(text) && text.length <= most
}

function withoutLine(
  t: TFunction<'catalogue'>,
  product: ChoosableFieldsFragment,
  chosen: PostedChoices,
): Refused {
  const missing = firstMissing(product, chosen)
  return missing
    ? refused(t('cart.configurationNotSet', { option: missing.label }), missing.field)
    : refused(t('cart.problems.impossible'), optionField(product.options[0]?.code ?? ''))
}
