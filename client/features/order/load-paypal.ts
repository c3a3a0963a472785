type Taxes = { readonly percentage: string; readonly inclusive: boolean }

/** The script's intent: an order or a subscription. */
export type PayPalActions = {
  readonly order: {
    create(order: {
      readonly purchase_units: readonly {
        readonly custom_id: string
        readonly amount: { readonly currency_code: string; readonly value: string }
      }[]
    }): Promise<string>
  }
  readonly subscription: {
    create(subscription: {
      readonly plan_id: string
      readonly custom_id: string
      readonly quantity?: string
      readonly plan?: { readonly taxes: Taxes }
    }): Promise<string>
  }
}

type PayPalButtonOptions = {
  createOrder?(data: unknown, actions: PayPalActions): Promise<string>
  createSubscription?(data: unknown, actions: PayPalActions): Promise<string>
  onApprove(details: Readonly<Record<string, unknown>>): Promise<void>
  onError(error: unknown): void
}

/** The part of the provider's script that is used. */
export type PayPal = {
  Buttons(options: PayPalButtonOptions): { render(place: HTMLElement): Promise<void> }
}

/** The content policy allows these too, where PayPal is configured. */
const HOSTS: ReadonlySet<string> = new Set(['www.paypal.com', 'www.sandbox.paypal.com'])

/** True for hosts from which scripts may be loaded. */
export function isPayPalScript(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && HOSTS.has(url.host)
}

/** Loads the provider's script once. */
export async function loadPayPal(scriptUrl: string): Promise<PayPal> {
  if (!isPayPalScript(scriptUrl)) throw new Error('The script is not from PayPal.')
  const loaded = present()
  if (loaded) return loaded
  const script = document.createElement('script')
  script.src = scriptUrl
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The script of PayPal did not load.'))
    document.head.append(script)
  })
  const paypal = present()
  if (!paypal) throw new Error('The script of PayPal has no buttons.')
  return paypal
}

function present(): PayPal | null {
  const paypal: unknown = Reflect.get(window, 'paypal')
  return isPayPal(paypal) ? paypal : null
}

function isPayPal(value: unknown): value is PayPal {
  return typeof value === 'object' && value !== null && 'Buttons' in value
}
