import type { ConsentForm, FormConsent, OwnConsent } from '#gateway/generated/resolvers.ts'
import type { Problem } from '#gateway/upstream/problem.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { FORM_TYPES, filterConsents, getOwnConsents } from '#services/contract/consents.ts'

type FormType = (typeof FORM_TYPES)[number]
export type ConsentProblemParent = Problem<'ConsentProblem'>
export type ChangeConsentSuccessParent = {
  readonly __typename: 'ChangeConsentSuccess'
  readonly consents: OwnConsent[]
}

const FORMS = {
  NEWSLETTER: 'newsletter',
  CONTACT_FORM: 'contactForm',
  REGISTER_FORM: 'registerForm',
  CHECKOUT_FORM: 'checkoutForm',
  ADDRESS_FORM: 'addressForm',
  PRODUCT_AVAILABILITY_FORM: 'productAvailabilityForm',
} as const satisfies Record<ConsentForm, FormType>

const FORM_NAMES = {
  newsletter: 'NEWSLETTER',
  contactForm: 'CONTACT_FORM',
  registerForm: 'REGISTER_FORM',
  checkoutForm: 'CHECKOUT_FORM',
  addressForm: 'ADDRESS_FORM',
  productAvailabilityForm: 'PRODUCT_AVAILABILITY_FORM',
} as const satisfies Record<FormType, ConsentForm>

export function toFormType(form: ConsentForm): FormType {
  return FORMS[form]
}

export function toFormConsents({
  records,
  requiredConsents,
}: CallOutput<typeof filterConsents>): FormConsent[] {
  const required = new Set(requiredConsents)
  return records.map(({ uniqueNumber, displayName, version }) => ({
    number: uniqueNumber,
    html: displayName,
    version: version ?? null,
    isRequired: required.has(uniqueNumber),
  }))
}

type OwnRecord = CallOutput<typeof getOwnConsents>['records'][number]

export function toOwnConsent(record: OwnRecord): OwnConsent {
  const { uniqueNumber, displayName, isAccepted, isRequired, isOutdated, since } = record
  return {
    number: uniqueNumber,
    html: displayName,
    version: record.version ?? null,
    isAccepted,
    isRequired,
    isOutdated,
    since,
    form: record.sourceType && FORM_NAMES[record.sourceType],
  }
}
