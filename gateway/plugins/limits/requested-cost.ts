/** True for a request with `"extensions": {"cost": true}`. */
export function isCostRequested(extensions: unknown): boolean {
  if (typeof extensions !== 'object' || extensions === null) return false
  return 'cost' in extensions && extensions.cost === true
}
