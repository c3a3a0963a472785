import { describe, expect, test } from 'vitest'
import { readProviders } from './oidc-providers.ts'

const PROVIDER = {
  key: 'liga',
  name: 'Liga',
  issuer: 'https://login.liga.example',
  clientId: 'savez',
}

const read = (providers: unknown, rest: NodeJS.ProcessEnv = {}) =>
  readProviders({ OIDC_PROVIDERS: JSON.stringify(providers), ...rest })

describe('OIDC_PROVIDERS', () => {
  test('may be left out', () => {
    expect(readProviders({})).toEqual({ records: [], faults: [] })
  })

  test('names providers, and by a variable of its own the secret of each', () => {
    const { records, faults } = read([{ ...PROVIDER, clientSecretEnv: 'LIGA_SECRET' }], {
      LIGA_SECRET: 'between us',
    })

    expect(faults).toEqual([])
    expect(records).toEqual([
      { ...PROVIDER, clientSecret: 'between us', scopes: ['openid', 'email', 'profile'] },
    ])
    expect(read([PROVIDER]).records[0]?.clientSecret).toBeNull()
  })

  test.each([
    ['another machine in the clear', [{ ...PROVIDER, issuer: 'http://login.liga.example' }]],
    ['a key that is no word', [{ ...PROVIDER, key: 'Liga ?' }]],
    ['no client', [{ ...PROVIDER, clientId: '' }]],
    ['a secret that everybody reads', [{ ...PROVIDER, clientSecret: 'hidden' }]],
    ['a variable that is not there', [{ ...PROVIDER, clientSecretEnv: 'LIGA_SECRET' }]],
    ['one key for two', [PROVIDER, PROVIDER]],
    ['no list', PROVIDER],
  ])('is refused for %s', (_what, providers) => {
    expect(read(providers).faults).toHaveLength(1)
    expect(read(providers).faults.join()).not.toContain('hidden')
  })

  test('is refused where it is no JSON', () => {
    expect(readProviders({ OIDC_PROVIDERS: '[{' }).faults).toHaveLength(1)
  })

  test('may speak to this machine in the clear', () => {
    expect(read([{ ...PROVIDER, issuer: 'http://localhost:8080/realm' }]).faults).toEqual([])
  })
})
