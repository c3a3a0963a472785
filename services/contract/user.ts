import { z } from 'zod'
import { done, id, idInText, token, tokens } from './answers.ts'
import { describeCall } from './call.ts'
import { consentNumbers, readTexts } from './consents.ts'
import { ADDRESS_TYPES, addressFields, addressRules } from './rules/address.ts'
import { email, NAME_MAX, password, personName } from './rules/fields.ts'
import { OWN_PATH } from './rules/own-path.ts'

export const personDetails = z.object({ firstName: personName(), lastName: personName() })

export const address = z.object({
  id,
  type: z.enum(ADDRESS_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  /** Id of one of the site's countries. */
  country: id,
  region: z.string().nullish(),
  city: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  companyName: z.string().nullish(),
  companyOIB: z.string().nullish(),
})

/** Cards print it in groups. */
const barcode = z
  .string()
  .max(40)
  .overwrite((text) => text.replaceAll(/\s/g, ''))

export const user = z.object({
  id,
  /** Equals the e-mail address. */
  username: z.string(),
  email: z.string(),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  company: z.object({ name: z.string() }).nullish(),
  memberCardBarcode: z.string().nullish(),
  addresses: z.array(address).nullish(),
  isBackofficeUser: z.boolean(),
  scope: z.array(z.string()),
  /** Extension: code of three letters; null for customers. */
  backofficeUserLanguage: z.string().nullish(),
  /** Extension: a new address that is not confirmed yet. */
  pendingEmail: z.string().nullish(),
  /** Extension: false for an account that only a provider can log in to. */
  hasPassword: z.boolean().nullish(),
  /** Extension: the card's data, when the barcode belongs to a valid card. */
  memberCard: z
    .object({
      barcode: z.string(),
      /** Null unless it is the name of the account. */
      holder: z.string().nullable(),
      validUntil: z.string().nullable(),
    })
    .nullish(),
})

export const getProfile = describeCall({
  service: 'user',
  method: 'GET',
  path: 'web/profile',
  summary: 'The logged-in customer',
  access: 'customer',
  input: z.object({}),
  output: user,
})

export const getStaffProfile = describeCall({
  service: 'user',
  method: 'GET',
  path: 'profile',
  summary: 'The logged-in member of staff',
  access: { scope: 'backoffice' },
  input: z.object({}),
  output: user,
})

export const register = describeCall({
  service: 'user',
  method: 'POST',
  path: 'web/register',
  summary: 'Registers an account, to be confirmed by mail. Known addresses get the same answer',
  kind: 'write',
  input: z.object({
    details: personDetails,
    email: email(),
    /** Must equal the e-mail address. */
    username: z.optional(email()),
    password: password(),
    memberCardBarcode: barcode.optional(),
    addresses: z.array(addressRules).max(5).optional(),
    /** Extension: numbers of the accepted consents; must include the required ones. */
    consents: consentNumbers.optional(),
    readTexts,
    /** Extension: path of the site at which the registration began, returned by its confirmation. */
    returnPath: z.string().max(300).regex(OWN_PATH).optional(),
  }),
  output: z.object({
    /** Other platforms return the token itself; the gateway does not pass it on. */
    verificationToken: z.string().nullish(),
    /** Extension: login requires confirming the mail that was sent. */
    verificationRequired: z.boolean().nullish(),
  }),
})

/**
 * Platforms with this call check and log the consents with the registration. On others a separate
 * call logs them.
 */
export const registerWithConsents = describeCall({
  ...register,
  path: 'x/web/register',
  summary: 'The same; a platform that has it logs the consents with the registration',
  adds: 'registration and consents in one step',
  extension: true,
})

export const verifyEmail = describeCall({
  service: 'user',
  method: 'GET',
  path: 'web/verify/{id}',
  summary: 'Confirms an address by the token of a mail: of a registration or of a changed e-mail',
  kind: 'write',
  input: z.object({ id: z.string().max(64), token }),
  output: z.object({
    success: z.boolean(),
    email: z.string().nullish(),
    /**
     * Extension: with several open registrations for the address, a mail lets its owner set the
     * password.
     */
    passwordMailed: z.boolean().nullish(),
    /** Extension: that of the registration; null without one. */
    returnPath: z.string().nullish(),
  }),
})

export const updateProfile = describeCall({
  service: 'user',
  method: 'PATCH',
  path: 'web/update',
  summary:
    'Changes the given fields; a new e-mail address needs the password and a confirmation by mail',
  access: 'customer',
  kind: 'write',
  input: z.object({
    details: personDetails.optional(),
    email: z.optional(email()),
    username: z.optional(email()),
    /**
     * Extension: the current password, needed to change the e-mail address. An account without one
     * needs a recent login.
     */
    password: z.string().min(1).max(1_000).optional(),
    /** An empty text removes the card. */
    memberCardBarcode: barcode.optional(),
    company: z.object({ name: z.string().trim().max(200) }).nullish(),
  }),
  output: user,
})

export const createAddress = describeCall({
  service: 'user',
  method: 'POST',
  path: 'web/address/create',
  summary: 'A new address of the customer',
  access: 'customer',
  kind: 'write',
  input: z.object(addressFields.shape),
  output: address,
})

export const updateAddress = describeCall({
  service: 'user',
  method: 'PATCH',
  path: 'web/address/update/{id}',
  summary: 'Changes an address of the customer; an address of another account is not found',
  access: 'customer',
  kind: 'write',
  input: z.object({ id: idInText, ...addressFields.shape }),
  output: address,
})

export const deleteAddress = describeCall({
  service: 'user',
  method: 'DELETE',
  path: 'x/web/address/{id}',
  summary: 'Deletes an address of the customer',
  adds: 'deleting an address',
  access: 'customer',
  kind: 'write',
  input: z.object({ id: idInText }),
  output: done,
})

export const resetPassword = describeCall({
  service: 'user',
  method: 'POST',
  path: 'password/reset',
  summary: 'Changes the password of the customer and ends all sessions; returns a new one',
  access: 'customer',
  kind: 'write',
  input: z.object({ oldPassword: z.string().min(1).max(1_000), newPassword: password() }),
  /** Extension: tokens of the new session. Platforms without them continue the old one. */
  output: done.extend({ tokens: tokens.nullish() }),
})

export const forgotPassword = describeCall({
  service: 'user',
  method: 'POST',
  path: 'password/forgot',
  summary:
    'Sends a mail to set a new password, if the address has an account; the answer is the same if not',
  kind: 'write',
  input: z.object({ email: email() }),
  output: done,
})

export const setPassword = describeCall({
  service: 'user',
  method: 'POST',
  path: 'password/set',
  summary: 'Sets a new password by the token of a mail and ends all sessions',
  kind: 'write',
  input: z.object({ token, newPassword: password() }),
  output: done,
})

export const checkMemberBarcode = describeCall({
  service: 'user',
  method: 'GET',
  path: 'web/memberBarcode/check',
  summary: 'Whether a barcode belongs to a valid membership card, and to the given name',
  input: z.object({
    barcode,
    /** Extension: the name that the card must have; any name by default. */
    firstName: z.string().max(NAME_MAX).optional(),
    lastName: z.string().max(NAME_MAX).optional(),
  }),
  output: z.object({ isValid: z.boolean() }),
})

export const eraseAccount = describeCall({
  service: 'user',
  method: 'POST',
  path: 'x/web/erase',
  summary: 'Erases the account, confirmed by the password; records required by law are anonymised',
  adds: 'deleting the account',
  access: 'customer',
  kind: 'write',
  input: z.object({
    /** Optional for an account without a password, which needs a recent login at its provider. */
    password: z.string().min(1).max(1_000).optional(),
  }),
  output: done,
})
