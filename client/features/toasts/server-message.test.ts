import { expect, test } from 'vitest'
import { createI18n } from '#client/i18n/i18n.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { translateServerMessage } from './server-message.ts'

test('a server text is shown in Croatian where there is a translation [ER-02, ER-19, ER-20]', async () => {
  const texts = createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, () => undefined))
  const general = 'Nešto je pošlo po zlu. Molimo pokušajte ponovno.'
  expect(translateServerMessage(texts, 'Unexpected error.')).toBe(general)
  expect(translateServerMessage(texts, ' ')).toBe(general)
  const card = translateServerMessage(texts, 'The membership card is not valid.')
  expect(card).toMatch(/^Broj iskaznice nije valjan/)
  expect(translateServerMessage(texts, 'User already exist.')).toMatch(/račun već postoji/)
  const dead = 'The product service does not answer.'
  expect(translateServerMessage(texts, dead)).toMatch(/^Jedan dio našeg sustava ne odgovara/)
  expect(translateServerMessage(texts, 'Nema dovoljno zaliha')).toBe('Nema dovoljno zaliha')
})

test.each([
  ['User already exist.', 'userExists', 'Za ovu adresu račun već postoji.'],
  ['Unknown username or password!', 'unknowUserOrPassword', 'E-adresa ili lozinka nije točna.'],
  ['Incorrect old password.', 'inccorectOldPassword', 'Trenutačna lozinka nije točna.'],
])(
  '%s becomes %s, as the specification spells it [AC-33, AC-34, PF-10]',
  async (message, key, text) => {
    const messages = await loadMessages({ file: 'hr' }, () => undefined)
    const texts = createI18n({ code: 'hr' }, messages)

    expect(translateServerMessage(texts, message)).toBe(text)
    expect(messages['server-messages']).toHaveProperty([key], text)
    expect(messages['server-messages']).not.toHaveProperty([message])
  },
)

test.each(['hr', 'en'])(
  'a student without a department reads so in the language of the page (%s) [ER-12]',
  async (code) => {
    const messages = await loadMessages({ file: code }, () => undefined)
    const texts = createI18n({ code }, messages)
    const text = messages['server-messages']?.['studentNotAssignedToDepartment']

    expect(text).toMatch(/odjel|department/)
    for (const message of [
      'Student is not assigned to a department.',
      'The student was not assigned to any department',
    ]) {
      expect(translateServerMessage(texts, message)).toBe(text)
    }
    const other = 'Student is assigned to a department.'
    expect(translateServerMessage(texts, other)).toBe(other)
  },
)
