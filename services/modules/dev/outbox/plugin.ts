import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import { devPage, devPolicy } from '#services/modules/dev/dev-page.ts'
import { outboxFolder } from '#services/modules/mail/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import { listMails, readMail, readMailHtml, type SentMail } from './files.ts'

const BASE = '/dev/outbox'
/** Links of a mail open in the surrounding window; scripts do not run. */
const FRAME = 'allow-top-navigation-by-user-activation allow-popups'

const params = z.object({ name: z.string() })

const MOMENT = new Intl.DateTimeFormat('hr', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Zagreb',
})

/** Shows the mails that the demo would have sent. */
export function outboxPlugin({
  dataDir,
  publicUrl,
}: Pick<ServicesConfig, 'dataDir' | 'publicUrl'>): FastifyPluginAsync {
  const folder = outboxFolder(dataDir)
  // The sandbox has an origin of its own, so 'self' would be none.
  const pictures = new URL('/', publicUrl).href

  return async (app) => {
    app.get(BASE, async (_request, reply) => sendPage(reply, listPage(await listMails(folder))))

    app.get(`${BASE}/:name`, async (request, reply) => {
      const mail = await readMail(folder, params.parse(request.params).name)
      if (!mail) throw missing()
      return sendPage(reply, mailPage(mail))
    })

    app.get(`${BASE}/:name/html`, async (request, reply) => {
      const html = await readMailHtml(folder, params.parse(request.params).name)
      if (html === null) throw missing()
      const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${FRAME}`
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(html.replace('<head>', '<head><base target="_top">'))
    })
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      devPolicy(["frame-src 'self'", "form-action 'none'", "frame-ancestors 'none'"]),
    )
    .type('text/html; charset=utf-8')
    .send(page)
}

function listPage(mails: readonly SentMail[]): string {
  const list = mails
    .map(
      ({ name, at, to, subject }) =>
        `<li><a href="${BASE}/${name}"><strong>${escapeHtml(subject)}</strong><small>${escapeHtml(to)} · ${moment(at)}</small></a></li>`,
    )
    .join('\n')
  const body = list ? `<ul>\n${list}\n</ul>` : '<p>Još nema nijedne poruke.</p>'
  return devPage(
    'Odlazna pošta',
    `<h1>Odlazna pošta</h1>
<p class="soft">Poruke koje bi trgovina poslala da ima poslužitelj pošte. Vidi ih samo demo.</p>
${body}`,
  )
}

function mailPage({ name, at, to, subject, text }: SentMail): string {
  return devPage(
    subject,
    `<p><a href="${BASE}">← Sve poruke</a></p>
<h1>${escapeHtml(subject)}</h1>
<p class="soft">Za ${escapeHtml(to)} · ${moment(at)}</p>
<iframe title="Poruka" sandbox="${FRAME}" src="${BASE}/${name}/html"></iframe>
<details><summary>Isto kao običan tekst</summary><pre>${escapeHtml(text)}</pre></details>`,
  )
}

function moment(at: string): string {
  return escapeHtml(MOMENT.format(new Date(at)))
}

function missing(): Refusal {
  return new Refusal(404, 'There is no such mail.', { code: 'NOT_FOUND' })
}
