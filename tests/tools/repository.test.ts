import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...devDependencies })

test('the packages that the customer fixed are the ones in use [DC-02, DC-03]', () => {
  expect(packages).toEqual(
    expect.arrayContaining([
      ...['graphql', 'graphql-yoga', '@graphql-tools/schema', 'dataloader', '@apollo/client'],
      ...['@graphql-codegen/cli', 'react', 'react-dom', 'vite', 'react-router', 'zod'],
      ...['i18next', 'react-i18next', 'vitest', 'playwright'],
    ]),
  )
})

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

test('every screen with a question asks by its generated hook, and nothing in the client fetches by hand [DC-07]', () => {
  const screens = globSync('client/screens/*/*-screen.tsx').filter((file) =>
    globSync(`${dirname(file)}/*.graphql`).some((document) =>
      /^query /m.test(readFileSync(document, 'utf8')),
    ),
  )
  const withoutHook = screens.filter(
    (file) =>
      !/use\w+Query\b[\s\S]*?from '\.\/[\w-]+\.generated\.ts'/.test(readFileSync(file, 'utf8')),
  )
  // The link of the Apollo client is the one place that speaks HTTP.
  const fetching = globSync('client/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && file !== 'client/app/graph-links.ts')
    .filter((file) => /\bfetch\(/.test(readFileSync(file, 'utf8')))

  expect(screens.length).toBeGreaterThan(10)
  expect(withoutHook).toEqual([])
  expect(fetching).toEqual([])
})
