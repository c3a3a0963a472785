import { createHmac } from 'node:crypto'

export const GATEWAY_KEY_HEADER = 'x-gateway-key'

/**
 * Sent with `x-forwarded-for`, which the services accept only from the gateway. Both derive it from
 * SESSION_SECRET, so that it needs no setting and the secret itself is never sent.
 */
export function gatewayKeyOf(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('gateway').digest('base64url')
}
