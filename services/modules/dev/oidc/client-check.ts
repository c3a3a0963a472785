/** Accepts the secret in the header or the body, or only the id of a public client. */
export function isKnownClient(
  headers: Headers,
  body: URLSearchParams,
  client: { readonly id: string; readonly secret: string | null },
): boolean {
  const [, basic] = /^Basic (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString('utf8').split(':').map(formDecoded)
    : [body.get('client_id'), body.get('client_secret')]
  return id === client.id && (client.secret === null || secret === client.secret)
}

/** Decodes a form value, where a plus is a space. */
function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
