import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPost } from '#services/contract/cms.ts'
import { createConsent } from '#services/contract/consents.ts'
import { login } from '#services/contract/login.ts'
import { setStaffPassword, signIn } from '#services/contract/staff.ts'
import { getProfile, getStaffProfile, updateProfile } from '#services/contract/user.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { dismissMember, inviteWithRoles, readRoles } from '#services/modules/staff/api.ts'
import { chooseBackofficeLanguage, findAccount } from '#services/modules/user/api.ts'
import { logIn, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { runTool } from '#tests/support/tool.ts'

const TESTS = commandAuthor('test')
eachEngine('staff', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
    // The tool has the clock of the machine.
    services.clock.set(new Date().toISOString())
  })
  afterAll(async () => await services.close())

  const enter = async (email: string) => {
    const { token } = await services.call(signIn, { email, password: PASSWORD })
    return { accessToken: token }
  }

  /** In the back office. */
  const statuses = async ({ email }: { readonly email: string }) => {
    const { status, body } = await services.send(signIn, { email, password: PASSWORD })
    if (status !== 200) return { signIn: status }
    const headers = { accessToken: signIn.output.parse(body).token }
    return {
      signIn: status,
      staff: (await services.send(getStaffProfile, {}, headers)).status,
      content: (await services.send(createPost, {}, headers)).status,
      consents: (await services.send(createConsent, {}, headers)).status,
    }
  }

  test('are made by the tool, with a link that sets their first password [RL-05]', async () => {
    const email = newEmail()
    const said = await staff(services, 'add', email, '--roles=editor')
    const token = /token=([\w.-]+)/.exec(said)?.[1] ?? ''
    await services.call(setStaffPassword, { token, newPassword: PASSWORD })

    expect(await services.call(getStaffProfile, {}, await enter(email))).toMatchObject({
      email,
      isBackofficeUser: true,
      scope: ['content'],
    })
    expect(await statuses({ email })).toEqual({
      ...{ signIn: 200, staff: 200, content: 400, consents: 403 },
    })
  })

  test('choose the language of the back office; customers have none [PL-08~, AD-09~]', async () => {
    const person = await signUp(services)
    const before = await services.call(
      getProfile,
      {},
      { ...(await logIn(services, person)).headers },
    )
    await setByLink(await invite(services, person.email, 'reader'))
    const headers = await enter(person.email)
    const language = async () => {
      const { backofficeUserLanguage } = await services.call(getStaffProfile, {}, headers)
      return backofficeUserLanguage
    }

    expect(before.backofficeUserLanguage).toBeNull()
    expect(await language()).toBe('hrv')
    const said = await staff(services, 'language', person.email.toUpperCase(), 'eng')
    expect(said).toContain('uses the back office in eng.')
    expect(await language()).toBe('eng')
    await chooseLanguage(services, person.email, 'ger')
    await invite(services, person.email, 'editor')
    await expect(language(), 'a new role ends the session').rejects.toThrow()
    expect(await services.call(getStaffProfile, {}, await enter(person.email))).toMatchObject({
      backofficeUserLanguage: 'ger',
    })
  })

  test('who leave lose their language, also if they return [PL-08~]', async () => {
    const person = await signUp(services)
    await invite(services, person.email, 'reader')
    await chooseLanguage(services, person.email, 'eng')
    await dismiss(services, person.email)
    const refused = await chooseLanguage(services, person.email, 'eng')
    await setByLink(await invite(services, person.email, 'reader'))

    expect(refused).toBe('no staff')
    expect(await services.call(getStaffProfile, {}, await enter(person.email))).toMatchObject({
      backofficeUserLanguage: 'hrv',
    })
  })

  test('cannot choose a language that the platform does not know [PL-08~]', async () => {
    const email = newEmail()
    await invite(services, email, 'reader')

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
    await services.call(setStaffPassword, { token, newPassword: PASSWORD })
  }

  test('may be customers before and after; each change ends their sessions', async () => {
    const person = await signUp(services)
    const before = await logIn(services, person)
    const wish = { email: newEmail(), password: PASSWORD }
    await services.call(updateProfile, wish, { ...before.headers })
    const link = await invite(services, person.email.toUpperCase(), 'owner', 'editor')
    const input = { username: person.email, password: PASSWORD }
    const formerPassword = await services.send(login, input)
    const formerWish = await services.db
      .selectFrom('account')
      .select('pending_email')
      .where('id', '=', person.userId)
      .executeTakeFirst()
    await setByLink(link)
    const ended = await services.send(getProfile, {}, { ...before.headers })
    const lifted = await enter(person.email)
    const asStaff = await statuses(person)
    await dismiss(services, person.email)
    const dismissed = await services.send(getStaffProfile, {}, lifted)
    const after = await logIn(services, person)

    expect([ended.status, dismissed.status, formerPassword.status]).toEqual([401, 401, 401])
    expect(formerWish?.pending_email).toBeNull()
    expect(asStaff).toEqual({ signIn: 200, staff: 200, content: 400, consents: 400 })
    expect(await statuses(person)).toEqual({ signIn: 401 })
    expect((await services.send(getProfile, {}, { ...after.headers })).status).toBe(200)
    expect((await services.send(createPost, {}, { ...after.headers })).status).toBe(403)
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
    const said = await staff(services, 'add', email, '--roles=owner')
    await mailsTo(services, email)

    expect(said).not.toContain('token=')
    expect(smtp.recipients).toEqual([email])
    expect(smtp.mails[0]?.text).toMatch(/adminLogin\/password\?token=[\w-]{22}\.[\w-]{43}/)
  })

  test('are not made or changed by a command with a fault', async () => {
    for (const [fault, ...given] of [
      ['Unknown role: root.', 'add', 'ana@posta.example', '--roles=root'],
      ['is no member of staff.', 'remove', 'nobody@posta.example'],
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
  ...keys: string[]
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    const known = await readRoles(trx)
    const roles = known.flatMap(({ id, key }) => (key && keys.includes(key) ? [id] : []))
    const person = { email, firstName: '', lastName: '', roles }
    const circumstances = { clock, config, language: 'hrv', isMailed: false, author: TESTS }
    return (await inviteWithRoles(trx, person, circumstances)).link
  })
}

async function dismiss({ db, clock }: TestServices, email: string): Promise<void> {
  const { id = 0 } = (await findAccount(db, email)) ?? {}
  await db.transaction().execute((trx) => dismissMember(trx, id, { clock, author: TESTS }))
}

async function chooseLanguage({ db }: TestServices, email: string, language: string) {
  return await db.transaction().execute((trx) => chooseBackofficeLanguage(trx, { email, language }))
}

function staff({ config }: TestServices, ...given: string[]): Promise<string> {
  return runTool('staff', config, ...given)
}
