import { devPage, devPolicy } from '#services/modules/dev/dev-page.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import { REQUEST_FIELDS, type SignInRequest } from './sign-in-request.ts'

export type OidcPerson = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Lets a person choose who to log in as. */
export function signInPage(
  { redirectUri, state }: SignInRequest,
  query: URLSearchParams,
  { base, issuer, people }: { base: string; issuer: string; people: readonly OidcPerson[] },
): Response {
  const hidden = REQUEST_FIELDS.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? '')}">`,
  ).join('\n')
  const choices = people
    .map(
      ({ email, firstName, lastName }, at) =>
        `<label class="choice"><input type="radio" name="person" value="${escapeHtml(email)}"${at === 0 ? ' checked' : ''}> ${escapeHtml(`${firstName} ${lastName}`)} <small>${escapeHtml(email)}</small></label>`,
    )
    .join('\n')
  const cancel = new URL(redirectUri)
  for (const [name, value] of [
    ['error', 'access_denied'],
    ['state', state],
    ['iss', issuer],
  ] as const) {
    cancel.searchParams.set(name, value)
  }

  const page = devPage(
    'Demo prijava',
    `<h1>Demo prijava</h1>
<p class="soft">Ovako bi izgledala prijava kod vanjskog davatelja. Ne traži lozinku, zato je ima samo demo.</p>
<form method="get" action="${base}/choose">
${hidden}
${choices}
<label class="choice"><input type="radio" name="person" value=""${people.length === 0 ? ' checked' : ''}> Netko drugi</label>
<label>E-adresa <input type="email" name="email" autocomplete="email"></label>
<label>Ime <input type="text" name="firstName" autocomplete="given-name"></label>
<label>Prezime <input type="text" name="lastName" autocomplete="family-name"></label>
<label class="choice"><input type="checkbox" name="verified" value="yes" checked> E-adresa je potvrđena</label>
<p><button type="submit">Nastavi</button></p>
</form>
<p><a href="${escapeHtml(cancel.href)}">Odustanite</a></p>`,
  )
  // The redirect after the form counts as a form action.
  const actions = `form-action 'self' ${new URL(redirectUri).origin}`
  return html(page, 200, devPolicy([actions, "frame-ancestors 'none'"]))
}

export function devErrorPage(): Response {
  const page = devPage(
    'Demo prijava',
    '<h1>Ova prijava nije ispravna</h1>\n<p>Vratite se u trgovinu i pokušajte ponovno.</p>',
  )
  return html(page, 400, devPolicy(["form-action 'none'", "frame-ancestors 'none'"]))
}

function html(page: string, status: number, policy: string): Response {
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
