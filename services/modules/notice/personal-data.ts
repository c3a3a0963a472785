import { sql } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { namesOfProducts } from '#services/modules/product/api.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type Person, type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { acceptedTextsOf, deleteNoticesOf, noticesOf, type Owner } from './store.ts'
import type { NoticeKind } from './tables.ts'

export const noticePersonalTables: PersonalTables = {
  product_notice: {
    owner: ({ account, email }) => sql`(account_id = ${account} or email_key = ${email})`,
    untold: {
      id: UNTOLD.ours,
      account_id: UNTOLD.ours,
      email_key: UNTOLD.folded,
      address_key: UNTOLD.secret,
      page_id: 'the product again, without its variant',
      kind: UNTOLD.inWords,
      price_cents: 'exported in euros',
      consent_texts: 'exported as how many were accepted',
      claimed_at: 'for the seconds until its mail leaves',
    },
  },
}

const KINDS: Readonly<Record<NoticeKind, string>> = {
  backInStock: 'kad stigne',
  priceDrop: 'kad cijena padne',
}

export const noticePersonalData: PersonalData = {
  name: 'notice',
  export: async (db, person) => {
    const [notices, texts] = await Promise.all([
      noticesOf(db, ownerOf(person)),
      acceptedTextsOf(db, ownerOf(person)),
    ])
    const ids = notices.map(({ productId }) => productId)
    const names = await namesOfProducts(db, ids, DEFAULT_LANGUAGE)
    return {
      'Obavijesti o proizvodima': notices.map((notice) => ({
        'e-adresa': notice.email,
        proizvod: names.get(notice.productId) ?? null,
        'broj proizvoda': notice.productId,
        obavijest: KINDS[notice.kind],
        'cijena pri prijavi (EUR)': notice.priceCents === null ? null : notice.priceCents / 100,
        jezik: notice.language,
        zatraženo: notice.signedUpAt,
        potvrđeno: notice.confirmedAt,
        'prihvaćenih privola': countOf(texts.get(notice.id)),
      })),
    }
  },
  erase: async (trx, person) => await deleteNoticesOf(trx, ownerOf(person)),
}

function countOf(texts = '[]'): number {
  const list: unknown = JSON.parse(texts)
  return Array.isArray(list) ? list.length : 0
}

function ownerOf({ userId, email }: Person): Owner {
  return { accountId: userId, emailKey: emailKey(email) }
}
