import { anyOf, isTrue, listOf } from './list.ts'

export const CONSENT_LIST = listOf({
  right: 'consents.write',
  isPersonal: false,
  columns: {
    number: { kind: 'number', sort: 'NUMBER' },
    text: { kind: 'text' },
    required: { kind: 'word' },
    optional: { kind: 'word' },
    accepted: { kind: 'number' },
    version: { kind: 'number' },
    since: { kind: 'moment' },
    languages: { kind: 'text', isExtra: true },
  },
  filters: {
    form: anyOf([
      ...(['NEWSLETTER', 'CONTACT_FORM', 'REGISTER_FORM'] as const),
      ...(['CHECKOUT_FORM', 'ADDRESS_FORM', 'PRODUCT_AVAILABILITY_FORM'] as const),
    ]),
    /** It is in a form. */
    isAssigned: isTrue(),
    /** A form cannot be sent without it. */
    isRequired: isTrue(),
  },
  sort: 'NUMBER_ASC',
  views: {
    all: {},
    required: { filter: { isRequired: true } },
    unused: { filter: { isAssigned: false } },
  },
})
