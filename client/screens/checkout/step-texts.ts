import type { TFunction } from 'i18next'
import { type CheckoutStep, isWithoutDelivery } from '#client/features/checkout/steps.ts'
import type { Checkout } from './checkout-view.ts'

/** Summary of the choice of a step in one line. */
export function doneText(t: TFunction<'checkout'>, step: CheckoutStep, checkout: Checkout): string {
  switch (step) {
    case 'address':
      return addressText(checkout)
    case 'delivery':
      return deliveryText(t, checkout)
    case 'payment':
      return checkout.paymentMethods?.find(({ id }) => id === checkout.paymentMethodId)?.name ?? ''
  }
}

function addressText({ shippingAddress, email }: Checkout): string {
  if (!shippingAddress) return ''
  const { firstName, lastName, street, houseNumber, zipCode, city } = shippingAddress
  return [
    `${firstName} ${lastName}`,
    `${street} ${houseNumber}, ${zipCode} ${city}`,
    email ?? shippingAddress.contactEmail,
  ].join(' · ')
}

function deliveryText(t: TFunction<'checkout'>, checkout: Checkout): string {
  if (isWithoutDelivery(checkout)) return t('delivery.digital')
  const { deliveryMethods, deliveryMethodId, deliveryBranchId } = checkout
  const method = deliveryMethods?.find(({ id }) => id === deliveryMethodId)
  const branch = method?.branches.find(({ id }) => id === deliveryBranchId)
  return [method?.name, branch?.name].filter(Boolean).join(' · ')
}
