import { openSession } from '#services/modules/user/api.ts'
import { ADDRESS } from '#tests/gateway/checkout-documents.ts'
import {
  type DomainRows,
  invalid,
  long,
  MISSING,
  missing,
  NO_SLUG,
  type Owner,
  row,
  sessionOf,
} from '#tests/gateway/row.ts'
import { TEST_SECRET } from '#tests/support/database.ts'

export const rows: DomainRows = {
  wrongInputs,
  neverRefused: ['checkMemberCard', 'logout'],
  byId: { updateAddress: newAddress, deleteAddress: newAddress, endSession: newSession },
}

function wrongInputs() {
  const person = { firstName: 'Ana', lastName: 'Anić', email: 'ana@posta.example' }
  const account = { ...person, password: 'lozinka-za-probu-1', consents: [1, 2] }
  const address = { ...ADDRESS, type: 'MAIN' }
  const failed = { code: 'SOCIAL_LOGIN_FAILED', field: null }
  return [
    row(
      'login',
      'guest',
      { username: 'nitko@posta.example', password: 'ne-znam-je-1' },
      { code: 'UNKNOWN_USER_OR_PASSWORD', field: null },
    ),
    row(
      'login',
      'guest',
      { username: 'ana', password: 'ne-znam-je-1' },
      invalid('username', 'EMAIL'),
    ),
    row(
      'refreshSession',
      'guest',
      { refreshToken: 'x' },
      { code: 'INVALID_LOGIN', field: 'refreshToken' },
    ),
    row('register', 'guest', { ...account, firstName: '' }, invalid('firstName', 'REQUIRED')),
    row(
      'register',
      'guest',
      { ...account, password: 'kratka' },
      invalid('password', 'MIN_LENGTH', 8),
    ),
    row('register', 'guest', { ...account, email: 'ana' }, invalid('email', 'EMAIL')),
    row(
      'register',
      'guest',
      { ...account, password: 'password' },
      { code: 'WEAK_PASSWORD', field: 'password' },
    ),
    row(
      'register',
      'guest',
      { ...account, consents: [] },
      { code: 'CONSENT_REQUIRED', field: 'consents' },
    ),
    row(
      'register',
      'guest',
      { ...account, addresses: [{ ...address, zipCode: long(25) }] },
      invalid('addresses.0.zipCode', 'MAX_LENGTH', 25),
    ),
    row(
      'register',
      'guest',
      { ...account, memberCardBarcode: '123' },
      { code: 'INVALID_MEMBER_CARD', field: 'memberCardBarcode' },
    ),
    row('verifyEmail', 'guest', { token: 'x.y' }, { code: 'INVALID_TOKEN', field: 'token' }),
    row('requestPasswordReset', 'guest', { email: '' }, invalid('email', 'REQUIRED')),
    row(
      'setPassword',
      'guest',
      { token: 'x', newPassword: long(7) },
      { code: 'INVALID_TOKEN', field: 'token' },
    ),
    row(
      'setPassword',
      'guest',
      { token: long(40), newPassword: 'a' },
      invalid('newPassword', 'MIN_LENGTH', 8),
    ),
    row('startSocialLogin', 'guest', { provider: 'nitko' }, failed),
    row('finishSocialLogin', 'guest', { code: 'x', state: 'y' }, failed),
    row(
      'completeSocialLogin',
      'guest',
      { token: 'x', firstName: 'A', lastName: 'B', consents: [] },
      { code: 'INVALID_TOKEN', field: 'token' },
    ),
    row(
      'updateProfile',
      'customer',
      { ...person, lastName: long(75) },
      invalid('lastName', 'MAX_LENGTH', 75),
    ),
    row('updateProfile', 'customer', { ...person, email: 'ana' }, invalid('email', 'EMAIL')),
    row(
      'changePassword',
      'customer',
      { oldPassword: 'ne-znam-je-1', newPassword: 'nova-lozinka-1' },
      { code: 'INCORRECT_OLD_PASSWORD', field: 'oldPassword' },
    ),
    row(
      'createAddress',
      'customer',
      { address: { ...address, street: '' } },
      invalid('street', 'REQUIRED'),
    ),
    row(
      'createAddress',
      'customer',
      { address: { ...address, country: 'XX' } },
      { code: 'INVALID_INPUT', field: 'country' },
    ),
    row('updateAddress', 'customer', { id: MISSING, address }, missing('id')),
    row('deleteAddress', 'customer', { id: 'x' }, missing('id')),
    row('endSession', 'customer', { id: NO_SLUG }, missing('id')),
    row(
      'eraseAccount',
      'customer',
      { password: 'ne-znam-je-1' },
      { code: 'INCORRECT_PASSWORD', field: 'password' },
    ),
  ]
}

const CREATE = `mutation ($input: CreateAddressInput!) { createAddress(input: $input) {
  ... on CreateAddressSuccess { address { id } } } }`

async function newAddress({ ask }: Owner): Promise<string> {
  const { createAddress } = await ask(CREATE, { input: { address: { ...ADDRESS, type: 'MAIN' } } })
  return createAddress.address.id
}

async function newSession({ services, ownerId }: Owner): Promise<string> {
  const { accessToken } = await services.db.transaction().execute((trx) =>
    openSession(trx, {
      accountId: ownerId,
      device: 'spare',
      addressBlock: null,
      clock: services.clock,
      secret: TEST_SECRET,
    }),
  )
  return sessionOf(accessToken)
}
