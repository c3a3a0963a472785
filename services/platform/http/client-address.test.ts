import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressBlock, clientAddress, networksOf } from './client-address.ts'

test.each([
  ['no proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['a gateway on this machine', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a gateway beside', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['a gateway elsewhere', '198.51.100.2', '203.0.113.9', '203.0.113.9'],
  ['two proxies', '172.16.0.2', '203.0.113.9, 192.168.1.1', '203.0.113.9'],
  ['a caller who adds one', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['somebody in the same house', '127.0.0.1', '192.168.1.7', '192.168.1.7'],
  ['no address in the header', '127.0.0.1', 'unknown, "', '127.0.0.1'],
  ['an empty header', '127.0.0.1', '', '127.0.0.1'],
  ['IPv6', '::1', '2001:db8::5', '2001:db8::5'],
])('with %s the client is %s → %s: %s', (_name, remoteAddress, forwarded, expected) => {
  expect(clientAddress(requestOf(remoteAddress, forwarded))).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48', '0:0:0:0::/64'],
  ['', 'unknown', 'unknown', 'unknown'],
])('%s is the place %s in %s, and %s is kept of it', (address, place, around, block) => {
  expect(networksOf(address)).toEqual({ place, around })
  expect(addressBlock(address)).toBe(block)
})

function requestOf(remoteAddress: string, forwarded: string | undefined): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}
