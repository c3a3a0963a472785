import { createRenderer, readAssets } from '#client/server/renderer.tsx'
import type { TestGateway } from '#tests/support/gateway.ts'
import { type Browser, ORIGIN } from './visitors.ts'

const ASSETS = readAssets(
  JSON.stringify({
    'client/app/entry.tsx': { file: 'assets/entry.js' },
    'client/app/early.ts': { file: 'assets/early.js' },
    'client/app/statistics.ts': { file: 'assets/statistics.js' },
    'client/app/languages.ts': { file: 'assets/languages.js' },
    'style.css': { file: 'assets/style.css' },
  }),
)

/** Draws pages as the product does, without a build. */
export const renderer = async () => createRenderer(ASSETS)

export type Fields = Readonly<Record<string, string>>

/** Reads a page, or posts a form to it, as a browser without scripts. */
export async function sendForm(
  graph: TestGateway,
  browser: Browser,
  path: string,
  fields?: Fields,
) {
  const answer = await fetch(graph.url + path, {
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    headers: { origin: ORIGIN, cookie: browser.cookie() },
    redirect: 'manual',
  })
  browser.keep(answer.headers)
  const html = await answer.text()
  const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ')
  const location = answer.headers.get('location')
  return { status: answer.status, headers: answer.headers, location, html, text }
}
