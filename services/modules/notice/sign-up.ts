import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { requestProductNotice } from '#services/contract/notice.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { requireCaptcha } from '#services/modules/captcha/api.ts'
import { acceptedTexts } from '#services/modules/gdpr/api.ts'
import { productOffers } from '#services/modules/product/api.ts'
import { checkout } from '#services/modules/settings/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { CONFIRM_MAIL, LOOK } from './job-kinds.ts'
import { limitOwnSignUps, limitSignUps } from './limits.ts'
import { addressKeyOf } from './links.ts'
import { countWaitingNotices, signUp } from './store.ts'

const MOST_NOTICES = 100
/** Longer than a mail is retried: a notice that was claimed earlier was never mailed. */
const LOST_MS = 3 * 86_400_000

type Input = CallInput<typeof requestProductNotice>

/**
 * A customer's own address needs no confirmation; any other address is confirmed by mail. The
 * response does not reveal whether the address was signed up before.
 */
export async function requestNotice(
  input: Input,
  scope: Scope,
  deps: Pick<ModuleDeps, 'limits' | 'config' | 'findPerson' | 'log'>,
): Promise<CallOutput<typeof requestProductNotice>> {
  const { db, clock, language, clientAddress } = scope
  const { limits, config, findPerson } = deps
  if (!(await checkout(db)).productNotices) throw notOffered()
  const customer = scope.principal && (await findPerson(db, scope.principal.userId))
  const owner = customer && isTheirs(customer, input.email) ? customer : null
  const now = clock.now().toISOString()
  const offer = (await productOffers({ db, language, now }, [input.productId])).get(input.productId)
  if (!offer) throw noSuchProduct()
  const texts = await readTexts(db, input, language)

  if (owner) await limitOwnSignUps(limits, owner.userId)
  else {
    await requireCaptcha(scope, input, { purpose: 'signUp', deps })
    await limitSignUps(limits, { email: input.email, clientAddress })
  }
  await inTransaction(db, async (trx) => {
    if (owner) await refuseMore(trx, owner)
    const { email, kind } = input
    const secret = config.sessionSecret
    const notice = {
      ...{ email, kind, language },
      email_key: emailKey(email),
      address_key: addressKeyOf(email, secret),
      account_id: owner?.userId ?? null,
      product_id: offer.id,
      page_id: offer.mainId,
      price_cents: kind === 'priceDrop' ? offer.finalCents : null,
      consent_texts: JSON.stringify(texts),
      signed_up_at: now,
      confirmed_at: owner ? now : null,
    }
    const lostBefore = new Date(clock.now().getTime() - LOST_MS).toISOString()
    const id = await signUp(trx, notice, lostBefore)
    // The page may have been outdated: a product that is already available is mailed at once.
    if (owner) await enqueue(trx, { kind: LOOK, payload: { pageId: offer.mainId } })
    else await enqueue(trx, { kind: CONFIRM_MAIL, payload: { id } })
  })
  return { needsConfirmation: owner === null }
}

function isTheirs({ email }: Person, typed: string): boolean {
  return emailKey(email) === emailKey(typed)
}

/** The form's consents apply only to notices of stock. */
async function readTexts(db: Db, { kind, consents = [], readTexts }: Input, language: string) {
  if (kind !== 'backInStock') return []
  const read = readTexts === undefined ? {} : { readTexts }
  return await acceptedTexts(db, 'productAvailabilityForm', {
    ...{ numbers: consents, language, ...read },
  })
}

async function refuseMore(db: Db, { userId, email }: Person): Promise<void> {
  const owner = { accountId: userId, emailKey: emailKey(email) }
  if ((await countWaitingNotices(db, owner)) < MOST_NOTICES) return
  throw new Refusal(409, 'The customer waits for too many products.', { code: 'LIST_FULL' })
}

function notOffered(): Refusal {
  return new Refusal(404, 'The shop sends no notices.', { code: 'NOT_SUPPORTED' })
}

function noSuchProduct(): Refusal {
  return new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND', field: 'productId' })
}
