import { z } from 'zod'
import { describeCall } from './call.ts'
import { CONSENT_HTML_LENGTH, consentNumber, FORM_TYPES } from './consents.ts'
import { enumValue } from './enum-value.ts'
import { actor, save, saved } from './history.ts'

/** Consents in the hands of staff, in the words of their graph. */

const ofDesk = { service: 'gdpr', access: { right: 'consents.write' }, method: 'POST' } as const

const form = z.enum(FORM_TYPES.map(enumValue))
const language = z.string().length(3)

const version = z.object({
  id: z.string(),
  language,
  version: z.int32(),
  html: z.string(),
  since: z.string(),
  /** Null for a text that came with the product, and for those from before it was recorded. */
  author: actor.nullable(),
  /** False for a correction: people who accepted the text before have accepted this one. */
  requiresRenewal: z.boolean(),
  /** Accounts whose latest answer accepts exactly this text. */
  accepted: z.int32(),
})

const deskConsent = z.object({
  number: consentNumber,
  /** Words of its text in the language of the request. */
  text: z.string(),
  /** One for each language of the site. */
  texts: z.array(z.object({ language, html: z.string(), version: z.int32().nullable() })),
  forms: z.array(z.object({ form, isRequired: z.boolean() })),
  /** Accounts whose latest answer accepts it. */
  accepted: z.int32(),
  /** Of them, those who have not accepted the text that counts now. */
  outdated: z.int32(),
  versions: z.array(version),
})

const assigned = z.object({ number: consentNumber, isRequired: z.boolean() })
const assignment = z
  .array(assigned)
  .max(50)
  .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, {
    error: 'A consent is named once.',
  })

export const getDeskConsent = describeCall({
  ...ofDesk,
  path: 'x/consent/get',
  summary: 'One consent with all its texts, its forms and the number of people who accept it',
  input: z.object({ number: consentNumber }),
  output: deskConsent,
})

export const previewConsent = describeCall({
  ...ofDesk,
  path: 'x/consent/preview',
  summary: 'What is stored of a text, and so what visitors see; nothing is saved',
  input: z.object({ html: z.string().max(CONSENT_HTML_LENGTH) }),
  output: z.object({ html: z.string() }),
})

export const saveConsent = describeCall({
  ...ofDesk,
  path: 'x/consent/save',
  kind: 'write',
  summary:
    'New texts of a consent, each a new version; answers keep the version they were given to',
  input: z.object({
    ...save,
    number: consentNumber,
    /** False for a correction: people who accepted the text before have accepted this one. */
    requiresRenewal: z.boolean(),
  }),
  output: saved,
})

export const getConsentForms = describeCall({
  ...ofDesk,
  path: 'x/consent/forms',
  summary: 'Every form with its consents, in order',
  input: z.object({}),
  output: z.object({
    forms: z.array(z.object({ form, consents: z.array(assigned.extend({ text: z.string() })) })),
    /** All that a form can ask for. */
    consents: z.array(z.object({ number: consentNumber, text: z.string() })),
  }),
})

export const saveConsentForm = describeCall({
  ...ofDesk,
  path: 'x/consent/form',
  kind: 'write',
  summary: 'The consents of a form as one value, with the one that its dialog began with',
  input: z.object({
    form,
    sitting: save.sitting,
    base: assignment,
    value: assignment,
  }),
  output: z.object({
    isApplied: z.boolean(),
    /** What somebody else made of it meanwhile; null when it was applied. */
    current: z.array(assigned).nullable(),
    at: z.string().nullable(),
    actor: actor.nullable(),
  }),
})

const statement = z.object({
  id: z.string(),
  number: consentNumber,
  isAccepted: z.boolean(),
  at: z.string(),
  /** By the clock of the device; null when it sent none. */
  clientAt: z.string().nullable(),
  /** Null for the profile of the account. */
  form: form.nullable(),
  language,
  version: z.int32(),
  /** The text as it was then. */
  html: z.string(),
})

export const proveConsents = describeCall({
  ...ofDesk,
  access: { right: 'people.read' },
  path: 'x/consent/proof',
  kind: 'write',
  summary:
    'All that was said about consents under an address, also by persons who were erased since; who looks is recorded',
  input: z.object({ email: z.email().max(254) }),
  output: z.object({
    /** Latest first. */
    statements: z.array(
      statement.extend({
        /** As it was typed; null once the person was erased. */
        email: z.string().nullable(),
        /** Whether the owner of the address said so. */
        isConfirmed: z.boolean(),
        isErased: z.boolean(),
      }),
    ),
  }),
})

export const getConsentHistory = describeCall({
  service: 'gdpr',
  method: 'GET',
  path: 'x/web/consent/history',
  summary: 'All that the logged-in customer said about consents, latest first',
  adds: 'history of consents of the account',
  access: 'customer',
  input: z.object({}),
  output: z.object({ statements: z.array(statement) }),
})
