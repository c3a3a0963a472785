import { expect, test } from 'vitest'
import { createI18n } from '#client/i18n/i18n.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { translateServerMessage } from './server-message.ts'

test('a server text is shown in Croatian where there is a translation [ER-02, ER-20]', async () => {
  const texts = createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, () => undefined))
  const general = 'Nešto je pošlo po zlu. Molimo pokušajte ponovno.'
  expect(translateServerMessage(texts, 'Unexpected error.')).toBe(general)
  expect(translateServerMessage(texts, ' ')).toBe(general)
  const dead = 'The product service does not answer.'
  expect(translateServerMessage(texts, dead)).toMatch(/^Jedan dio našeg sustava ne odgovara/)
  expect(translateServerMessage(texts, 'Nema dovoljno zaliha')).toBe('Nema dovoljno zaliha')
})
