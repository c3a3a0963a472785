/** The internet connection behind an address, for limits: of IPv6 the /64, or a wider network. */
export function placeOf(address: string): string {
  if (/^::ffff:\d+\./i.test(address) || !address.includes(':')) return address
  const [start = ''] = address.split('::', 1)
  return start.split(':').slice(0, 4).join(':')
}
