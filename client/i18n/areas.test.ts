import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { OPEN_SCREENS } from '#client/app/routes.ts'
import { pickMessages } from './messages.ts'

const EVERYWHERE = Object.keys(
  pickMessages(
    Object.fromEntries(
      globSync('client/i18n/hr/*.json').map((file) => [/([\w-]+)\.json$/.exec(file)?.[1], {}]),
    ),
    [],
  ),
)

/** Every module of ours that a module leads to. */
function reachable(entry: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    const source = readFileSync(file, 'utf8')
    // Dialogs that open over any page fetch their texts themselves.
    if (source.includes('.loadTexts()')) return
    for (const [, target = ''] of source.matchAll(
      /(?: from |import\()'(#client\/[^']+|\.\/[^']+)'/g,
    )) {
      visit(target.startsWith('#') ? target.slice(1) : join(dirname(file), target))
    }
  }
  visit(entry)
  return found
}

function areasUsedBy(entry: string): readonly string[] {
  const areas = [...reachable(entry)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useTranslation\('([\w-]+)'\)/g)].map(
      ([, area = '']) => area,
    ),
  )
  return [...new Set(areas)].sort()
}

test('a screen is sent with the texts of everything that it may show, and with no others', () => {
  for (const [name, { source, areas }] of Object.entries(OPEN_SCREENS)) {
    const needed = areasUsedBy(source).filter((area) => !EVERYWHERE.includes(area))
    expect({ name, areas: [...areas].sort() }).toEqual({ name, areas: needed })
  }
})

test('what stands around every screen needs the texts of every page alone', () => {
  expect(EVERYWHERE).toEqual(expect.arrayContaining([...areasUsedBy('client/app/root.tsx')]))
  expect(EVERYWHERE).toEqual(
    expect.arrayContaining([...areasUsedBy('client/app/error-pages/error-page.tsx')]),
  )
})
