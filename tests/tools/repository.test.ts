import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('every version is pinned, so that a fresh clone is the product that was tested', () => {
  const versions = Object.values<string>({ ...dependencies, ...devDependencies })

  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lockfile names the packages of every platform, or npm ci would refuse it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const paths = Object.keys(packages)
  const wanted = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  )

  expect(
    wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`))),
  ).toEqual([])
})

test('the top level holds what the customer fixed [DC-04]', () => {
  const fixed = ['package.json', 'tsconfig.json', 'codegen.ts', 'Dockerfile']
  const rooms = ['graphql', 'gateway', 'client', 'tests']

  expect([...fixed, ...rooms].filter((name) => !existsSync(name))).toEqual([])
})

test.each(['start', 'dev', 'test'])(
  '`npm run %s` on an older Node names the version it needs, and nothing else',
  (script) => {
    const [node = '', ...parameters] = String(scripts[script]).split(' ')
    const folder = mkdtempSync(join(tmpdir(), 'savez-old-node-'))
    const old = join(folder, 'old.cjs')
    writeFileSync(old, `Object.defineProperty(process, 'versions', { value: { node: '20.20.0' } })`)
    const { status, stdout, stderr } = spawnSync(node, ['-r', old, ...parameters], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })

    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Savez needs Node 24; this is v\S+ .*\n$/)
  },
)
