import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfigFault, readConfig } from './config.ts'

const SECRET = 'x'.repeat(32)
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'savez-config-'))
  folders.push(folder)
  return folder
}

function faultOf(variables: Record<string, string>): string {
  try {
    readConfig(variables)
  } catch (error) {
    if (error instanceof ConfigFault) return error.message
    throw error
  }
  return ''
}

describe('demo', () => {
  test('needs nothing and listens to this machine alone', () => {
    const folder = dataDir()

    expect(readConfig({ DATA_DIR: folder })).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4100,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      dataDir: folder,
      logLevel: 'info',
    })
  })

  test('makes a secret once and keeps it where only its own user reads', () => {
    const folder = dataDir()

    const first = readConfig({ DATA_DIR: folder }).sessionSecret
    const second = readConfig({ DATA_DIR: folder }).sessionSecret

    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(second).toBe(first)
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['session-secret'])
  })

  test('does not start with a kept secret that was cut off', () => {
    const folder = dataDir()
    writeFileSync(join(folder, 'session-secret'), '')

    expect(faultOf({ DATA_DIR: folder })).toContain('session-secret')
  })

  test('programs that start together agree on the secret', async () => {
    const folder = dataDir()
    const program = `const { readConfig } = await import('#services/config.ts')
      process.stdout.write(readConfig({ DATA_DIR: process.argv[1] }).sessionSecret)`
    const start = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, folder], {
        cwd: join(import.meta.dirname, '..'),
      })
    const secrets = await Promise.all([start(), start(), start()])

    expect(new Set(secrets.map(({ stdout }) => stdout)).size).toBe(1)
    expect(secrets[0]?.stdout).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('production', () => {
  test('starts with every secret and an https address', () => {
    const config = readConfig({
      MODE: 'production',
      PUBLIC_URL: 'https://shop.example/',
      SESSION_SECRET: SECRET,
      DATABASE_URL: 'postgresql://a@b/c',
      SMTP_URL: 'smtps://shop:secret@mail.example',
    })

    expect(config.publicUrl).toBe('https://shop.example')
    expect(config.databaseUrl).toBe('postgresql://a@b/c')
  })

  test('names every fault at once, and none of the values', () => {
    const fault = faultOf({
      MODE: 'production',
      PUBLIC_URL: 'http://shop.example',
      SESSION_SECRET: 'short-secret',
      DATABASE_URL: 'mysql://root:hidden@b/c',
      SERVICES_PORT: '70000',
      LOG_LEVEL: 'loud',
    })

    const names = ['PUBLIC_URL', 'SESSION_SECRET', 'DATABASE_URL', 'SERVICES_PORT', 'LOG_LEVEL']
    expect(names.filter((name) => !fault.includes(name))).toEqual([])
    expect(fault).not.toMatch(/short-secret|hidden/)
  })

  test('does not start without a mail server, and says what it is for', () => {
    const given = {
      MODE: 'production',
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: SECRET,
      DATA_DIR: dataDir(),
    }

    for (const missing of [{}, { SMTP_URL: '' }]) {
      expect(faultOf({ ...given, ...missing })).toMatch(
        /SMTP_URL: must name the mail server.+cannot be confirmed/,
      )
    }
    const wrong = faultOf({ ...given, SMTP_URL: 'https://user:hidden@mail.example' })
    expect(wrong).toContain('SMTP_URL: must begin with smtp')
    expect(wrong).not.toContain('hidden')
    expect(readConfig({ DATA_DIR: dataDir() }).smtpUrl).toBeNull() // a demo writes files
  })

  test('offers the payment sandbox only where it is configured, a demo always', () => {
    const given = {
      MODE: 'production',
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: SECRET,
      SMTP_URL: 'smtps://mail.example',
    }

    expect(readConfig(given).paymentSandbox).toBe(false)
    expect(readConfig({ ...given, PAYMENT_SANDBOX: 'on' }).paymentSandbox).toBe(true)
    expect(readConfig({ DATA_DIR: dataDir() }).paymentSandbox).toBe(true)
    expect(readConfig({ DATA_DIR: dataDir(), PAYMENT_SANDBOX: 'off' }).paymentSandbox).toBe(false)
    expect(faultOf({ ...given, PAYMENT_SANDBOX: 'maybe' })).toContain('PAYMENT_SANDBOX')
  })

  test('an empty variable counts as missing', () => {
    const fault = faultOf({ MODE: 'production', PUBLIC_URL: '', SESSION_SECRET: '' })

    expect(fault).toContain('PUBLIC_URL')
    expect(fault).toContain('SESSION_SECRET')
    expect(readConfig({ MODE: '', DATA_DIR: dataDir(), HOST: '' }).host).toBe('127.0.0.1')
  })

  test('a public site without a mode does not become a demo', () => {
    const given = { PUBLIC_URL: 'https://shop.example', DATA_DIR: dataDir() }

    expect(faultOf(given)).toContain('MODE')
    expect(readConfig({ ...given, MODE: 'demo' }).mode).toBe('demo')
  })

  test('an unknown mode does not start', () => {
    expect(faultOf({ MODE: 'staging' })).toContain('MODE')
  })
})

describe('the storage of pictures', () => {
  const storageOf = (url: string) => readConfig({ DATA_DIR: dataDir(), S3_URL: url }).s3

  test('is the disk, or the bucket that S3_URL names', () => {
    expect(storageOf('')).toBeNull()
    expect(storageOf('https://key:a%2Fb%2Bc@s3.example/pictures?region=eu-north-1')).toEqual({
      bucketUrl: 'https://s3.example/pictures',
      region: 'eu-north-1',
      accessKeyId: 'key',
      secretAccessKey: 'a/b+c',
    })
    expect(storageOf('http://key:secret@minio:9000/pictures/')).toMatchObject({
      bucketUrl: 'http://minio:9000/pictures',
      region: 'auto',
    })
  })

  test.each([
    'ftp://key:hidden@s3.example/pictures',
    'https://s3.example/pictures',
    'https://key@s3.example/pictures',
    'https://key:hidden@s3.example',
    'https://key:hidden@s3.example/pictures/folder',
    'https://key:hidden@s3.example/pictures?regoin=eu-north-1',
    'https://key:hidden@s3.example/pictures?region=',
    'https://key:hidden%@s3.example/pictures',
    'hidden',
  ])('%s stops the start, and its secret is not printed', (url) => {
    const fault = faultOf({ DATA_DIR: dataDir(), S3_URL: url })
    expect(fault).toContain('S3_URL: must look like https://<key>:<secret>@<host>/<bucket>')
    expect(fault).not.toContain('hidden')
  })
})

test('changed addresses are announced with a key alone, which must fit into the name of a file', () => {
  const given = { INDEXNOW_KEY: 'key-of-the-site' }
  expect(readConfig({ SESSION_SECRET: 'x'.repeat(32) }).indexNow).toBeNull()
  expect(readConfig({ ...given, SESSION_SECRET: 'x'.repeat(32) }).indexNow).toMatchObject({
    ...{ key: 'key-of-the-site', url: 'https://api.indexnow.org/indexnow' },
  })
  expect(() => readConfig({ INDEXNOW_KEY: '../admin' })).toThrow('INDEXNOW_KEY')
})
