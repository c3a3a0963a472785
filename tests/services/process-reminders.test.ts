import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { assignConsents, logConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { createAccount } from '#services/modules/user/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { createFilledPlace, TEST_SECRET, type TestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { type Program, runProgram, untilAnswered, unusedPort } from '#tests/support/program.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { addProduct } from './product-catalogue.ts'

const KILLS = Number(process.env['REMINDER_KILLS'] ?? 1)
const CARTS = 40
const NEWS = 7
const DAY_MS = 86_400_000

eachEngine('reminders of programs that are killed', (engine) => {
  const after: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const clean of after.splice(0).reverse()) await clean()
  })

  async function start({ config }: TestPlace, smtpUrl: string): Promise<Program> {
    const port = await unusedPort()
    const program = runProgram('services/server.ts', {
      SERVICES_PORT: String(port),
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      LOG_LEVEL: 'warn',
      MODE: 'production',
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: TEST_SECRET,
      SMTP_URL: smtpUrl,
    })
    after.push(() => {
      program.child.kill('SIGKILL')
      return program.ended
    })
    await untilAnswered(`http://127.0.0.1:${port}/readyz`, 200, program)
    return program
  }

  test('come to each customer, and twice only under the id of one mail', async () => {
    const smtp = await startSmtp()
    after.push(smtp.close)
    const place = await createFilledPlace(engine, null)
    after.push(place.remove)
    const { db, close } = openDatabase(place.config, {
      log: pino({ level: 'silent' }),
      sole: false,
    })
    after.push(close)
    const clock = { now: () => new Date() }
    const scarf = await addProduct({ db, clock } as never, { stock: 1_000 })
    const at = new Date(Date.now() - DAY_MS - 60_000).toISOString()
    await db.transaction().execute(async (trx) => {
      await writeConsent(trx, { number: NEWS, language: 'hrv', html: '<p>Ponude</p>' }, clock)
      await assignConsents(trx, 'newsletter', [{ number: NEWS, isRequired: true }])
      for (let made = 0; made < CARTS; made += 1) {
        const person = { email: `kupac-${made}@posta.example`, passwordHash: null }
        const names = { firstName: 'Ana', lastName: 'Anić', memberCardBarcode: null }
        const accountId = await createAccount(trx, { ...person, ...names, createdAt: at })
        if (accountId === null) throw new Error('There is such an account.')
        const said = { status: 'accepted', source: 'profile', numbers: [NEWS] } as const
        await logConsents(trx, { ...said, email: person.email, accountId, language: 'hrv' }, clock)
        const id = `cart-${made}`
        await trx
          .insertInto('cart')
          .values({
            ...{ id, protect_code: `code-${made}`, account_id: accountId, state: 'open' },
            ...{ version: 1, instructions: '', used_at: at },
          })
          .execute()
        await trx
          .insertInto('cart_item')
          .values({ cart_id: id, product_id: scarf, quantity: 1, options: '{}' })
          .execute()
        await setDue(trx, { kind: 'cart.left', key: id, at, payload: { cartId: id } })
      }
    })

    // PostgreSQL serves two programs, SQLite one.
    const programs = engine === 'postgres' ? 2 : 1
    for (let kill = 0; kill < KILLS; kill += 1) {
      const started = await Promise.all(
        Array.from({ length: programs }, () => start(place, smtp.url)),
      )
      await pause(randomInt(0, 400))
      for (const { child } of started) child.kill('SIGKILL')
      await Promise.all(started.map(({ ended }) => ended))
    }
    // Jobs that a killed program had taken are taken again once their lease is over.
    await db.updateTable('outbox').set({ at: '1970-01-01T00:00:00.000Z' }).execute()
    await start(place, smtp.url)

    const recalled = () => new Set(smtp.mails.map(({ to }) => to?.[0]?.address))
    await expect.poll(() => recalled().size, { timeout: 60_000 }).toBe(CARTS)
    const open = () =>
      db.selectFrom('outbox').select('id').where('kind', '=', 'reminder.cart').execute()
    await expect.poll(open, { timeout: 20_000 }).toEqual([])
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(CARTS)
    const reminders = await db.selectFrom('cart_reminder').select('cart_id').execute()
    expect(reminders).toHaveLength(CARTS)
    // The answer of the server may be lost with the program: one mail for each kill at most, and
    // for each of the four that leave at once.
    expect(smtp.mails.length - CARTS).toBeLessThanOrEqual(KILLS * programs * 4)
  })
})
