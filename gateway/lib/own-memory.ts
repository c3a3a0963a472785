/**
 * A copy that nothing shares. A small Buffer is a part of 64 kB, a compressed one the beginning of
 * its chunk: stored as they are, they keep all of that alive.
 */
export function inOwnMemory(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
