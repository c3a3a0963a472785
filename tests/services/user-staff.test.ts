import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createPost } from '#services/contract/cms.ts'
import { createConsent } from '#services/contract/consents.ts'
import { login } from '#services/contract/login.ts'
import { getProfile, getStaffProfile, setPassword, updateProfile } from '#services/contract/user.ts'
import { logIn, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'

eachEngine('staff', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
    // The tool has the clock of the machine.
    services.clock.set(new Date().toISOString())
  })
  afterAll(async () => await services.close())

  const statuses = async (headers: Record<string, string>) => ({
    profile: (await services.send(getProfile, {}, headers)).status,
    staff: (await services.send(getStaffProfile, {}, headers)).status,
    content: (await services.send(createPost, {}, headers)).status,
    admin: (await services.send(createConsent, {}, headers)).status,
  })

  test('are made by the tool, with a link that sets their first password [RL-05]', async () => {
    const email = newEmail()
    const said = await staff(services, 'add', email, '--scopes=content')
    const token = /token=([\w.-]+)/.exec(said)?.[1] ?? ''
    await services.call(setPassword, { token, newPassword: PASSWORD })
    const { headers } = await logIn(services, { email, password: PASSWORD })

    expect(await services.call(getStaffProfile, {}, { ...headers })).toMatchObject({
      email,
      isBackofficeUser: true,
      scope: ['content'],
    })
    expect(await statuses({ ...headers })).toEqual({
      profile: 200,
      staff: 200,
      content: 400,
      admin: 403,
    })
  })

  test('choose the language of the back office; customers have none [PL-08~, AD-09~]', async () => {
    const person = await signUp(services)
    const before = await services.call(
      getProfile,
      {},
      { ...(await logIn(services, person)).headers },
    )
    await setByLink(await staff(services, 'add', person.email))
    const { headers } = await logIn(services, person)
    const language = async () => {
      const { backofficeUserLanguage } = await services.call(getStaffProfile, {}, { ...headers })
      return backofficeUserLanguage
    }

    expect(before.backofficeUserLanguage).toBeNull()
    expect(await language()).toBe('hrv')
    const said = await staff(services, 'language', person.email.toUpperCase(), 'eng')
    expect(said).toContain('uses the back office in eng.')
    expect(await language()).toBe('eng')
    await staff(services, 'language', person.email, 'ger')
    await staff(services, 'add', person.email, '--scopes=content')
    await expect(language(), 'a new role ends the session').rejects.toThrow()
    const again = await logIn(services, person)
    expect(await services.call(getStaffProfile, {}, { ...again.headers })).toMatchObject({
      backofficeUserLanguage: 'ger',
    })
  })

  test('who leave lose their language, also if they return [PL-08~]', async () => {
    const person = await signUp(services)
    await staff(services, 'add', person.email)
    await staff(services, 'language', person.email, 'eng')
    await staff(services, 'remove', person.email)
    const refused = await refusal(services, 'language', person.email, 'eng')
    await setByLink(await staff(services, 'add', person.email))
    const { headers } = await logIn(services, person)

    expect(refused).toBe(`${person.email} is no member of staff.\n`)
    expect(await services.call(getStaffProfile, {}, { ...headers })).toMatchObject({
      backofficeUserLanguage: 'hrv',
    })
  })

  test('cannot choose a language that the platform does not know [PL-08~]', async () => {
    const email = newEmail()
    await staff(services, 'add', email)

    for (const code of ['en', 'xyz', 'hrv,eng']) {
      expect(await refusal(services, 'language', email, code)).toContain(
        `Unknown language: ${code}.`,
      )
    }
    expect(await refusal(services, 'language', email)).toContain('npm run staff')
    expect(await refusal(services, 'add', email, 'eng')).toContain('npm run staff')
  })

  test('alone have a language, by a constraint of the database [PL-08~]', async () => {
    const { userId } = await signUp(services)
    const write = services.db
      .updateTable('account')
      .set({ backoffice_language: 'eng' })
      .where('id', '=', userId)
      .execute()

    await expect(write).rejects.toThrow(/constraint/i)
  })

  const setByLink = async (said: string) => {
    const token = /token=([\w.-]+)/.exec(said)?.[1] ?? ''
    await services.call(setPassword, { token, newPassword: PASSWORD })
  }

  test('may be customers before and after; each change ends their sessions', async () => {
    const person = await signUp(services)
    const before = await logIn(services, person)
    const wish = { email: newEmail(), password: PASSWORD }
    await services.call(updateProfile, wish, { ...before.headers })
    const said = await staff(services, 'add', person.email.toUpperCase(), '--scopes=admin,content')
    const input = { username: person.email, password: PASSWORD }
    const formerPassword = await services.send(login, input)
    const formerWish = await services.db
      .selectFrom('account')
      .select('pending_email')
      .where('id', '=', person.userId)
      .executeTakeFirst()
    await setByLink(said)
    const ended = await services.send(getProfile, {}, { ...before.headers })
    const lifted = await logIn(services, person)
    const asStaff = await statuses({ ...lifted.headers })
    await staff(services, 'remove', person.email)
    const dismissed = await services.send(getStaffProfile, {}, { ...lifted.headers })
    const after = await logIn(services, person)

    expect([ended.status, dismissed.status, formerPassword.status]).toEqual([401, 401, 401])
    expect(formerWish?.pending_email).toBeNull()
    expect(asStaff).toEqual({ profile: 200, staff: 200, content: 400, admin: 400 })
    expect(await statuses({ ...after.headers })).toEqual({
      profile: 200,
      staff: 403,
      content: 403,
      admin: 403,
    })
  })
})

describe('staff with a mail server', () => {
  let smtp: TestSmtp
  let services: TestServices

  beforeAll(async () => {
    smtp = await startSmtp()
    services = await startServices({ config: { smtpUrl: smtp.url } })
    services.clock.set(new Date().toISOString())
  })
  afterAll(async () => {
    await services.close()
    await smtp.close()
  })

  test('get the link by mail, and the tool says none', async () => {
    const email = newEmail()
    const said = await staff(services, 'add', email, '--scopes=admin')
    await mailsTo(services, email)

    expect(said).not.toContain('token=')
    expect(smtp.recipients).toEqual([email])
    expect(smtp.mails[0]?.text).toMatch(/zaboravljena-lozinka\?token=[\w-]{22}\.[\w-]{43}/)
  })

  test.each([
    ['an unknown scope', ['add', 'ana@posta.example', '--scopes=root']],
    ['nobody to remove', ['remove', 'nobody@posta.example']],
  ])('are not made with %s', async (_name, given) => {
    await expect(staff(services, ...given)).rejects.toMatchObject({ code: 1 })
  })
})

async function staff({ config }: TestServices, ...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/staff.ts', ...given], {
    env: {
      PATH: process.env['PATH'],
      MODE: 'demo',
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      SESSION_SECRET: TEST_SECRET,
      SMTP_URL: config.smtpUrl ?? '',
    },
  })
  return stdout
}

/** What the tool says when it refuses. */
async function refusal(services: TestServices, ...given: string[]): Promise<string> {
  try {
    return `done: ${await staff(services, ...given)}`
  } catch (error) {
    return z.object({ code: z.literal(1), stderr: z.string() }).parse(error).stderr
  }
}
