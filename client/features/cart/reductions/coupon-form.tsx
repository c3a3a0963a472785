import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { useCartRefusal } from '#client/features/cart/changes/cart-refusal.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { announce } from '#client/lib/shop-events.ts'
import { COUPON_FIELD, couponRefusal } from './reduction-refusals.ts'

/** One button to apply and remove, so that it keeps the focus. */
export function CouponForm({ couponCode }: { readonly couponCode: string | null }): ReactElement {
  const { t } = useTranslation('cart')
  const { t: inForms } = useTranslation('forms')
  const { cart } = useVisitorStores()
  const toasts = useToastStore()
  const { t: inCatalogue } = useTranslation('catalogue')
  const { money } = useFormat()
  const showRefusal = useCartRefusal()
  const isApplied = couponCode !== null

  const form = useForm<{ couponCode?: string }>({
    intent: isApplied ? 'removeCoupon' : 'coupon',
    rules: async () => {
      const { couponRules, removalRules } = await import('./cart-form-rules.ts')
      return isApplied ? removalRules : couponRules
    },
    async submit({ couponCode: code = '' }) {
      const answer = await cart.write((server) =>
        isApplied ? server.removeCoupon() : server.applyCoupon(code),
      )
      if (!isApplied && (answer === null || 'problem' in answer)) {
        announce('couponError', { code: answer?.problem.code ?? null })
      }
      if (answer === null) return { field: null, text: inForms('failed') }
      if ('cart' in answer) {
        toasts.show('success', t(isApplied ? 'coupon.removed' : 'coupon.applied'))
        return null
      }
      if (cart.state().cart === null) showRefusal(answer.problem)
      return couponRefusal({ t, inCatalogue, money }, answer.problem)
    },
  })

  return (
    <Form form={form} label={t('coupon.title')}>
      <Field
        key={couponCode}
        name={COUPON_FIELD}
        label={t('coupon.title')}
        defaultValue={couponCode ?? ''}
        disabled={isApplied}
        autoComplete="off"
        enterKeyHint="done"
        spellCheck={false}
      />
      <SubmitButton look="secondary">
        {t(isApplied ? 'coupon.remove' : 'coupon.apply')}
      </SubmitButton>
    </Form>
  )
}
