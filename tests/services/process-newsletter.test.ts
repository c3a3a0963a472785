import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { confirmNewsletter, subscribeNewsletter } from '#services/contract/newsletter.ts'
import { site } from '#services/modules/settings/api.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { createCaller } from '#tests/support/caller.ts'
import { createFilledPlace, TEST_SECRET, type TestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { addNewsletterForm, NEWS } from './newsletter-world.ts'
import { somewhere } from './notice-world.ts'

const KILLS = 3
const PEOPLE = Number(process.env['NEWSLETTER_PEOPLE'] ?? 500)
const AT_ONCE = 8
const MAILS_AT_ONCE = 4
const TOKEN = /[?&]token=([\w.-]+)/

eachEngine('the newsletter of programs that are killed', (engine) => {
  const after: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const clean of after.splice(0).reverse()) await clean()
  })

  async function start({ config }: TestPlace, port: number, smtp: TestSmtp): Promise<Program> {
    const program = runProgram('services/server.ts', {
      SERVICES_PORT: String(port),
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      MODE: 'production',
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: TEST_SECRET,
      SMTP_URL: smtp.url,
    })
    after.push(() => {
      program.child.kill('SIGKILL')
      return program.ended
    })
    await untilAnswered(`http://127.0.0.1:${port}/readyz`, 200, program)
    return program
  }

  async function callerTo(db: Db, port: number) {
    const { apiKeyToken: apiKey, id, storeId } = await site(db)
    const key = { [GATEWAY_KEY_HEADER]: gatewayKeyOf(TEST_SECRET) }
    const headers = { apiKey, site: `${id}`, store: `${storeId}`, ...key }
    return createCaller(`http://127.0.0.1:${port}`, headers)
  }

  test('misses no one, and repeats only what was on its way, under the id of one letter [FM-13]', {
    timeout: 300_000,
  }, async () => {
    const smtp = await startSmtp()
    after.push(smtp.close)
    const place = await createFilledPlace(engine, null)
    after.push(place.remove)
    const log = pino({ level: 'silent' })
    const { db, close } = openDatabase(place.config, { log, sole: false })
    after.push(close)
    const clock = { now: () => new Date() }
    await db.transaction().execute(async (trx) => await addNewsletterForm(trx, clock))
    const port = await unusedPort()
    let program = await start(place, port, smtp)
    const { call } = await callerTo(db, port)

    const emails = Array.from({ length: PEOPLE }, (_, made) => `osoba-${made}@posta.example`)
    const left = [...emails]
    const signedUp = new Set<string>()
    const confirmed = new Set<string>()

    /** As people do: until it is answered. */
    async function untilDone(work: () => Promise<unknown>): Promise<void> {
      while (
        (await work().then(
          () => true,
          () => false,
        )) === false
      )
        await pause(50)
    }
    async function signUpAll(): Promise<void> {
      for (let email = left.pop(); email !== undefined; email = left.pop()) {
        const input = { email, consents: [NEWS] }
        const headers = somewhere()
        await untilDone(() => call(subscribeNewsletter, input, headers))
        signedUp.add(email)
      }
    }
    async function confirmAll(): Promise<void> {
      while (confirmed.size < PEOPLE) {
        const waiting = smtp.mails.filter(({ to }) => {
          const email = to?.[0]?.address ?? ''
          return signedUp.has(email) && !confirmed.has(email)
        })
        for (const { to, text = '' } of waiting) {
          const token = TOKEN.exec(text)?.[1] ?? ''
          await untilDone(() => call(confirmNewsletter, { token }))
          confirmed.add(to?.[0]?.address ?? '')
        }
        await pause(20)
      }
    }
    async function killSometimes(): Promise<void> {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await expect
          .poll(() => confirmed.size, { timeout: 120_000 })
          .toBeGreaterThan((PEOPLE * (kill - 1)) / KILLS)
        await pause(randomInt(0, 300))
        program.child.kill('SIGKILL')
        await program.ended
        // Jobs that a killed program had taken are taken again once their lease is over.
        await db.updateTable('outbox').set({ at: '1970-01-01T00:00:00.000Z' }).execute()
        program = await start(place, port, smtp)
      }
    }
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, signUpAll),
      confirmAll(),
      killSometimes(),
    ])

    const open = () => db.selectFrom('outbox').select('id').execute()
    await expect.poll(open, { timeout: 60_000 }).toEqual([])
    const rows = await db.selectFrom('newsletter_subscriber').select(['email', 'state']).execute()
    expect(rows.filter(({ state }) => state === 'ACTIVE')).toHaveLength(PEOPLE)
    const logged = await db.selectFrom('consent_log').select(['email', 'status']).execute()
    expect(logged).toHaveLength(PEOPLE)
    expect(new Set(smtp.mails.map(({ to }) => to?.[0]?.address)).size).toBe(PEOPLE)
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(PEOPLE)
    // The answer of the server may be lost with the program.
    expect(smtp.mails.length - PEOPLE).toBeLessThanOrEqual(KILLS * MAILS_AT_ONCE)
  })
})
