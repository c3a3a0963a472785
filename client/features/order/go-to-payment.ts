import type { PaymentStepFieldsFragment } from './order.generated.ts'

type PaymentForm = Extract<PaymentStepFieldsFragment, { readonly __typename: 'PaymentForm' }>

/** Leaves the site: posts a form that is built here from its address and fields. */
export function goToPayment({ action, fields }: PaymentForm): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const { name, value } of fields) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
