import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'

const compose = readFileSync('compose.yaml', 'utf8')
const [, programs = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose) ?? []
const passed = new Map(
  [...programs.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

/** Set by the image, or only useful where services stand elsewhere. */
const NOT_PASSED = ['DATA_DIR', 'PORT', 'SERVICES_PORT']

/** The names that a reader of settings declares or looks up. */
function settingsOf(file: string): readonly string[] {
  const declared = /^ {2,4}([A-Z][A-Z0-9_]+):|given\['([A-Z_]+)'\]|VARIABLE = '([A-Z_]+)'/gm
  return [...readFileSync(file, 'utf8').matchAll(declared)].map(
    ([, key, given, named]) => key ?? given ?? named ?? '',
  )
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the stack passes on every setting that a program reads, and no other', () => {
  const read = new Set(
    [
      'gateway/config.ts',
      ...['captcha-provider', 'config', 'object-storage', 'oidc-providers'].map(
        (name) => `services/${name}.ts`,
      ),
    ].flatMap(settingsOf),
  )
  const wanted = [...read].filter((name) => !NOT_PASSED.includes(name))

  expect(wanted.length).toBeGreaterThan(15)
  expect([...passed.keys()].sort()).toEqual([...wanted, 'PGPASSWORD'].sort())
})

test('only this machine reaches it unless somebody says otherwise', () => {
  const ports = [...compose.matchAll(/ports: \[(.*)\]/g)].map(([, port]) => port)

  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is Compose's
  expect(ports).toEqual(['"${PUBLISH_ADDRESS:-127.0.0.1}:4000:4000"'])
})

test('a database password may hold any character', () => {
  const password = 'p@ss/w:o?r#d%20'
  vi.stubEnv('PGPASSWORD', password)
  const client = new pg.Client({ connectionString: passed.get('DATABASE_URL') ?? '' })

  expect(passed.get('PGPASSWORD')).toContain('POSTGRES_PASSWORD')
  expect(client).toMatchObject({ host: 'postgres', user: 'savez', password })
})

test('counters of attempts are never evicted', () => {
  expect(compose).toContain('"--maxmemory-policy", "noeviction"')
})
