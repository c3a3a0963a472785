import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { VERSION } from '#services/contract/version.ts'
import { devPage, devPolicy } from '#services/modules/dev/dev-page.ts'
import { domains } from '#services/modules/settings/api.ts'
import type { ReleaseSource } from '#services/modules/system/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import { DOCUMENTS } from './documents.ts'

const CHANGES = 'graphql/CHANGELOG.md'
const ROOT = new URL('../../../../', import.meta.url)

const request = z.object({
  gitlabProjectId: z.union([z.int32(), z.string().regex(/^[\w./-]{1,200}$/)]),
  /** Releases of GitLab belong to no branch. */
  gitlabBranch: z.string().max(200).optional(),
})

/** What developers read about the program itself, and the helpers of the platform's catalogue. */
export function softwarePlugin(
  { db, config }: Pick<ModuleDeps, 'config' | 'db'>,
  source: ReleaseSource,
): FastifyPluginAsync {
  const hosts = async () => {
    const main = new URL(config.publicUrl).host
    return (await domains(db)).map(({ host, isDefault }) => (isDefault ? main : host))
  }

  return async (app) => {
    app.get('/_cli/get-latest-tag', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(await source.latestTag())),
    )

    app.post('/_cli/get-latest-release', async ({ body }) => {
      const given = request.safeParse(body)
      if (!given.success) {
        throw new Refusal(400, 'A project and a branch.', {
          ...{ code: 'INVALID_INPUT', field: 'gitlabProjectId' },
        })
      }
      return source.releases(String(given.data.gitlabProjectId))
    })

    app.get('/dev/changelog', async (_request, reply) => {
      const releases = await source.releases().catch(() => [])
      const published = releases.map(
        ({ tag_name, name, description }) =>
          `<h2>${escapeHtml(name || tag_name)}</h2><pre>${escapeHtml(description ?? '')}</pre>`,
      )
      const body = `<h1>Popis promjena</h1><p class="soft">Inačica ${VERSION}</p>${published.join('')}`
      return sendPage(reply, 'Popis promjena', body + textOf(await readDocument(CHANGES)))
    })

    app.get('/dev/domain', async (_request, reply) =>
      reply
        .header(
          'content-security-policy',
          devPolicy(["form-action 'self'", "frame-ancestors 'none'"]),
        )
        // The gateway takes forms of its own pages alone, which browsers name only then.
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(devPage('Promjena domene', domainList(await hosts()))),
    )

    app.get('/dev/docs', async (_request, reply) =>
      sendPage(reply, 'Dokumentacija', documentList()),
    )

    app.get('/dev/docs/*', async ({ params }, reply) => {
      const path = z.object({ '*': z.string() }).parse(params)['*']
      if (!DOCUMENTS.has(path)) {
        throw new Refusal(404, 'There is no such document.', { code: 'NOT_FOUND' })
      }
      const back = '<p><a href="/dev/docs">← Dokumentacija</a></p>'
      const body = `${back}<h1>${escapeHtml(path)}</h1>${textOf(await readDocument(path))}`
      return sendPage(reply, path, body)
    })
  }
}

/** The gateway remembers the choice for a day. */
function domainList(hosts: readonly string[]): string {
  const items = hosts.map(
    (host) =>
      `<li><form method="post" action="/_cli/set-domain"><p><button name="domain" value="${escapeHtml(host)}">${escapeHtml(host)}</button></p></form></li>`,
  )
  return `<h1>Promjena domene</h1>
<p class="soft">Odaberite domenu čije stranice želite vidjeti na ovoj adresi, sljedeća 24 sata.</p>
<ul>${items.join('\n')}</ul>`
}

function documentList(): string {
  const items = [...DOCUMENTS].map(
    ([path, about]) =>
      `<li><a href="/dev/docs/${path}"><strong>${escapeHtml(about)}</strong><small>${path}</small></a></li>`,
  )
  return `<h1>Dokumentacija</h1>
<p class="soft">Na engleskom, kao i sav kod. Graf se isprobava na <a href="/graphql">/graphql</a>.</p>
<ul>${items.join('\n')}</ul>`
}

function readDocument(path: string): Promise<string> {
  return readFile(new URL(path, ROOT), 'utf8')
}

function textOf(markdown: string): string {
  return `<pre>${escapeHtml(markdown)}</pre>`
}

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .header('content-security-policy', devPolicy(["form-action 'none'", "frame-ancestors 'none'"]))
    .type('text/html; charset=utf-8')
    .send(devPage(title, body))
}
