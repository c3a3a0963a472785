import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PLUGINS = [
  'client/generated-hooks.grit',
  'client/mutation-answers.grit',
  'services/one-transaction.grit',
]
const MESSAGES = /through generated hooks alone|sent through useSend/

const REFUSED = [
  ['client/screens/home/a.ts', "export { useApolloClient } from '@apollo/client/react'"],
  [
    'client/features/auth/b.ts',
    "import { useMutation } from '@apollo/client/react'\nuseMutation()",
  ],
  [
    'client/layout/header/c.tsx',
    "import type { ApolloClient } from '@apollo/client'\nlet c: ApolloClient",
  ],
  ['client/sections/hero/d.tsx', 'export const d = (client) => client.query({})'],
  ['client/features/forms/e.ts', 'export const e = ({ graph }) => graph.client.mutate({})'],
  ['client/screens/login/i.ts', 'export const [login] = useLoginMutation()'],
] as const

const ALLOWED = [
  [
    'client/features/auth/f.ts',
    "import type { ErrorLike } from '@apollo/client'\nlet f: ErrorLike",
  ],
  ['client/screens/login/j.ts', 'export const login = useSend(useLoginMutation)'],
  ['client/app/g.ts', "export { useQuery } from '@apollo/client/react'"],
  ['client/screens/home/h.test.ts', "export { ApolloClient } from '@apollo/client'"],
] as const

let root: string
let diagnostics: readonly string[]

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'savez-generated-hooks-'))
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
  for (const plugin of PLUGINS) cpSync(plugin, join(root, plugin))
  for (const [path, text] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
  const { stdout } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none'],
    { cwd: root, encoding: 'utf8' },
  )
  diagnostics = stdout.split('\n').filter((line) => MESSAGES.test(line))
})

afterAll(() => rmSync(root, { recursive: true }))

const isReported = (path: string) => diagnostics.some((line) => line.includes(`/${path},`))

test.each(REFUSED)('the linter refuses in %s: %s', (path) => {
  expect(isReported(path)).toBe(true)
})

test.each(ALLOWED)('the linter allows in %s: %s', (path) => {
  expect(isReported(path)).toBe(false)
})
