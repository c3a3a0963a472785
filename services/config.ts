import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type CaptchaConfig, readCaptcha } from './captcha-provider.ts'
import { INDEX_NOW_KEY } from './contract/index-now-key.ts'
import { type ObjectStorage, readObjectStorage } from './object-storage.ts'
import { type OidcProvider, readProviders } from './oidc-providers.ts'
import { type PaymentProviders, readPaymentProviders } from './payment-providers.ts'
import { makeDataDir } from './platform/database/data-dir.ts'

export type ServicesConfig = {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** Null selects SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Where pictures are stored; null for `dataDir`. */
  readonly s3: ObjectStorage | null
  /** Shares rate limits between processes; null when there is only one. */
  readonly redisUrl: string | null
  /** Past this time the process uses its own count. */
  readonly redisPatienceMs: number
  readonly sessionSecret: string
  readonly passwordCost: PasswordCost
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Null only in demo mode: mails are written to files in `dataDir`. */
  readonly smtpUrl: string | null
  /** Sender address; null for no-reply at the host of `publicUrl`. */
  readonly mailFrom: string | null
  /** Providers for login without a password. */
  readonly oidcProviders: readonly OidcProvider[]
  /** Offers the sandbox payment provider, with which anyone can mark a payment as made. */
  readonly paymentSandbox: boolean
  readonly paymentProviders: PaymentProviders
  /** Where releases of the product are published; null when staff need not know. */
  readonly gitlab: GitlabConfig | null
  /** Other hosts that links of confirmation letters may lead to. */
  readonly goalHosts: readonly string[]
  /** Where sections with posts of a social network read them; null: they are not offered. */
  readonly instagram: InstagramConfig | null
  /** What visitors without a session solve before they send a form. */
  readonly captcha: CaptchaConfig
  /** Where changed addresses are announced to search engines; null: nowhere. */
  readonly indexNow: IndexNowConfig | null
}

export type IndexNowConfig = {
  /** Public: the site answers it at `/<key>.txt`. */
  readonly key: string
  readonly url: string
  readonly timeoutMs: number
}

export type InstagramConfig = {
  /** Of its Graph API with the version, without a trailing slash. */
  readonly url: string
  readonly token: string
  /** The business account that reads. */
  readonly userId: string
}

export type GitlabConfig = {
  /** Without a trailing slash. */
  readonly url: string
  /** Null for a public project. */
  readonly token: string | null
  /** Null: only the option `GitlabProjectId` names one. */
  readonly project: string | null
}

/** Parameters of Argon2id. */
export type PasswordCost = { readonly memoryKib: number; readonly passes: number }

/** OWASP's minimum for Argon2id. */
const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** Short, because a person is waiting for the login. */
const REDIS_PATIENCE_MS = 250

const INDEX_NOW_TIMEOUT_MS = 10_000

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MIN_SECRET_LENGTH = 32

const secret = z.string().min(MIN_SECRET_LENGTH)
const publicUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const base = {
  HOST: z.string().default('127.0.0.1'),
  SERVICES_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().max(254).optional(),
  PAYMENT_SANDBOX: z.stringbool().optional(),
  GITLAB_URL: publicUrl.optional(),
  GITLAB_TOKEN: z.string().optional(),
  GITLAB_PROJECT_ID: z.string().optional(),
  GOAL_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/, 'must be host names, separated by commas')
    .optional(),
  INSTAGRAM_URL: publicUrl.default('https://graph.facebook.com/v23.0'),
  INSTAGRAM_TOKEN: z.string().optional(),
  INSTAGRAM_USER_ID: z.string().optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(INDEX_NOW_KEY, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: publicUrl.default('https://api.indexnow.org/indexnow'),
}

const environment = z.discriminatedUnion('MODE', [
  z.object({
    ...base,
    MODE: z.literal('demo'),
    PUBLIC_URL: publicUrl.default('http://localhost:4000'),
    SESSION_SECRET: secret.optional(),
  }),
  z.object({
    ...base,
    MODE: z.literal('production'),
    PUBLIC_URL: publicUrl.refine((url) => url.startsWith('https://'), 'must begin with https://'),
    SESSION_SECRET: secret,
    SMTP_URL: z.url({
      protocol: /^smtps?$/,
      error: ({ input }) =>
        input === undefined
          ? 'must name the mail server, such as smtps://user:password@host: without it addresses cannot be confirmed and passwords cannot be reset'
          : 'must begin with smtp:// or smtps://',
    }),
  }),
])

/** Lists all faults at once. */
export class ConfigFault extends Error {
  constructor(faults: readonly string[]) {
    super(['The services cannot start:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.name = 'ConfigFault'
  }
}

export function readConfig(variables: NodeJS.ProcessEnv = process.env): ServicesConfig {
  // An empty variable, as a half-filled deployment file leaves it, counts as missing.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse({ MODE: 'demo', ...given })
  const providers = readProviders(given)
  const payments = readPaymentProviders(given)
  const objects = readObjectStorage(given)
  const { captcha, faults: captchaFaults } = readCaptcha(given)
  // A demo lets anyone log in as anyone, so a public site must set MODE explicitly.
  const lacksMode = !given['MODE'] && given['PUBLIC_URL']?.startsWith('https://')
  const faults = [...providers.faults, ...payments.faults, ...objects.faults, ...captchaFaults]
  if (!parsed.success || faults.length > 0 || lacksMode) {
    const issues = parsed.error?.issues ?? []
    throw new ConfigFault([
      ...(lacksMode ? ['MODE: must be demo or production when PUBLIC_URL is https'] : []),
      ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      ...faults,
    ])
  }

  const { data } = parsed
  return {
    mode: data.MODE,
    host: data.HOST,
    port: data.SERVICES_PORT,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir: data.DATA_DIR,
    s3: objects.storage,
    redisUrl: data.REDIS_URL ?? null,
    redisPatienceMs: REDIS_PATIENCE_MS,
    sessionSecret: data.SESSION_SECRET ?? demoSecret(data.DATA_DIR),
    passwordCost: PASSWORD_COST,
    logLevel: data.LOG_LEVEL,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? null,
    oidcProviders: providers.records,
    paymentSandbox: data.PAYMENT_SANDBOX ?? data.MODE === 'demo',
    paymentProviders: payments.records,
    captcha,
    goalHosts: (data.GOAL_HOSTS ?? '').split(/\s*,\s*/).filter(Boolean),
    gitlab: data.GITLAB_URL
      ? {
          url: data.GITLAB_URL,
          token: data.GITLAB_TOKEN ?? null,
          project: data.GITLAB_PROJECT_ID ?? null,
        }
      : null,
    instagram:
      data.INSTAGRAM_TOKEN && data.INSTAGRAM_USER_ID
        ? {
            url: data.INSTAGRAM_URL,
            token: data.INSTAGRAM_TOKEN,
            userId: data.INSTAGRAM_USER_ID,
          }
        : null,
    indexNow: data.INDEXNOW_KEY
      ? { key: data.INDEXNOW_KEY, url: data.INDEXNOW_URL, timeoutMs: INDEX_NOW_TIMEOUT_MS }
      : null,
  }
}

/** A demo generates its secret once, in a file that only its own user can read. */
export function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  makeDataDir(dataDir)
  const unfinished = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(unfinished, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  try {
    // Of processes that start together the first one links its complete file.
    linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished)
  }

  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new ConfigFault([`${file}: too short to be a secret; remove it and a new one is made`])
  }
  return secret
}
