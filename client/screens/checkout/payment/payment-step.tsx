import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import type { CartSnapshot } from '#client/features/checkout/cart-snapshot.ts'
import type { PaymentMethodFieldsFragment } from '#client/features/checkout/checkout.generated.ts'
import { stepQuery } from '#client/features/checkout/steps.ts'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { useSite } from '#client/lib/site.ts'
import type { OpenCheckout } from '#client/screens/checkout/checkout-view.ts'
import { ChoiceGroup } from '#client/screens/checkout/choice-group.tsx'
import { BACK_LINK, StepButtons } from '#client/screens/checkout/step-buttons.tsx'
import { stepTitleId } from '#client/screens/checkout/step-frame.tsx'
import { Gap } from '#client/ui/notice.tsx'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { AT_ONCE_FIELD, METHOD_FIELD, SNAPSHOT_FIELD } from './fields.ts'
import { GiftFields } from './gift-fields.tsx'
import { type PaymentStepProps, useOrderForm } from './use-order-form.ts'

/** How it is paid, what is agreed to, and the order itself. */
export function PaymentStep(props: PaymentStepProps): ReactElement {
  const { view } = props
  const { t } = useTranslation('checkout')
  const { pathTo } = usePaths()
  const { form, consents, changes, methodId, choose } = useOrderForm(props)
  const methods = view.checkout.paymentMethods
  const kinds = kindsOf(view)
  const back = (
    <PathLink path={pathTo('checkout', {}, stepQuery('delivery'))} className={BACK_LINK}>
      {t('back')}
    </PathLink>
  )
  if (methods === null) return <Gap what={t('steps.payment')} />
  if (methods.length === 0) return <NoMethods>{back}</NoMethods>
  return (
    <>
      {changes === null ? null : <ChangesNotice changes={changes} />}
      <Form form={form} labelledBy={stepTitleId('payment')}>
        <input type="hidden" name={SNAPSHOT_FIELD} value={snapshotText(view.cart)} />
        <ChoiceGroup
          name={METHOD_FIELD}
          label={t('payment.methods')}
          missing={t('choices.PAYMENT_REQUIRED')}
        >
          {methods.map(({ id, name, description }) => (
            <RadioCard
              key={id}
              name={METHOD_FIELD}
              value={id}
              isChecked={id === methodId}
              onChoose={() => choose(id)}
              title={name}
            >
              <span className="block text-base text-ink-soft">{description}</span>
            </RadioCard>
          ))}
        </ChoiceGroup>
        <GiftFields owner={view.checkout.id} />
        {kinds.includes('DIGITAL') ? (
          <CheckboxField name={AT_ONCE_FIELD}>{t('payment.digitalAtOnce')}</CheckboxField>
        ) : null}
        {kinds.includes('EVENT') ? <p className="text-base">{t('payment.tickets')}</p> : null}
        <ConsentFields consents={consents} onFetched={form.clearMessage} />
        <LegalLinks />
        <StepButtons
          next={<OrderLabel view={view} method={methods.find(({ id }) => id === methodId)} />}
          back={back}
        />
      </Form>
    </>
  )
}

/** Facts that the order compares, and whose changes it reports. */
function snapshotText({ couponCode, memberCardBarcode, items, prices: { total } }: Cart): string {
  const snapshot: CartSnapshot = {
    couponCode,
    memberCardBarcode,
    items: items.map(({ id, name, quantity, state, unitPrice }) => {
      const { amount, currency } = unitPrice
      return { id, name, quantity, state, unitPrice: { amount, currency } }
    }),
    prices: { total: { amount: total.amount, currency: total.currency } },
  }
  return JSON.stringify(snapshot)
}

function NoMethods({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('checkout')
  return (
    <>
      <p role="status" className="mb-4 rounded-md bg-sand px-5 py-4">
        {t('payment.none')}
      </p>
      {children}
    </>
  )
}

type OrderLabelProps = {
  readonly view: OpenCheckout
  readonly method: PaymentMethodFieldsFragment | undefined
}

/** Says that ordering means paying, now or later. */
function OrderLabel({ view, method }: OrderLabelProps): string {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  return method && isPaidNow(method)
    ? t('order.andPay', { amount: money(view.cart.prices.total) })
    : t('order.toPay')
}

function isPaidNow({ kind, paymentType }: PaymentMethodFieldsFragment): boolean {
  return kind === null ? paymentType !== null : kind === 'PROVIDER'
}

/** The links open in a new tab, so that no input is lost. */
function LegalLinks(): ReactElement {
  const { t } = useTranslation('checkout')
  const { prefix } = useSite()
  return (
    <p className="text-base text-ink-soft">
      {t('legal.before')}{' '}
      <a href={prefix + t('legal.termsPath')} target="_blank" rel="noopener" className="text-link">
        {t('legal.terms')}
      </a>
      {t('legal.and')}
      <a
        href={prefix + t('legal.withdrawalPath')}
        target="_blank"
        rel="noopener"
        className="text-link"
      >
        {t('legal.withdrawal')}
      </a>
      {t('legal.after')}
    </p>
  )
}

/**
 * What each line is: a ticket, which comes with the payment, or other digital content, which waits
 * unless the buyer consents. Products that cannot be fetched are taken for goods.
 */
function kindsOf({ checkout, cart }: OpenCheckout): readonly ('EVENT' | 'DIGITAL' | false)[] {
  const present = new Set(cart.items.map(({ id }) => id))
  return checkout.cart.items
    .filter(({ id }) => present.has(id))
    .flatMap(({ product }) => product ?? [])
    .map(({ isDigital, events, bundleParts }) =>
      [events, ...bundleParts.map(({ product }) => product?.events)].some((named) => named?.[0])
        ? 'EVENT'
        : isDigital && 'DIGITAL',
    )
}
