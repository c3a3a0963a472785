import { callUrl } from '#services/contract/call.ts'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { detectDomain } from '#services/contract/master.ts'
import { BENCH_SECRET } from './programs.ts'

/** Of every call, as the gateway sends them. */
export async function siteHeaders(servicesUrl: string): Promise<Record<string, string>> {
  const answer = await fetch(servicesUrl + callUrl(detectDomain), {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: 'https://shop.example/' },
    body: '{}',
  })
  const { apiKeyToken, siteID, storeID } = detectDomain.output.parse(await answer.json())
  return {
    apiKey: apiKeyToken,
    site: `${siteID}`,
    store: `${storeID ?? siteID}`,
    [GATEWAY_KEY_HEADER]: gatewayKeyOf(BENCH_SECRET),
  }
}
