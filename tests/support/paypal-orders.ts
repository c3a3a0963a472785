/** What is paid, for whom and to whom, as an order at PayPal has it. */
export type PayPalUnit = {
  readonly customId: string
  readonly value: string
  readonly currency?: string
  /** The merchant who gets the money; the shop's unless another is named. */
  readonly payee?: string
}

export type CaptureOutcome = 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED'

type Order = {
  unit: PayPalUnit
  status: string
  readonly captures: { id: string; status: string }[]
  /** Idempotency keys of captures that took money. */
  readonly keys: string[]
  /** Idempotency keys of refunds that paid. */
  readonly refunds: string[]
}

/** A call of the API: id in its path, idempotency key and body. */
type Request = { readonly id: string; readonly key: string; readonly body: string }

export type PayPalAnswer = readonly [status: number, body: object]

export const MERCHANT = 'SAVEZTESTPAY2'

/** Orders and subscriptions of the stand-in, and what its API does with them. */
export function createPayPalOrders() {
  const orders = new Map<string, Order>()
  const subscriptions = new Map<string, object>()
  /** Ids by the idempotency key of their creation. */
  const created = new Map<string, string>()
  const meanwhile = new Set<string>()
  let outcome: CaptureOutcome = 'COMPLETED'
  let next = 1

  function once(key: string, create: (id: string) => void): string {
    const known = created.get(key)
    if (known) return known
    const id = `PP-${next++}`
    create(id)
    created.set(key, id)
    return id
  }

  function moneyOf({ value, currency = 'EUR' }: PayPalUnit): object {
    return { currency_code: currency, value }
  }

  function view(id: string, { unit, status, captures }: Order): object {
    const { customId, payee = MERCHANT } = unit
    const payments = {
      captures: captures.map((one) => ({ ...one, custom_id: customId, amount: moneyOf(unit) })),
    }
    return {
      ...{ id, status, intent: 'CAPTURE' },
      purchase_units: [
        {
          ...{ reference_id: 'default', custom_id: customId, amount: moneyOf(unit) },
          payee: { merchant_id: payee, email_address: `${payee.toLowerCase()}@posta.example` },
          ...(captures.length > 0 && { payments }),
        },
      ],
    }
  }

  function capture(id: string, order: Order, key: string): PayPalAnswer {
    const taken: PayPalAnswer = [201, { id, status: 'COMPLETED', links: [] }]
    if (order.keys.includes(key)) return taken
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED')
    if (outcome === 'INSTRUMENT_DECLINED') return refused(outcome)
    order.status = 'COMPLETED'
    order.keys.push(key)
    order.captures.push({ id: `CAP-${id}`, status: outcome })
    return taken
  }

  return {
    /** An order as a browser creates it with the shop's client id. */
    add: (unit: PayPalUnit, status: string): string =>
      once(`browser ${next}`, (id) => {
        orders.set(id, { unit, status, captures: [], keys: [], refunds: [] })
      }),
    addSubscription: (subscription: object): string =>
      once(`browser ${next}`, (id) => {
        subscriptions.set(id, subscription)
      }),
    /** What the browser, the buyer, PayPal and staff do with an order. */
    change: (id: string, change: Partial<Pick<Order, 'unit' | 'status'>>): void => {
      const order = orders.get(id)
      if (!order) throw new Error(`PayPal has no order ${id}`)
      Object.assign(order, change)
    },
    settleCapture: (id: string, status: string): void => {
      for (const one of orders.get(id)?.captures ?? []) one.status = status
    },
    changeSubscription: (id: string, change: object): void => {
      subscriptions.set(id, { ...subscriptions.get(id), ...change })
    },
    drop: (id: string): void => {
      orders.delete(id)
    },
    captureAs: (given: CaptureOutcome): void => {
      outcome = given
    },
    captureMeanwhile: (id: string): void => {
      meanwhile.add(id)
    },
    find: (id: string): Order | undefined => orders.get(id),
    all: (): readonly string[] => [...orders.keys()],

    create: ({ body, key }: Request): PayPalAnswer => {
      const { intent, purchase_units: units } = JSON.parse(body)
      const [{ custom_id: customId, amount, payee }] = units
      if (intent !== 'CAPTURE' || units.length !== 1) return refused('INVALID_PARAMETER_VALUE')
      const id = once(key, (fresh) => {
        const unit = { customId, value: amount.value, currency: amount.currency_code }
        const given = { ...unit, ...(payee && { payee: payee.merchant_id }) }
        const empty = { captures: [], keys: [], refunds: [] }
        orders.set(fresh, { unit: given, status: 'CREATED', ...empty })
      })
      return [201, { id, status: 'CREATED', links: [] }]
    },
    subscribe: ({ body, key }: Request): PayPalAnswer => {
      const id = once(key, (fresh) => {
        subscriptions.set(fresh, { ...JSON.parse(body), status: 'APPROVAL_PENDING' })
      })
      return [201, { id, status: 'APPROVAL_PENDING', links: [] }]
    },
    read: ({ id }: Pick<Request, 'id'>): PayPalAnswer => {
      const order = orders.get(id)
      if (!order) return [404, { name: 'RESOURCE_NOT_FOUND' }]
      const seen = view(id, order)
      if (meanwhile.delete(id)) capture(id, order, 'browser')
      return [200, seen]
    },
    capture: ({ id, key }: Request): PayPalAnswer => {
      const order = orders.get(id)
      return order ? capture(id, order, key) : [404, { name: 'RESOURCE_NOT_FOUND' }]
    },
    readSubscription: ({ id }: Pick<Request, 'id'>): PayPalAnswer => {
      const subscription = subscriptions.get(id)
      return subscription ? [200, { id, ...subscription }] : [404, {}]
    },
    refund: ({ id: captureId, key }: Request): PayPalAnswer => {
      const order = orders.get(captureId.replace('CAP-', ''))
      if (!order || order.captures.length === 0) {
        return [404, { details: [{ issue: 'INVALID_RESOURCE_ID' }] }]
      }
      if (!order.refunds.includes(key)) {
        if (order.refunds.length > 0) return refused('CAPTURE_FULLY_REFUNDED')
        order.refunds.push(key)
      }
      return [201, { id: `REF-${captureId}`, status: 'COMPLETED' }]
    },
  }
}

function refused(issue: string): PayPalAnswer {
  return [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }]
}
