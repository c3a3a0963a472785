import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'
import type { Logger } from 'pino'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { sameText } from './same-text.ts'

/** Loopback and private networks, where a proxy between gateway and services runs. */
const NEIGHBOURS = new BlockList()
NEIGHBOURS.addSubnet('127.0.0.0', 8, 'ipv4')
NEIGHBOURS.addSubnet('10.0.0.0', 8, 'ipv4')
NEIGHBOURS.addSubnet('172.16.0.0', 12, 'ipv4')
NEIGHBOURS.addSubnet('192.168.0.0', 16, 'ipv4')
NEIGHBOURS.addAddress('::1', 'ipv6')
NEIGHBOURS.addSubnet('fc00::', 7, 'ipv6')

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** More than any chain of proxies has. */
const MAX_HOPS = 20

/**
 * Removes `x-forwarded-for` unless the gateway sent it: otherwise any program that reaches the port
 * could fake a new address for each attempt. Logged once, because a gateway with another secret
 * makes all visitors share the limits of one address.
 */
export function createForwardingGuard(
  sessionSecret: string,
  log: Logger,
): (headers: IncomingHttpHeaders) => void {
  const key = gatewayKeyOf(sessionSecret)
  let isLogged = false
  return (headers) => {
    if (headers['x-forwarded-for'] === undefined || sameText(headers[GATEWAY_KEY_HEADER], key))
      return
    delete headers['x-forwarded-for']
    if (!isLogged) log.warn('x-forwarded-for ignored: its sender does not have our SESSION_SECRET')
    isLogged = true
  }
}

/** Address of the client. Expects headers that the forwarding guard has checked. */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  const hops = (typeof forwarded === 'string' ? forwarded.split(',') : [])
    .slice(-MAX_HOPS)
    .map(plainAddress)
  let address = plainAddress(socket.remoteAddress ?? '')
  for (let next = hops.pop(); next && isIP(next) !== 0; next = hops.pop()) {
    address = next
    if (!isNeighbour(address)) break
  }
  return address
}

/** The stored form of an address, too coarse to identify one person. */
export function addressBlock(address: string): string {
  const { place, around } = networksOf(address)
  return isIPv4(address) ? around : place
}

/**
 * `place` is one internet connection (an IPv4 address or an IPv6 /64); `around` is the network that
 * one attacker may have rented.
 */
export function networksOf(address: string): { readonly place: string; readonly around: string } {
  if (isIPv4(address)) {
    return { place: address, around: `${address.split('.').slice(0, 3).join('.')}.0/24` }
  }
  if (isIP(address) !== 6) return { place: 'unknown', around: 'unknown' }
  const network = (groups: number) => `${firstGroups(address, groups).join(':')}::/${groups * 16}`
  return { place: network(4), around: network(3) }
}

function firstGroups(address: string, count: number): string[] {
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  const rest = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, count)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

function plainAddress(text: string): string {
  const address = text.trim()
  return MAPPED.exec(address)?.[1] ?? address
}

function isNeighbour(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && NEIGHBOURS.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
