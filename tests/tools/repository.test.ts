import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

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
