import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One planted fault per rule: what is written where, and what the linter says about it. */
const FAULTS = [
  ['client/ui/planted.tsx', '#client/features/toasts/toast-store.ts', 'Imports in the client'],
  ['client/ui/planted.tsx', '../lib/format.ts', 'Write ./ for this folder'],
  ['client/lib/planted.ts', '#client/i18n/locales.ts', 'Imports in the client'],
  ['client/features/listing/planted.ts', '#client/layout/crest.tsx', 'Imports in the client'],
  ['client/sections/planted.ts', '#client/screens/home/home-screen.tsx', 'Imports in the client'],
  ['client/layout/planted.ts', '#client/app/routes.ts', 'Imports in the client'],
  ['client/screens/home/planted.ts', '#client/app/routes.ts', 'Imports in the client'],
  ['client/screens/home/planted.ts', '#client/screens/shop/shop-route.ts', 'A screen never'],
  ['client/app/planted.ts', '#client/server/renderer.tsx', 'Imports in the client'],
  ['client/server/planted.ts', '#gateway/app.ts', 'it never imports the gateway'],
  ['client/lib/planted.ts', '#services/contract/product.ts', 'services/contract/rules alone'],
  ['gateway/planted.ts', '#services/product/api.ts', 'services/contract alone'],
  ['gateway/planted.ts', '#client/server/renderer.tsx', 'Only gateway/pages may'],
  ['gateway/pages/planted.ts', '#client/app/routes.ts', 'client/server alone'],
  [
    'gateway/domains/cms/planted.ts',
    '#gateway/domains/product/loaders.ts',
    'Imports in the gateway',
  ],
  ['gateway/upstream/planted.ts', '#gateway/domains/cms/loaders.ts', 'Imports in the gateway'],
  ['gateway/lib/planted.ts', '#gateway/upstream/client.ts', 'Imports in the gateway'],
  ['services/product/planted.ts', '#gateway/app.ts', 'know neither gateway nor client'],
  ['services/product/planted.ts', '#services/media/media-store.ts', 'Of another module only'],
  ['services/settings/planted.ts', '#services/product/api.ts', 'Of another module only'],
  ['services/platform/planted.ts', '#services/settings/api.ts', 'The platform knows no module'],
  ['services/contract/planted.ts', '#services/platform/http.ts', 'The contract imports zod'],
  ['services/cms/planted.ts', '#services/demo/seed.ts', 'neither the program around it'],
  ['services/cms/planted.ts', '#tests/support/clock.ts', 'No room imports tests'],
] as const

const ALLOWED = [
  ['client/screens/home/planted.ts', '#client/lib/format.ts'],
  ['client/features/listing/planted.ts', '#services/contract/rules/quantity.ts'],
  ['gateway/pages/planted.ts', '#client/server/renderer.tsx'],
  ['services/product/planted.ts', '#services/media/api.ts'],
  ['tests/planted.ts', '#services/product/api.ts'],
] as const

let root: string
let diagnostics: readonly string[]

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'savez-directions-'))
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(
    join(root, 'biome.json'),
    JSON.stringify({ ...config, plugins: [], vcs: { enabled: false } }),
  )
  for (const [path, specifier] of [...FAULTS, ...ALLOWED]) {
    const file = join(root, plantedPath(path, specifier))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `export { planted } from '${specifier}'\n`)
  }
  const { stdout, stderr } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none'],
    { cwd: root, encoding: 'utf8' },
  )
  diagnostics = `${stdout}\n${stderr}`.split('\n')
})

afterAll(() => rmSync(root, { recursive: true }))

test.each(FAULTS)('in %s an import of %s is refused', (path, specifier, message) => {
  expect(saidOf(path, specifier)).toContain(message)
})

test.each(ALLOWED)('in %s an import of %s is allowed', (path, specifier) => {
  expect(saidOf(path, specifier)).toBe('')
})

/** One file an import, so that each diagnostic names its fault. */
function plantedPath(path: string, specifier: string): string {
  return path.replace('planted', `planted-${specifier.replaceAll(/[^a-z]+/g, '-')}`)
}

function saidOf(path: string, specifier: string): string {
  const file = plantedPath(path, specifier)
  return diagnostics.filter((line) => line.includes(`/${file},`)).join('\n')
}
