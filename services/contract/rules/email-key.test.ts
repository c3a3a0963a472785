import { expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

test.each([
  ['case', 'Ana.Anić@Posta.Example', 'ana.anić@posta.example'],
  ['spaces around it', ' \u00a0ana@posta.example\t', 'ana@posta.example'],
  ['composed and decomposed letters', 'ani\u0107@posta.example', 'anic\u0301@posta.example'],
  ['İ, composed and decomposed', '\u0130an@posta.example', 'I\u0307an@posta.example'],
  ['ẞ and ß', 'stra\u1e9ee@posta.example', 'stra\u00dfe@posta.example'],
  ['the dot of the root domain', 'ana@posta.example.', 'ana@posta.example'],
])('one mailbox has one key: %s', (_what, one, other) => {
  expect(emailKey(one)).toBe(emailKey(other))
  expect(emailKey(emailKey(one))).toBe(emailKey(one))
})

test.each([
  ['plus-addressing', 'ana+shop@posta.example', 'ana@posta.example'],
  ['dots of the local part', 'ana.anic@posta.example', 'anaanic@posta.example'],
  ['ß and ss', 'stra\u00dfe@posta.example', 'strasse@posta.example'],
  ['İ and i', '\u0130an@posta.example', 'ian@posta.example'],
  ['dotless ı and i', 'm\u0131ke@posta.example', 'mike@posta.example'],
  ['full-width letters', '\uff41na@posta.example', 'ana@posta.example'],
])('what may be two mailboxes has two keys: %s', (_what, one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other))
})
