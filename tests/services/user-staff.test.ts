import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPost } from '#services/contract/cms.ts'
import { createConsent } from '#services/contract/consents.ts'
import { login } from '#services/contract/login.ts'
import { getProfile, getStaffProfile, setPassword, updateProfile } from '#services/contract/user.ts'
import {
  chooseBackofficeLanguage,
  dismissStaff,
  inviteStaff,
  type StaffScope,
} from '#services/modules/user/api.ts'
import { logIn, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { runTool } from '#tests/support/tool.ts'

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
    await setByLink(await invite(services, person.email))
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
    await chooseLanguage(services, person.email, 'ger')
    await invite(services, person.email, 'content')
    await expect(language(), 'a new role ends the session').rejects.toThrow()
    const again = await logIn(services, person)
    expect(await services.call(getStaffProfile, {}, { ...again.headers })).toMatchObject({
      backofficeUserLanguage: 'ger',
    })
  })

  test('who leave lose their language, also if they return [PL-08~]', async () => {
    const person = await signUp(services)
    await invite(services, person.email)
    await chooseLanguage(services, person.email, 'eng')
    await dismiss(services, person.email)
    const refused = await chooseLanguage(services, person.email, 'eng')
    await setByLink(await invite(services, person.email))
    const { headers } = await logIn(services, person)

    expect(refused).toBe('no staff')
    expect(await services.call(getStaffProfile, {}, { ...headers })).toMatchObject({
      backofficeUserLanguage: 'hrv',
    })
  })

  test('cannot choose a language that the platform does not know [PL-08~]', async () => {
    const email = newEmail()
    await invite(services, email)

    for (const code of ['en', 'xyz', 'hrv,eng']) {
      expect(await chooseLanguage(services, email, code)).toBe('unknown language')
    }
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

  const setByLink = async (link: string) => {
    const token = /token=([\w.-]+)/.exec(link)?.[1] ?? ''
    await services.call(setPassword, { token, newPassword: PASSWORD })
  }

  test('may be customers before and after; each change ends their sessions', async () => {
    const person = await signUp(services)
    const before = await logIn(services, person)
    const wish = { email: newEmail(), password: PASSWORD }
    await services.call(updateProfile, wish, { ...before.headers })
    const link = await invite(services, person.email.toUpperCase(), 'admin', 'content')
    const input = { username: person.email, password: PASSWORD }
    const formerPassword = await services.send(login, input)
    const formerWish = await services.db
      .selectFrom('account')
      .select('pending_email')
      .where('id', '=', person.userId)
      .executeTakeFirst()
    await setByLink(link)
    const ended = await services.send(getProfile, {}, { ...before.headers })
    const lifted = await logIn(services, person)
    const asStaff = await statuses({ ...lifted.headers })
    await dismiss(services, person.email)
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

  test('are not made or changed by a command with a fault', async () => {
    for (const [fault, ...given] of [
      ['Unknown scope: root.', 'add', 'ana@posta.example', '--scopes=root'],
      ['has no account.', 'remove', 'nobody@posta.example'],
      ['is no member of staff.', 'language', 'nobody@posta.example', 'eng'],
      ['npm run staff', 'language', 'nobody@posta.example'],
      ['npm run staff', 'add', 'ana@posta.example', 'eng'],
    ] as const) {
      const refused = staff(services, ...given)
      await expect(refused).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(fault),
      })
    }
  })
})

/** As the tool does; the link is for the password. */
async function invite(
  { db, clock, config }: TestServices,
  email: string,
  ...scopes: StaffScope[]
): Promise<string> {
  return await db
    .transaction()
    .execute((trx) =>
      inviteStaff(
        trx,
        { email, firstName: '', lastName: '', scopes },
        { clock, config, language: 'hrv', isMailed: false },
      ),
    )
}

async function dismiss({ db, clock }: TestServices, email: string): Promise<void> {
  await db.transaction().execute((trx) => dismissStaff(trx, email, clock))
}

async function chooseLanguage({ db }: TestServices, email: string, language: string) {
  return await db.transaction().execute((trx) => chooseBackofficeLanguage(trx, { email, language }))
}

function staff({ config }: TestServices, ...given: string[]): Promise<string> {
  return runTool('staff', config, ...given)
}
