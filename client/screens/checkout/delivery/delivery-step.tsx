import { Fragment, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeliveryMethodFieldsFragment } from '#client/features/checkout/checkout.generated.ts'
import { stepQuery } from '#client/features/checkout/steps.ts'
import { useCheckoutWrites } from '#client/features/checkout/use-checkout-writes.ts'
import { Form } from '#client/features/forms/form.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import type { OpenCheckout } from '#client/screens/checkout/checkout-view.ts'
import { ChoiceGroup } from '#client/screens/checkout/choice-group.tsx'
import type { SavedStep } from '#client/screens/checkout/next-step.ts'
import { BACK_LINK, StepButtons } from '#client/screens/checkout/step-buttons.tsx'
import { stepTitleId } from '#client/screens/checkout/step-frame.tsx'
import { usePostedChoice } from '#client/screens/checkout/use-posted-choice.ts'
import { useRefusedChoice } from '#client/screens/checkout/use-refused-choice.ts'
import { Gap } from '#client/ui/notice.tsx'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { BranchPicker } from './branch-picker.tsx'
import { BRANCH, deliveryInput, METHOD } from './fields.ts'
import type { DeliveryChoice } from './use-delivery-choice.ts'

type DeliveryStepProps = {
  readonly view: OpenCheckout
  readonly choice: DeliveryChoice
  readonly onDone: (saved: SavedStep) => Promise<void>
  /** The address is no longer known. */
  readonly onNoBuyer: () => void
}

/** How it comes. */
export function DeliveryStep(props: DeliveryStepProps): ReactElement {
  const { view, choice, onDone, onNoBuyer } = props
  const { t } = useTranslation('checkout')
  const { pathTo } = usePaths()
  const { checkout } = view
  const { saveDelivery } = useCheckoutWrites()
  const posted = usePostedChoice('delivery')
  const [branch, setBranch] = useState(posted[BRANCH] ?? null)
  const methods = checkout.deliveryMethods
  const methodId = choice.methodId ?? checkout.deliveryMethodId
  const method = methods?.find(({ id }) => id === methodId)
  const branchId = branch ?? checkout.deliveryBranchId
  const isBranchOffered = method?.branches.some(({ id }) => id === branchId) ?? false
  const refuse = useRefusedChoice(onNoBuyer)

  const form = useForm({
    intent: 'delivery',
    rules: async () => {
      const { deliveryRules } = await import('#client/features/checkout/choice-rules.ts')
      return deliveryRules(method ? method.branches.length > 0 : false)
    },
    onInvalid: ([issue]) =>
      refuse(issue?.field === BRANCH ? 'BRANCH_REQUIRED' : 'DELIVERY_REQUIRED'),
    async submit(values) {
      const saved = await saveDelivery(deliveryInput(values))
      if (saved.done) {
        await onDone({ step: 'delivery', checkout: saved.done.checkout })
        return null
      }
      // Back to what is saved.
      choice.choose(null)
      setBranch(null)
      return refuse(saved)
    },
  })

  if (methods === null) return <Gap what={t('steps.delivery')} />
  const back = (
    <PathLink path={pathTo('checkout', {}, stepQuery('address'))} className={BACK_LINK}>
      {t('back')}
    </PathLink>
  )
  if (methods.length === 0) {
    return (
      <>
        <p role="status" className="rounded-md bg-sand px-5 py-4">
          {t(checkout.cart.isDigitalOnly ? 'delivery.digital' : 'delivery.none')}
        </p>
        {back}
      </>
    )
  }
  return (
    <Form form={form} labelledBy={stepTitleId('delivery')}>
      <ChoiceGroup
        name={METHOD}
        label={t('delivery.methods')}
        missing={t('choices.DELIVERY_REQUIRED')}
      >
        {methods.map((offered) => (
          <Fragment key={offered.id}>
            <RadioCard
              name={METHOD}
              value={offered.id}
              isChecked={offered.id === methodId}
              onChoose={() => choice.choose(offered.id)}
              title={offered.name}
              aside={<DeliveryPrice method={offered} />}
            >
              <MethodText method={offered} />
            </RadioCard>
            {offered === method && offered.branches.length > 0 ? (
              <BranchPicker
                name={BRANCH}
                branches={offered.branches}
                near={checkout.shippingAddress}
                chosen={isBranchOffered ? branchId : null}
                onChoose={setBranch}
              />
            ) : null}
          </Fragment>
        ))}
      </ChoiceGroup>
      <StepButtons next={t('delivery.next')} back={back} />
    </Form>
  )
}

type MethodProps = { readonly method: DeliveryMethodFieldsFragment }

function DeliveryPrice({ method: { price } }: MethodProps): ReactElement | null {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  if (price === null) return null
  const isFree = Number(price.amount) === 0
  return (
    <span
      className={`text-lg font-semibold whitespace-nowrap figures ${isFree ? 'text-leaf' : ''}`}
    >
      {isFree ? t('delivery.free') : money(price)}
    </span>
  )
}

function MethodText({ method }: MethodProps): ReactElement {
  const { t } = useTranslation('checkout')
  const { description, minDays, maxDays } = method
  return (
    <>
      {minDays !== null && maxDays !== null ? (
        <span className="block text-base">
          {t('delivery.days', {
            days: minDays === maxDays ? maxDays : `${minDays} – ${maxDays}`,
            count: maxDays,
          })}
        </span>
      ) : null}
      <span className="block text-base text-ink-soft">{description}</span>
    </>
  )
}
