import { z } from 'zod'

/** A hosted form, to which the browser posts signed fields. */
export type HpfConfig = {
  readonly formUrl: string
  readonly authenticityToken: string
  readonly merchantKey: string
}

export type PayPalConfig = {
  readonly apiUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** The account that is paid: an order at PayPal for any other one is refused. */
  readonly merchantId: string
  /** Plans of the products that are sold as subscriptions, by SKU. */
  readonly planIds: ReadonlyMap<string, string>
  /** SKUs of subscriptions that are taxed only for buyers in Germany. */
  readonly untaxedSkus: ReadonlySet<string>
}

export type PaymentProviders = {
  readonly hpf: HpfConfig | null
  readonly payPal: PayPalConfig | null
}

const httpsUrl = z.url({ protocol: /^https$/, error: 'must begin with https://' })
const secret = z.string({ error: 'missing' }).min(8)
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
const plans = list.pipe(
  z.array(
    z
      .string()
      .regex(/^[^=]+=P-\w+$/, 'must be a list such as SKU-1=P-123,SKU-2=P-456')
      .transform((pair) => pair.split('=')),
  ),
)

const hpf = z.object({
  HPF_URL: httpsUrl.default('https://ipg.monri.com/v2/form'),
  HPF_TOKEN: secret,
  HPF_KEY: secret,
})

const payPal = z.object({
  PAYPAL_API_URL: httpsUrl.default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: secret,
  PAYPAL_CLIENT_SECRET: secret,
  PAYPAL_WEBHOOK_ID: secret,
  PAYPAL_MERCHANT_ID: z
    .string({ error: 'missing' })
    .regex(/^[2-9A-HJ-NP-Z]{13}$/, 'must be the 13 characters of the account, as PayPal shows it'),
  PAYPAL_PLANS: plans,
  PAYPAL_UNTAXED_SKUS: list,
})

/** Expects no empty variables. A provider is configured once one of its variables is set. */
export function readPaymentProviders(variables: NodeJS.ProcessEnv): {
  readonly records: PaymentProviders
  readonly faults: readonly string[]
} {
  const faults: string[] = []
  const form = read(hpf, variables, faults)
  const buttons = read(payPal, variables, faults)
  return {
    records: {
      hpf: form && {
        formUrl: form.HPF_URL,
        authenticityToken: form.HPF_TOKEN,
        merchantKey: form.HPF_KEY,
      },
      payPal: buttons && {
        apiUrl: buttons.PAYPAL_API_URL.replace(/\/+$/, ''),
        clientId: buttons.PAYPAL_CLIENT_ID,
        clientSecret: buttons.PAYPAL_CLIENT_SECRET,
        webhookId: buttons.PAYPAL_WEBHOOK_ID,
        merchantId: buttons.PAYPAL_MERCHANT_ID,
        planIds: new Map(buttons.PAYPAL_PLANS.map(([sku = '', plan = '']) => [sku, plan])),
        untaxedSkus: new Set(buttons.PAYPAL_UNTAXED_SKUS),
      },
    },
    faults,
  }
}

/** Names of the variables that an adapter cannot do without. */
export function variablesOf(adapter: string): readonly string[] {
  if (adapter === 'sandbox') return ['PAYMENT_SANDBOX']
  if (adapter === 'hpf') return requiredOf(hpf.shape)
  return adapter === 'paypal' ? requiredOf(payPal.shape) : []
}

function requiredOf(rules: Readonly<Record<string, z.ZodType>>): readonly string[] {
  return Object.keys(rules).filter((name) => !rules[name]?.safeParse(undefined).success)
}

function read<Shape extends z.ZodRawShape>(
  shape: z.ZodObject<Shape>,
  variables: NodeJS.ProcessEnv,
  faults: string[],
): z.output<z.ZodObject<Shape>> | null {
  if (!Object.keys(shape.shape).some((name) => variables[name])) return null
  const parsed = shape.safeParse(variables)
  if (parsed.success) return parsed.data
  faults.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
  return null
}
