import { z } from 'zod'
import { sendMail } from '#services/modules/mail/api.ts'
import type { OutboxHandler } from '#services/platform/module.ts'
import { SIGN_UP_MAIL } from './job-kinds.ts'
import { newsletterLetters } from './letters/newsletter-letters.ts'
import { confirmLink, readConfirm, stopLinks } from './links.ts'
import { settleHandlers } from './settle.ts'
import { findSubscriber } from './store.ts'

const signedUp = z.object({
  id: z.int(),
  /** When it was signed up: another sign-up is another letter. */
  at: z.string(),
  /** The address had the newsletter already. */
  isKnown: z.boolean(),
})

/** What the page says after the confirmation; signed in the link, so that it can be shown. */
const CONFIRMED = {
  hrv: 'Prijavljeni ste na newsletter. Vidimo se u idućem broju!',
  eng: 'You are subscribed to the newsletter. See you in the next issue!',
}

export const newsletterOutboxHandlers: Readonly<Record<string, OutboxHandler>> = {
  ...settleHandlers,

  [SIGN_UP_MAIL]: async (payload, deps) => {
    const { db, config, clock } = deps
    const { id, at, isKnown } = signedUp.parse(payload)
    const row = await findSubscriber(db, id)
    // Confirmed or stopped meanwhile: a letter would only annoy.
    if (!row || row.state !== (isKnown ? 'ACTIVE' : 'PENDING')) return
    const { email: to, language } = row
    const { page: stopLink, post: unsubscribe } = stopLinks(row, config)
    const mail = { id: `${SIGN_UP_MAIL}.${id}.${at}.${isKnown}`, to, language, unsubscribe }
    if (isKnown) {
      const letter = newsletterLetters['newsletter-known']
      return await sendMail(deps, { ...mail, letter, values: { stopLink } })
    }
    const link = confirmLink(row, CONFIRMED[language === 'eng' ? 'eng' : 'hrv'], config)
    const token = new URL(link).searchParams.get('token') ?? ''
    // It may have waited for longer than its link is valid.
    if (!readConfirm(token, clock.now(), config.sessionSecret)) return
    const letter = newsletterLetters['confirm-newsletter']
    await sendMail(deps, { ...mail, letter, values: { link, stopLink } })
  },
}
