import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MODULES } from '#services/generated/modules.ts'
import { checkImports } from '#tools/check-imports.ts'
import { readDeclarations } from '#tools/module-declarations.ts'

/** One planted fault per rule: the file, its import, and the words of the rule it breaks. */
const FAULTS = [
  ['client/ui/planted.tsx', '#client/features/toasts/toast-store.ts', 'Imports in the client'],
  ['client/ui/planted.tsx', '../lib/format.ts', 'Write ./ for this folder'],
  ['client/lib/planted.ts', '#client/i18n/locales.ts', 'Imports in the client'],
  ['client/features/listing/planted.ts', '#client/layout/crest.tsx', 'Imports in the client'],
  ['client/sections/planted.ts', '#client/screens/home/home-screen.tsx', 'Imports in the client'],
  ['client/layout/planted.ts', '#client/app/routes.ts', 'Imports in the client'],
  ['client/screens/home/planted.ts', '#client/app/routes.ts', 'Imports in the client'],
  [
    'client/screens/home/planted.ts',
    '#client/screens/shop/shop-route.ts',
    'Folders of client/screens',
  ],
  ['client/app/planted.ts', '#client/server/renderer.tsx', 'Imports in the client'],
  ['client/server/planted.ts', '#gateway/app.ts', 'Of other rooms the client imports'],
  ['client/lib/planted.ts', '#services/contract/product.ts', 'services/contract/rules alone'],
  [
    'gateway/planted.ts',
    '#services/modules/product/api.ts',
    'the gateway imports services/contract alone',
  ],
  ['gateway/planted.ts', '#client/server/renderer.tsx', 'Only gateway/pages imports'],
  ['gateway/pages/planted.ts', '#client/app/routes.ts', 'client/server alone'],
  [
    'gateway/domains/cms/planted.ts',
    '#gateway/domains/product/data-source.ts',
    'Folders of gateway/domains',
  ],
  [
    'gateway/domains/cms/planted.ts',
    '#gateway/plugins/limits/use-limits.ts',
    'Imports in the gateway',
  ],
  ['gateway/upstream/planted.ts', '#gateway/domains/cms/data-source.ts', 'Imports in the gateway'],
  ['gateway/lib/planted.ts', '#gateway/upstream/client.ts', 'Imports in the gateway'],
  ['services/modules/product/planted.ts', '#gateway/app.ts', 'import neither gateway nor client'],
  [
    'services/modules/product/planted.ts',
    '#services/modules/media/media-store.ts',
    'Of another module only',
  ],
  [
    'services/modules/settings/planted.ts',
    '#services/modules/product/api.ts',
    'Of another module only',
  ],
  [
    'services/platform/planted.ts',
    '#services/modules/settings/api.ts',
    'The platform imports no module',
  ],
  ['services/contract/planted.ts', '#services/platform/http.ts', 'The contract imports zod'],
  ['services/platform/planted.ts', '#services/generated/modules.ts', 'The platform imports no'],
  ['services/modules/cms/planted.ts', '#services/demo/seed.ts', 'neither the program around it'],
  ['services/modules/cms/planted.ts', '#services/app.ts', 'neither the program around it'],
  ['services/modules/cms/planted.ts', '#tests/support/clock.ts', 'No room imports tests'],
  ['cache/planted.ts', '#gateway/lib/secret.ts', 'The cache imports no other room'],
  ['client/lib/planted.ts', '#cache/tag-cache.ts', 'services/contract/rules alone'],
] as const

const ALLOWED = [
  ['client/screens/home/planted.ts', '#client/lib/format.ts'],
  ['client/features/listing/planted.ts', '#services/contract/rules/quantity.ts'],
  ['gateway/pages/planted.ts', '#client/server/renderer.tsx'],
  ['services/modules/product/planted.ts', '#services/modules/media/api.ts'],
  ['services/modules/dev/planted.ts', '#services/demo/content/people.ts'],
  ['client/screens/home/planted.ts', '#client/screens/home/home-route.ts'],
  ['client/ui/planted.test.ts', '#gateway/app.ts'],
  ['services/platform/planted.ts', '#cache/tag-cache.ts'],
  ['gateway/lib/planted.ts', '#cache/tag-cache.ts'],
  ['tests/planted.ts', '#services/modules/product/api.ts'],
] as const

let root: string
let faults: readonly string[]

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'savez-directions-'))
  for (const file of globSync('services/modules/*/module.ts')) cpSync(file, join(root, file))
  for (const [path, specifier] of [...FAULTS, ...ALLOWED]) {
    plant(plantedPath(path, specifier), `export { planted } from '${specifier}'\n`)
  }
  plant('services/modules/undeclared/routes.ts', '')
  plant('services/undeclared/routes.ts', '')
  plant('gateway/undeclared/file.ts', '')
  plant('gateway/domains/undeclared/resolvers.ts', '')
  plant('client/screens/undeclared/undeclared-route.ts', '')
  plant('client/lib/ways.ts', WAYS_TO_WRITE)
  faults = checkImports(root)
})

afterAll(() => rmSync(root, { recursive: true }))

test.each(FAULTS)('in %s an import of %s is refused', (path, specifier, message) => {
  expect(faultsIn(plantedPath(path, specifier))).toEqual([expect.stringContaining(message)])
})

test.each(ALLOWED)('in %s an import of %s is allowed', (path, specifier) => {
  expect(faultsIn(plantedPath(path, specifier))).toEqual([])
})

/** Each breaks the same rule. */
const WAYS_TO_WRITE = `import '#client/ui/a.ts'
import type { B } from '#client/ui/b.ts'
import {
  type C,
  D,
} from '#client/ui/c.ts'
export * from '#client/ui/d.ts'
const e = await import('#client/ui/e.ts')
`

test('an import is found in whatever way it is written', () => {
  expect(faultsIn('client/lib/ways.ts').map((fault) => /ui\/(\w)/.exec(fault)?.[1])).toEqual([
    ...'abcde',
  ])
})

test('a folder that no declaration and no layer names is refused', () => {
  expect(faults).toContain('services/modules/undeclared has no module.ts that declares it.')
  expect(faults).toContain('gateway/domains/undeclared has no subschema.ts.')
  expect(faults).toContain('client/screens/undeclared has no screen.ts.')
  for (const folder of ['gateway/undeclared', 'services/undeclared']) {
    expect(faultsIn(folder)).toEqual([expect.stringContaining('has no place')])
  }
})

test('what tools read of a declaration is what the module declares', () => {
  const declared = MODULES.map(({ name, services, imports, reservedSlugs = [] }) => {
    return { name, services, imports, reservedSlugs }
  })

  expect(readDeclarations()).toEqual(declared)
})

test('a declaration that tools cannot read is refused', () => {
  const other = mkdtempSync(join(tmpdir(), 'savez-declaration-'))
  mkdirSync(join(other, 'services/modules/polls'), { recursive: true })
  const text = 'export const module = {\n  imports: [...OTHERS],\n  services: NAMES,\n}\n'
  writeFileSync(join(other, 'services/modules/polls/module.ts'), text)

  expect(() => readDeclarations(other)).toThrow('a list of plain strings')
  rmSync(other, { recursive: true })
})

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** One file an import, so that each fault names its own. */
function plantedPath(path: string, specifier: string): string {
  return path.replace('planted', `planted-${specifier.replaceAll(/[^a-z]+/g, '-')}`)
}

function faultsIn(path: string): readonly string[] {
  return faults.filter((fault) => fault.startsWith(`${path} `))
}
