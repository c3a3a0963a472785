import { goToCart } from '#client/features/cart/changes/posted-change.ts'
import {
  checked,
  type FormActions,
  type PostedForm,
  type Refused,
  refused,
  unanswered,
} from '#client/features/forms/form-action.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { pathsContext } from '#client/lib/links.ts'
import { seeOther } from '#client/lib/outcomes.ts'
import { write } from '#client/lib/write.ts'
import { withdrawalRules } from '#services/contract/rules/checkout.ts'
import { DeliverAtOnceDocument } from './at-once.generated.ts'
import { CancelOrderDocument, PayOrderDocument, ReorderDocument } from './order.generated.ts'
import {
  AT_ONCE_INTENT,
  CANCEL_INTENT,
  CONFIRMED_FIELD,
  METHOD_FIELD,
  PAY_INTENT,
  REORDER_INTENT,
  type ShownPayment,
  WITHDRAW_INTENT,
} from './order-fields.ts'
import { ORDER_KEY } from './order-key.ts'
import { SLUG_KEY } from './slug-key.ts'
import { WithdrawOrderDocument } from './withdrawal.generated.ts'
import { withdrawnLines } from './withdrawn-lines.ts'

/** Order actions for every screen that shows an order. */
export const orderActions = {
  async [PAY_INTENT](form) {
    const named = nameOf(form)
    const methodId = form.values[METHOD_FIELD] || null
    const input = { ...named, methodId }
    const answer = (await write(form.context, PayOrderDocument, { input }))?.payOrder
    if (answer?.__typename !== 'PayOrderSuccess') return refuse(form, answer)
    const { payment } = answer
    const { pathTo } = form.context.get(pathsContext)
    if (payment === null) return seeOther(pathTo('checkoutSuccess', {}, { [SLUG_KEY]: named.slug }))
    if (payment.__typename === 'PaymentForm') {
      return { status: 200, message: '', errors: {}, shown: { payment } satisfies ShownPayment }
    }
    // Provider buttons need scripts; the order's page offers other payment methods.
    return form.params['slug'] === named.slug
      ? refused(inForms(form)('needsScripts'))
      : seeOther(pageOf(form))
  },

  async [CANCEL_INTENT](form) {
    const input = nameOf(form)
    const answer = (await write(form.context, CancelOrderDocument, { input }))?.cancelOrder
    return answer?.__typename === 'CancelOrderSuccess'
      ? goToCart(form, answer)
      : refuse(form, answer)
  },

  async [REORDER_INTENT](form) {
    const answer = (await write(form.context, ReorderDocument, { input: nameOf(form) }))?.reorder
    if (answer?.__typename !== 'ReorderSuccess') return refuse(form, answer)
    if (answer.missing.length === 0) return goToCart(form, answer)
    const message = inOrders(form)('reorder.missing', { names: answer.missing.join(', ') })
    return { status: 200, message, errors: {} }
  },

  async [AT_ONCE_INTENT](form) {
    const named = nameOf(form)
    const answer = (await write(form.context, DeliverAtOnceDocument, { input: named }))
      ?.deliverAtOnce
    return answer?.__typename === 'DeliverAtOnceSuccess'
      ? seeOther(pageOf(form))
      : refuse(form, answer)
  },

  [WITHDRAW_INTENT]: checked(withdrawalRules, async (values, form) => {
    const lines = withdrawnLines(form.values)
    if (lines.length === 0) return refused(inOrders(form)('withdrawal.noLine'))
    if (form.values[CONFIRMED_FIELD] === undefined) {
      return { status: 200, message: '', errors: {}, shown: { isReviewed: true } }
    }
    const input = { ...nameOf(form), ...values, lines }
    const answer = (await write(form.context, WithdrawOrderDocument, { input }))?.withdrawOrder
    return answer?.__typename === 'WithdrawOrderSuccess'
      ? seeOther(pageOf(form))
      : refuse(form, answer)
  }),
} satisfies FormActions

/** An order that was paid or cancelled meanwhile shows that on its page. */
function refuse(form: PostedForm, problem: ProblemFieldsFragment | undefined): Response | Refused {
  const t = inForms(form)
  if (problem === undefined) return unanswered(t('failed'))
  return problem.code === 'ORDER_STATE'
    ? seeOther(pageOf(form))
    : refused(refusalOf(t, problem).text)
}

function pageOf(form: PostedForm): string {
  const { slug, key } = nameOf(form)
  const { pathTo } = form.context.get(pathsContext)
  return pathTo('order', { slug }, key === null ? {} : { [ORDER_KEY]: key })
}

function nameOf({ values }: PostedForm) {
  return { slug: values[SLUG_KEY] ?? '', key: values[ORDER_KEY] || null }
}

function inForms({ texts }: PostedForm) {
  return texts.i18n.getFixedT(null, 'forms')
}

function inOrders({ texts }: PostedForm) {
  return texts.i18n.getFixedT(null, 'orders')
}
