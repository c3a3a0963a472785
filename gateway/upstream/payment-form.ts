import { Parser } from 'htmlparser2'

export type PaymentForm = {
  readonly action: string
  readonly fields: { readonly name: string; readonly value: string }[]
}

/** More than any provider's form has. */
const MAX_FIELDS = 100
const MAX_LENGTH = 100_000
/** Types of inputs that a browser sends by themselves. */
const SENT_TYPES: ReadonlySet<string> = new Set(['hidden', 'text', 'email', 'tel', 'number'])

/**
 * Action and fields of the form that a provider's HTML contains; everything else of the HTML is
 * dropped. Null unless it is one form to post to one of `origins`.
 */
export function readPaymentForm(
  html: string,
  { base, origins }: { readonly base: string; readonly origins: ReadonlySet<string> },
): PaymentForm | null {
  if (html.length > MAX_LENGTH) return null
  const forms = formsIn(html)
  const [form] = forms
  if (forms.length !== 1 || !form || form.method !== 'post') return null
  const action = URL.parse(form.action, base)
  const isAllowed =
    action !== null && origins.has(action.origin) && !action.username && !action.password
  if (!isAllowed || form.fields.length > MAX_FIELDS) return null
  return { action: action.href, fields: form.fields }
}

type RawForm = {
  readonly action: string
  readonly method: string
  readonly fields: { name: string; value: string }[]
}

function formsIn(html: string): readonly RawForm[] {
  const forms: RawForm[] = []
  let open: RawForm | null = null
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'form') {
        const { action = '', method = 'get' } = attributes
        open = { action: action.trim(), method: method.trim().toLowerCase(), fields: [] }
        forms.push(open)
      }
      const { name = '', value = '', type = 'text' } = attributes
      if (tag === 'input' && name && SENT_TYPES.has(type.toLowerCase())) {
        open?.fields.push({ name, value })
      }
    },
    onclosetag(tag) {
      if (tag === 'form') open = null
    },
  })
  parser.end(html)
  return forms
}
