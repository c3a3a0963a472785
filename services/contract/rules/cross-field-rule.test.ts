import { expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { changePasswordRules, registerRules, setPasswordRules } from './account.ts'
import { companyAddressRules } from './address.ts'

function mistakes(rules: ZodMiniType, values: unknown): string[] {
  const { error } = rules.safeParse(values)
  const messages = new Map<string, string>()
  // A form shows the first issue of each field.
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join('.')
    if (!messages.has(field)) messages.set(field, message)
  }
  return [...messages].map(([field, message]) => `${field} ${message}`)
}

const GOOD = 'dovoljno duga'

test.each([
  [
    'a registration with a wrong e-mail',
    registerRules,
    { firstName: 'Ana', lastName: '', email: 'ana', password: GOOD, confirmedPassword: 'druga' },
    ['lastName required', 'email email', 'confirmedPassword samePassword'],
  ],
  [
    'a registration with too short a password',
    registerRules,
    { firstName: 'A', lastName: 'B', email: 'a@b.hr', password: 'abc', confirmedPassword: 'abcd' },
    ['password minLength:8', 'confirmedPassword samePassword'],
  ],
  [
    'a new password without the old one',
    changePasswordRules,
    { oldPassword: '', newPassword: GOOD, repeatedPassword: 'druga' },
    ['oldPassword required', 'repeatedPassword samePassword'],
  ],
  [
    'a new password that is the old one',
    changePasswordRules,
    { oldPassword: GOOD, newPassword: GOOD, repeatedPassword: '' },
    ['repeatedPassword required', 'newPassword differentPassword'],
  ],
  [
    'a password by a link',
    setPasswordRules,
    { newPassword: 'abc', repeatedPassword: 'abcd' },
    ['newPassword minLength:8', 'repeatedPassword samePassword'],
  ],
  [
    'an address of a company',
    companyAddressRules,
    {
      ...{ type: 'main', firstName: 'Ana', lastName: 'Kos', contactEmail: 'a@b.hr' },
      ...{ contactPhone: '', country: 'HR', city: 'Luka', street: 'Ulica', houseNumber: '1' },
      ...{ zipCode: '10000', companyName: '', companyOIB: '12345678901' },
    },
    ['contactPhone required', 'companyName required', 'companyOIB oib'],
  ],
])('%s is messages all its mistakes at once [PF-08, AC-21]', (_what, rules, values, expected) => {
  expect(mistakes(rules, values)).toEqual(expected)
})

test.each([undefined, null, 'text', [], { password: 5 }])('takes %s for no form', (values) => {
  expect(registerRules.safeParse(values).success).toBe(false)
  expect(mistakes(changePasswordRules, values)).not.toContain('repeatedPassword samePassword')
})
