import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { textFault } from '#services/contract/rules/letter-text.ts'
import { MODULES } from '#services/generated/modules.ts'
import { letterText } from '#services/modules/mail/letter-text.ts'
import { shownText } from '#services/modules/mail/shown-text.ts'
import { samplesOf } from '#services/modules/mail/texts/samples.ts'
import { textsOf } from '#services/modules/mail/texts/text-facts.ts'
import { writeLetter } from '#services/modules/mail/write-letter.ts'
import { contributedBy } from '#services/platform/module.ts'

const LANGUAGES = ['hrv', 'eng'] as const
const ORIGIN = 'https://savez.example'
const SENDER = { name: 'Savez', crest: '', lines: [], from: '', replyTo: null }
const DECLARED = MODULES.flatMap(({ letters = {} }) => Object.values(letters))

test('two modules never declare a letter of one name', () => {
  const names = DECLARED.map(({ name }) => name)

  expect(names.length).toBeGreaterThan(20)
  expect(names.toSorted()).toEqual([...contributedBy(MODULES).letters.keys()].sort())
})

test('a module declares every letter that its folder defines', async () => {
  for (const file of globSync('services/modules/*/letters/*-letters.ts')) {
    const exported: Readonly<Record<string, unknown>> = await import(
      /* @vite-ignore */ resolve(file)
    )
    const module = MODULES.find(({ name }) => file.includes(`/modules/${name}/`))

    expect(Object.values(exported), file).toContain(module?.letters)
  }
})

const WRITTEN = DECLARED.flatMap((letter) =>
  LANGUAGES.map((language) => [letter.name, language, letter] as const),
)

test('every letter is written in Croatian and in English', () => {
  for (const { name, languages } of DECLARED) {
    const { hrv, eng } = languages
    expect(Object.keys(eng.texts).toSorted(), name).toEqual(Object.keys(hrv.texts).toSorted())
    expect(eng.texts['subject'], name).not.toBe(hrv.texts['subject'])
    for (const text of Object.values(eng.texts)) expect(text).not.toMatch(/[čćđšž]/i)
  }
})

test.each(WRITTEN)('%s can be written in %s with any of its values', (_name, language, letter) => {
  for (const values of samplesOf(letter.values, ORIGIN)) {
    const { content, frame } = writeLetter(letter, { language, values })

    expect(content.subject).toMatch(/^\p{Lu}.{7,90}$/u)
    expect(letterText(content, frame, SENDER)).not.toMatch(
      /undefined|null|NaN|Invalid|\[object|[{}]/,
    )
  }
})

test.each(WRITTEN)(
  'each text of %s in %s is in some letter, and has the placeholders that it needs',
  (_name, language, letter) => {
    const texts = textsOf(letter, language, ORIGIN)

    expect(texts.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(letter.languages[language].texts).toSorted(),
    )
    for (const { path, shipped, rules } of texts) {
      const required = rules.placeholders.flatMap((one) => (one.isRequired ? one.name : []))
      expect([path, required.toSorted()]).toEqual([path, (letter.texts[path] ?? []).toSorted()])
      expect([path, textFault(shipped, rules)]).toEqual([path, null])
    }
  },
)

test('a placeholder says what it is filled with, in the language of the letter', () => {
  const letter = DECLARED.find(({ name }) => name === 'order-placed')
  const texts = letter ? textsOf(letter, 'hrv', ORIGIN) : []
  const held = texts.find(({ path }) => path === 'held')

  expect(held).toMatchObject({ place: 'PARAGRAPH', isAlways: false })
  expect(held?.rules.placeholders).toEqual([
    { name: 'number', kind: 'TEXT', example: '2026-000123', isRequired: false },
    { name: 'total', kind: 'MONEY', example: '123,45\u00a0€', isRequired: false },
    { name: 'until', kind: 'MOMENT', example: '02.03.2026. u 10:00', isRequired: true },
  ])
})

test('a changed text that no longer fits its letter gives way to the shipped one', () => {
  const letter = DECLARED.find(({ name }) => name === 'already-registered')
  if (!letter) throw new Error('It is declared.')
  const [values] = samplesOf(letter.values, ORIGIN)
  const written = (changed: Record<string, string>) =>
    writeLetter(letter, { language: 'hrv', values, changed }).content

  expect(written({ greeting: 'Bok, {firstName}!' }).greeting).toBe('Bok, Ana!')
  expect(written({ greeting: 'Bok, {former}!' }).greeting).toBe('Pozdrav, Ana!')
  expect(written({ afterButton: 'Bez poveznice.' }).afterButton).toContain(ORIGIN)
})

test('braces in a value are text', () => {
  const letter = DECLARED.find(({ name }) => name === 'welcome')
  if (!letter) throw new Error('It is declared.')
  const values = { firstName: '{firstName}{__proto__}{constructor}' }

  expect(writeLetter(letter, { language: 'hrv', values }).content.greeting).toBe(
    'Dobro došli, {firstName}{__proto__}{constructor}!',
  )
})

test.each(DECLARED.map((letter) => [letter.name, letter] as const))(
  'what staff may read of %s has no link',
  (_name, letter) => {
    const [values] = samplesOf(letter.values, ORIGIN)
    const { content, frame } = writeLetter(letter, { language: 'hrv', values })
    const shown = shownText(content, frame, SENDER)

    expect(shown).not.toMatch(/https?:|\/\//)
    expect(shown.includes('[…]')).toBe(/https?:/.test(letterText(content, frame, SENDER)))
  },
)
