import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { login, refresh } from '#services/contract/login.ts'
import { createAccount } from '#services/modules/user/api.ts'
import { createPasswords } from '#services/modules/user/password/passwords.ts'
import { settled } from './outbox.ts'
import type { CallResponse, TestServices } from './services.ts'

export const PASSWORD = 'tri žuta kajaka 58'

export type Person = {
  readonly userId: number
  readonly email: string
  readonly password: string
}

export type Session = {
  readonly headers: { readonly accessToken: string }
  readonly refreshToken: string
}

let made = 0

export function newEmail(): string {
  made += 1
  return `kupac-${made}@posta.example`
}

/** Headers of a request that the gateway passes on for somebody elsewhere. */
export function fromPlace(place: number): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `198.51.${place}.7` }
}

/** Somebody whose address was confirmed some time ago. */
export async function signUp(
  { db, clock, config }: TestServices,
  given: { readonly email?: string; readonly memberCardBarcode?: string } = {},
): Promise<Person> {
  const { email = newEmail(), memberCardBarcode = null } = given
  const passwordHash = await createPasswords(config.passwordCost).hash(PASSWORD)
  return await db.transaction().execute(async (trx) => {
    const userId = await createAccount(trx, {
      email,
      passwordHash,
      firstName: 'Željka',
      lastName: 'Đurić',
      memberCardBarcode,
      createdAt: clock.now().toISOString(),
    })
    if (userId === null) throw new Error(`${email} has an account already`)
    return { userId, email, password: PASSWORD }
  })
}

export async function logIn(
  services: TestServices,
  { email, password }: { readonly email: string; readonly password: string },
  { device, ...headers }: { readonly device?: string; readonly 'x-forwarded-for'?: string } = {},
): Promise<Session> {
  const input = { username: email, password, ...(device && { device }) }
  const { data } = await services.call(login, input, headers)
  return sessionOf(data.tokens)
}

export async function renew(services: TestServices, refreshToken: string): Promise<Session> {
  const { data } = await services.call(refresh, {}, { refreshToken })
  return sessionOf(data.tokens)
}

export async function refreshStatus(
  services: TestServices,
  refreshToken: string,
): Promise<CallResponse['status']> {
  return (await services.send(refresh, {}, { refreshToken })).status
}

function sessionOf(tokens: { accessToken: string; refreshToken: string }): Session {
  return {
    headers: { accessToken: tokens.accessToken },
    refreshToken: tokens.refreshToken,
  }
}

/** What the list of sessions calls it. */
export function sessionId({ refreshToken }: Session): string {
  return refreshToken.split('.')[0] ?? ''
}

const mail = z.object({ at: z.string(), to: z.string(), subject: z.string(), text: z.string() })

export type ReadMail = z.output<typeof mail> & { readonly html: string }

/** All that somebody has got once every job is done, the oldest first. */
export async function mailsTo(services: TestServices, email: string): Promise<ReadMail[]> {
  await settled(services)
  const folder = join(services.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => ({
        ...mail.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
        html: await readFile(join(folder, name.replace(/json$/, 'html')), 'utf8'),
      })),
  )
  return mails.filter(({ to }) => to === email).sort((one, other) => (one.at < other.at ? -1 : 1))
}

/** Of the link in the newest mail that has one. */
export async function tokenFor(
  services: TestServices,
  { email, name }: { readonly email: string; readonly name: 'verificationToken' | 'token' },
): Promise<string> {
  const link = new RegExp(`[?&]${name}=([\\w.-]+)`)
  const tokens = (await mailsTo(services, email)).flatMap(({ text }) => link.exec(text)?.[1] ?? [])
  const newest = tokens.at(-1)
  if (!newest) throw new Error('No mail has a link')
  return newest
}

/** As the gateway hands the token of a link on. */
export function verification(token: string): { id: string; token: string } {
  const [id = '', signature = ''] = token.split('.')
  return { id, token: signature }
}
