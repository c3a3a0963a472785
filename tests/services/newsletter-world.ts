import type { CallInput } from '#services/contract/call.ts'
import {
  confirmNewsletter,
  readNewsletterLetter,
  stopNewsletter,
  subscribeNewsletter,
} from '#services/contract/newsletter.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { settled } from '#tests/support/outbox.ts'
import type { TestServices } from '#tests/support/services.ts'
import type { TestSmtp } from '#tests/support/smtp.ts'
import { somewhere } from './notice-world.ts'

/** The consents of its form: one that is required, and one that is not. */
export const NEWS = 7
export const BIRTHDAYS = 8

export async function addNewsletterForm(trx: Trx, clock: Clock): Promise<void> {
  await writeConsent(trx, { number: NEWS, language: 'hrv', html: '<p>Novosti</p>' }, clock)
  await writeConsent(trx, { number: BIRTHDAYS, language: 'hrv', html: '<p>Čestitke</p>' }, clock)
  await assignConsents(trx, 'newsletter', [
    { number: NEWS, isRequired: true },
    { number: BIRTHDAYS, isRequired: false },
  ])
}

const CONFIRM = /http:\/\/localhost:4000(\/potvrdi-email\?\S+)/
const STOP = /http:\/\/localhost:4000\/newsletter\/odjava\/([\w.-]+)/

/** What visitors do about the newsletter. */
export function createNewsletterWorld(services: TestServices, smtp: TestSmtp) {
  type Input = CallInput<typeof subscribeNewsletter>

  const subscribe = async (input: Input, headers = somewhere()) =>
    await services.call(subscribeNewsletter, { consents: [NEWS], ...input }, headers)
  const confirm = async (token: string) => await services.call(confirmNewsletter, { token })
  const stop = async (token: string) => await services.call(stopNewsletter, { token })
  const letter = async (token: string, browserKey?: string) => {
    const key = browserKey === undefined ? {} : { browserKey }
    return (await services.call(readNewsletterLetter, { token, ...key })).letter
  }

  const mailTo = (email: string) => smtp.mails.findLast(({ to }) => to?.[0]?.address === email)
  const textTo = (email: string) => mailTo(email)?.text ?? ''
  /** Address of the page in the last letter. */
  const confirmPage = (email: string) =>
    new URL(CONFIRM.exec(textTo(email))?.[1] ?? '', 'http://localhost:4000')
  const confirmToken = (email: string) => confirmPage(email).searchParams.get('token') ?? ''
  const stopToken = (email: string) => STOP.exec(textTo(email))?.[1] ?? ''

  /** As a guest who opens the link of the letter. */
  async function join(email: string, input: Partial<Input> = {}): Promise<void> {
    await subscribe({ email, ...input })
    await settled(services)
    await confirm(confirmToken(email))
    await settled(services)
  }

  const rows = async () =>
    await services.db.selectFrom('newsletter_subscriber').selectAll().orderBy('id').execute()
  const stateOf = async (email: string) =>
    (await rows()).find((row) => row.email === email)?.state ?? null

  return {
    ...{ subscribe, confirm, stop, letter, join, rows, stateOf },
    ...{ mailTo, textTo, confirmPage, confirmToken, stopToken },
  }
}
