import { z } from 'zod'
import { id, listInput, pagination } from './answers.ts'
import { describeCall } from './call.ts'
import { describePath } from './site-path.ts'

export const FORM_TYPES = [
  'newsletter',
  'contactForm',
  'registerForm',
  'checkoutForm',
  'addressForm',
  'productAvailabilityForm',
] as const

export const CONSENT_HTML_LENGTH = 5_000

export const formType = z.enum(FORM_TYPES)
export const consentNumber = z.int32().positive()
export const consentNumbers = z.array(consentNumber).max(50)

/** Extension: the version of each text that was shown. An outdated one is rejected. */
export const readTexts = z
  .array(z.object({ uniqueNumber: consentNumber, version: z.int32().positive() }))
  .max(50)
  .optional()

export const consent = z.object({
  id,
  /** Identifies the consent in forms and logs, across changes of its text. */
  uniqueNumber: consentNumber,
  /** Sanitised HTML. */
  displayName: z.string(),
  /** Extension: grows with each change of the text. */
  version: z.int32().nullish(),
})

/** The consents of a form and which of them are required. */
export const consentAssignment = z.object({
  id,
  assigned_to: formType,
  consents: consentNumbers,
  requiredConsents: consentNumbers,
})

export const filterConsents = describeCall({
  service: 'gdpr',
  method: 'POST',
  path: 'web/consent/filter',
  summary: 'The consents of the site, or those of one form with what that form requires',
  input: z.object({ ...listInput, form: formType.optional() }),
  output: z.object({
    records: z.array(consent),
    ...pagination.partial().shape,
    /** Extension: numbers of the consents that `form` requires. */
    requiredConsents: consentNumbers.nullish(),
  }),
})

export const logConsents = describeCall({
  service: 'gdpr',
  method: 'POST',
  path: 'web/consent/log/create',
  summary: 'Logs accepted or withdrawn consents, with the texts that were shown',
  kind: 'write',
  input: z.object({
    status: z.enum(['accepted', 'withdrawn']),
    /** Time by the caller's clock; the service records its own time as well. */
    statusTimestamp: z.iso.datetime(),
    sourceType: formType,
    consents: consentNumbers.min(1),
    readTexts,
    user: z.object({
      userType: z.enum(['user', 'guest']),
      email: z.email().max(254),
    }),
  }),
  output: z.object({ id }),
})

/** A person's latest statement on one consent. */
const ownConsent = z.object({
  ...consent.shape,
  isAccepted: z.boolean(),
  /** Null when the person has never answered. */
  since: z.string().nullable(),
  sourceType: formType.nullable(),
  /** The text has changed since the person accepted it. */
  isOutdated: z.boolean(),
  /** The account requires it. */
  isRequired: z.boolean(),
})

export const getOwnConsents = describeCall({
  service: 'gdpr',
  method: 'GET',
  path: 'x/web/consent/own',
  summary: 'The consents of the logged-in customer',
  adds: 'consents of the account',
  access: 'customer',
  input: z.object({}),
  output: z.object({ records: z.array(ownConsent) }),
})

export const changeOwnConsent = describeCall({
  service: 'gdpr',
  method: 'POST',
  path: 'x/web/consent/change',
  summary:
    'Gives or withdraws one consent; a consent that the account requires cannot be withdrawn',
  adds: 'changing one',
  access: 'customer',
  kind: 'write',
  input: z.object({
    uniqueNumber: consentNumber,
    isAccepted: z.boolean(),
    /** Version of the text that was shown; an outdated one is rejected. */
    version: z.int32().positive().optional(),
  }),
  output: z.object({ records: z.array(ownConsent) }),
})

export const createDataExport = describeCall({
  service: 'gdpr',
  method: 'POST',
  path: 'x/web/export/create',
  summary: "A download address of the customer's personal data, valid for five minutes",
  adds: 'download of personal data',
  access: 'customer',
  kind: 'write',
  input: z.object({}),
  output: z.object({
    /** Under /download/ of the site. */
    path: z.string(),
    expiresAt: z.string(),
  }),
})

const consentText = {
  displayName: z.string().min(1).max(CONSENT_HTML_LENGTH),
  language: z.string().length(3).optional(),
}

export const createConsent = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'consent/create',
  summary: 'A new consent, or a new text of the consent with the given number',
  access: { right: 'consents.write' },
  kind: 'write',
  input: z.object({ uniqueNumber: consentNumber.optional(), ...consentText }),
  output: consent,
})

export const filterAllConsents = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'consent/filter',
  summary: 'All consents, for staff',
  access: { right: 'consents.write' },
  input: z.object(listInput),
  output: z.object({ records: z.array(consent), ...pagination.shape }),
})

export const filterGdprConsents = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'gdpr/consent/filter',
  summary: 'All consents as plain records, a hundred at once',
  access: { right: 'consents.write' },
  input: z.object({ limit: z.int32().min(1).max(100).optional() }),
  output: z.object({ records: z.array(consent) }),
})

export const filterConsentAssignments = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'consentAssignment/filter',
  summary: 'The consents of each form',
  access: { right: 'consents.write' },
  input: z.object({
    page: z.int32().min(1).optional(),
    perPage: z.int32().min(1).max(100).optional(),
  }),
  output: z.object({ records: z.array(consentAssignment), ...pagination.shape }),
})

export const createConsentAssignment = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'consentAssignment/create',
  summary: 'Replaces the consents of a form',
  access: { right: 'consents.write' },
  kind: 'write',
  input: consentAssignment.omit({ id: true }),
  output: consentAssignment,
})

export const exportFiles = describePath({
  paths: ['/download/*'],
  service: 'gdpr',
  summary: 'Exports of personal data',
  kind: 'files',
})
