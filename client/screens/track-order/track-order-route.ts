export { TrackOrderScreen as Component } from './track-order-screen.tsx'

export function loader(): null {
  return null
}
