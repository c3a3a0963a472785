import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that say little, and what to write; a name is read by its words. */
const INSTEAD: Readonly<Record<string, string>> = {
  thing: 'the name of the entity, subject or target',
  stands: 'is valid, is active or is current',
  standing: 'existing, current or valid',
  ask: 'request or query',
  asks: 'needs or requests',
  asked: 'requested',
  asking: 'requesting or open',
  tell: 'notify, report or send',
  tells: 'notifies or reports',
  told: 'notified',
  foresee: 'prefetch',
  beside: 'extras, or what it holds',
  bring: 'apply or add',
  brought: 'given or sent',
  sought: 'wanted or keywords',
  together: 'what the rule is about',
  kept: 'cached, stored or others',
  nobody: 'anonymous',
  whoever: 'the role',
  anew: 'again',
  rests: 'idle or waits',
  spares: 'capacity or stale',
}

const SOURCES = '{cache,client,gateway,services,tools}/**/*.{ts,tsx}'
const TEXTS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

function wordsOf(name: string): readonly string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []
  return words.map((word) => word.toLowerCase().replace(/^things$/, 'thing'))
}

/** Names in product code and of its files that have such a word. */
function vagueNames(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8').replaceAll(TEXTS, '')
  const names = new Set([...file.split('/'), ...(source.match(/[A-Za-z_$][\w$]*/g) ?? [])])
  return [...names]
    .filter((name) => wordsOf(name).some((word) => Object.hasOwn(INSTEAD, word)))
    .map((name) => `${file}: ${name}`)
}

test('names use the words that an engineer would search for', () => {
  const files = globSync(SOURCES).filter(
    (file) =>
      !/\.test\.tsx?$|\.generated\.|\/generated\/|\/migrations\/|^tools\/pictures\//.test(file),
  )
  expect(files.length).toBeGreaterThan(1_000)

  expect(files.flatMap(vagueNames)).toEqual([])
})
