import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { loadMessages, type Messages } from './messages.ts'

/** Complete by definition: the texts are written in it first. */
const FIRST = 'hr'
const OTHERS = globSync('client/i18n/*/messages.ts')
  .map((file) => basename(dirname(file)))
  .filter((folder) => folder !== FIRST)

const first = await textsOf(FIRST)

test.each(OTHERS)('"%s" has each text of the shop and no other [RT-33]', async (folder) => {
  const own = await textsOf(folder)
  expect([...own.keys()].sort()).toEqual([...first.keys()].sort())
})

test.each(OTHERS)('texts of "%s" have the placeholders of the first language', async (folder) => {
  const own = await textsOf(folder)
  const differing = [...first].flatMap(([key, forms]) => {
    const [expected, found] = [placeholdersOf(forms), placeholdersOf(own.get(key) ?? new Map())]
    return String(expected) === String(found) ? [] : [`${key}: ${found} instead of ${expected}`]
  })
  expect(differing).toEqual([])
})

test.each([FIRST, ...OTHERS])('counts in "%s" have each form of the language', async (folder) => {
  const forms = new Intl.PluralRules(folder).resolvedOptions().pluralCategories
  const counted = [...(await textsOf(folder))].filter(([, texts]) => !texts.has(''))
  expect(counted.length).toBeGreaterThan(20)
  for (const [key, texts] of counted)
    expect([...texts.keys()].sort(), key).toEqual(forms.toSorted())
})

/** Texts by key and, within it, by the form that a number takes; '' where none matters. */
type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>

async function textsOf(folder: string): Promise<Texts> {
  const texts = new Map<string, Map<string, string>>()
  for (const [path, text] of leavesOf(await loadMessages({ file: folder }, fail), '')) {
    const [, key = path, form = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(path) ?? []
    texts.set(key, (texts.get(key) ?? new Map<string, string>()).set(form, text))
  }
  return texts
}

function leavesOf(value: Messages | unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') {
    expect(value.trim(), path).not.toBe('')
    return [[path, value]]
  }
  return Object.entries(Object(value)).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`))
}

function placeholdersOf(forms: ReadonlyMap<string, string>): readonly string[] {
  const used = [...forms.values()].flatMap((text) => text.match(/\{\{[^}]*\}\}/g) ?? [])
  return [...new Set(used)].sort()
}

function fail(message: string): void {
  throw new Error(message)
}
