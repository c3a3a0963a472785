import { createHmac } from 'node:crypto'
import { sameText } from '#services/platform/http/same-text.ts'

export type SignedFields = Readonly<Record<string, string>>

/** Purpose of the fields; each purpose has its own key. */
type Purpose = 'sandbox shop' | 'sandbox provider' | 'hpf return'

export function signed(
  fields: SignedFields,
  purpose: Purpose,
  secret: string,
): SignedFields & { readonly signature: string } {
  return { ...fields, signature: signatureOf(fields, purpose, secret) }
}

/** The fields without their signature; null when it is wrong. */
export function verified(
  fields: Readonly<Record<string, unknown>>,
  purpose: Purpose,
  secret: string,
): SignedFields | null {
  const { signature, ...rest } = fields
  const texts = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const isComplete = Object.keys(texts).length === Object.keys(rest).length
  const given = typeof signature === 'string' ? signature : undefined
  return sameText(given, signatureOf(texts, purpose, secret)) && isComplete ? texts : null
}

function signatureOf(fields: SignedFields, purpose: Purpose, secret: string): string {
  const key = createHmac('sha256', secret).update(`payment\n${purpose}`).digest()
  const entries = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', key).update(JSON.stringify(entries)).digest('base64url')
}
