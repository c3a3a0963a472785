import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FILES = {
  'services/modules/cart/short.ts':
    'export const a = (db) => db.transaction().execute(async () => {})\n',
  'services/modules/cart/long.ts':
    "export const b = (scope) => scope.db.transaction().setIsolationLevel('serializable').execute(async () => {})\n",
  'services/modules/cart/open.ts':
    'export const c = async (db) => await db.startTransaction().execute()\n',
  'services/modules/cart/right.ts': 'export const d = (db) => inTransaction(db, async () => {})\n',
  'services/platform/database/in-transaction.ts': 'export const e = (db) => db.transaction()\n',
  'tests/services/cart.test.ts': 'export const f = (db) => db.transaction()\n',
}

test('the linter refuses a transaction in the services that inTransaction does not open', () => {
  const root = mkdtempSync(join(tmpdir(), 'savez-one-transaction-'))
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
  for (const { path } of config.plugins) cpSync(path, join(root, path))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { stdout } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none'],
    { cwd: root, encoding: 'utf8' },
  )
  rmSync(root, { recursive: true })
  const reported = stdout.split('\n').filter((line) => line.includes('Only inTransaction'))
  const isReported = (path: string) => reported.some((line) => line.includes(`/${path},`))
  expect(Object.keys(FILES).filter(isReported)).toEqual([
    'services/modules/cart/short.ts',
    'services/modules/cart/long.ts',
    'services/modules/cart/open.ts',
  ])
})
