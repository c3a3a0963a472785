import { expect, test } from 'vitest'
import { createI18n } from '#client/i18n/i18n.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import {
  changePasswordRules,
  profileRules,
  registerRules,
} from '#services/contract/rules/account.ts'
import { checkValues } from './check.ts'
import { ruleText } from './rule-text.ts'

const texts = createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, () => undefined))

const say = (rule: string): string => ruleText(texts.getFixedT('hr', 'forms'), rule)

test('each rule has the words of the specification [FM-03, FM-04, FM-05]', () => {
  expect(say('required')).toBe('Unos ovog polja je obavezan')
  expect(say('email')).toBe('Unesite uzorak adrese elektroničke pošte')
  expect(say('minLength:8')).toBe('Minimalan broj znakova potrebnih za ovo polje je 8')
})

test('lengths, passwords and letters have theirs [FM-06, FM-07, FM-08]', () => {
  expect(say('maxLength:75')).toBe('Maksimalan broj znakova za ovo polje je 75')
  expect(say('samePassword')).toBe('Unesene lozinke se ne podudaraju')
  expect(say('differentPassword')).toBe('Nova i stara lozinka se ne smiju podudarati')
})

test('special characters, consents and slugs have theirs [FM-09, GD-13, FM-12~]', () => {
  expect(say('lettersOnly')).toBe('Unos sadrži posebne znakove! Koristite samo slova.')
  expect(say('consentRequired')).toBe('Potrebno je prihvatiti privolu')
  expect(say('minLength:4')).toBe('Minimalan broj znakova potrebnih za ovo polje je 4')
  expect(say('slug')).toMatch(/mala slova/)
})

test('phone numbers and postcodes have examples', () => {
  expect(say('phone')).toContain('091 234 5678')
  expect(say('postcode')).toContain('21000')
})

test('another value has words of its own, and a rule without words shows its name [FM-10, FM-11]', () => {
  expect(say('sameAs')).toMatch(/podudarati s traženom/)
  expect(say('isPalindrome:3')).toContain('isPalindrome:3')
})

test('the rules of the contract answer rules that have words', () => {
  const found = [
    checkValues(registerRules, { firstName: 'A1', email: 'x', password: 'kratko' }),
    checkValues(profileRules, { firstName: 'a'.repeat(80), lastName: '', email: '' }),
    checkValues(changePasswordRules, {
      oldPassword: 'ista lozinka',
      newPassword: 'ista lozinka',
      repeatedPassword: 'druga',
    }),
  ].flatMap(({ issues }) => issues ?? [])
  expect(found.length).toBeGreaterThan(8)
  for (const { rule } of found) expect(say(rule), rule).not.toMatch(/Pravilo/)
})
