import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { MODULES } from '#services/generated/modules.ts'
import { letterText } from '#services/modules/mail/letter-text.ts'
import { shownText } from '#services/modules/mail/shown-text.ts'
import { writeLetter } from '#services/modules/mail/write-letter.ts'
import { contributedBy } from '#services/platform/module.ts'

const LANGUAGES = globSync('services/modules/mail/languages/*.ts').map((file) =>
  basename(file, '.ts'),
)
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

test.each(
  LANGUAGES.flatMap((language) =>
    DECLARED.map((letter) => [letter.name, language, letter] as const),
  ),
)(
  '%s can be written in %s, of all that it may hold and of the least',
  (_name, language, letter) => {
    for (const isFull of [true, false]) {
      const values = sampleOf(letter.values, isFull)
      const { content, frame } = writeLetter(letter, language, values)

      expect(content.subject).toMatch(/^\p{Lu}.{7,90}$/u)
      expect(letterText(content, frame, SENDER)).not.toMatch(
        /undefined|null|NaN|Invalid|\[object|\$\{/,
      )
    }
  },
)

test.each(DECLARED.map((letter) => [letter.name, letter] as const))(
  'what staff may read of %s has no link',
  (_name, letter) => {
    const { content, frame } = writeLetter(letter, 'hrv', sampleOf(letter.values, true))
    const shown = shownText(content, frame, SENDER)

    expect(shown).not.toMatch(/https?:|\/\//)
    expect(shown.includes('[…]')).toBe(/https?:/.test(letterText(content, frame, SENDER)))
  },
)

function sampleOf(type: z.core.$ZodType, isFull: boolean): unknown {
  if (type instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(type.shape).map(([name, field]) => [name, sampleOf(field, isFull)]),
    )
  }
  if (type instanceof z.ZodArray) return isFull ? [sampleOf(type.element, isFull)] : []
  if (type instanceof z.ZodNullable) return isFull ? sampleOf(type.unwrap(), isFull) : null
  if (type instanceof z.ZodPipe) return sampleOf(type.in, isFull)
  if (type instanceof z.ZodNumber) return isFull ? 12_345 : 0
  if (type instanceof z.ZodBoolean) return isFull
  if (type instanceof z.ZodISODateTime) return '2026-03-02T09:00:00.000Z'
  if (type instanceof z.ZodURL) return 'https://savez.example/narudzba'
  if (type instanceof z.ZodString) return 'Šal'
  throw new Error(`No sample for ${type._zod.def.type}`)
}
