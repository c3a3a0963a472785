import type { CallInput } from '#services/contract/call.ts'
import { requestProductNotice } from '#services/contract/notice.ts'
import { createNoticeWatch } from '#services/modules/notice/watch.ts'
import { setStock } from '#services/modules/product/api.ts'
import { engineOf } from '#services/platform/database.ts'
import { settled } from '#tests/support/outbox.ts'
import type { TestServices } from '#tests/support/services.ts'
import type { TestSmtp } from '#tests/support/smtp.ts'

const PUBLIC_URL = 'http://localhost:4000'
const CONFIRM = '/obavijest/potvrda/'
export const STOP = '/obavijest/odjava/'

let places = 0

/** A place of its own, so that no limit of another test is reached. */
export function somewhere(): Record<string, string> {
  places += 1
  return { 'x-forwarded-for': `10.${(places >> 8) & 255}.${places & 255}.7` }
}

export type NoticeWorld = ReturnType<typeof createNoticeWorld>

/** What a visitor does about notices, and what the shop does meanwhile. */
export function createNoticeWorld(services: TestServices, smtp: TestSmtp) {
  const watch = createNoticeWatch(services.services.deps)

  type Input = CallInput<typeof requestProductNotice>
  const signUp = async (input: Input, headers = somewhere()) =>
    await services.call(requestProductNotice, input, headers)

  /** Until the shop has looked at what changed and sent its mails. */
  async function look(): Promise<void> {
    await watch.runOnce()
    await mailed()
  }

  /** Until no notice is being claimed and no mail is left. */
  async function mailed(): Promise<void> {
    await settled(services)
    await claimed()
    await settled(services)
  }

  /** PostgreSQL passes over what the program's own watch is claiming; until that is committed. */
  async function claimed(): Promise<void> {
    const notices = services.db.selectFrom('product_notice').select('id')
    await (engineOf(services.db) === 'postgres' ? notices.forUpdate() : notices).execute()
  }

  const subjects = () => smtp.mails.map(({ subject }) => subject ?? '')
  /** Of the newest mail that has one. */
  const linkIn = (path: string) => {
    const link = new RegExp(`${PUBLIC_URL}(${path}[\\w.-]+)`)
    const links = smtp.mails.flatMap(({ text = '' }) => link.exec(text)?.[1] ?? [])
    return links.at(-1) ?? ''
  }

  const open = async (path: string) => await fetch(services.url + path)
  const press = async (path: string, body: BodyInit | null = null) =>
    await fetch(services.url + path, { method: 'POST', body })

  /** As a guest who opens the link of the mail. */
  async function waitFor(input: Input): Promise<void> {
    await signUp(input)
    await settled(services)
    await press(linkIn(CONFIRM))
    await mailed()
  }

  const stock = async (productId: number, onHand: number) =>
    await services.db
      .transaction()
      .execute(async (trx) => await setStock(trx, services.clock, { productId, onHand }))

  const notices = async () =>
    await services.db.selectFrom('product_notice').selectAll().orderBy('id').execute()

  const toConfirm = () => linkIn(CONFIRM)
  const read = { subjects, linkIn, notices }
  return { ...read, signUp, waitFor, look, mailed, toConfirm, open, press, stock, watch }
}

/** Of a call that throws, for `toMatchObject`. */
export function refusal(code: string): object {
  return { body: { error: { code } } }
}
