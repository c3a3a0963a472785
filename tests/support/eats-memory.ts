/** Loaded before a program (`--import`): a request with this id takes memory until there is none. */
import { subscribe } from 'node:diagnostics_channel'
import { GLUTTON } from './request-marks.ts'

subscribe('http.server.request.start', (message: unknown) => {
  if (!JSON.stringify(message, ['request', 'headers', 'x-request-id']).includes(GLUTTON)) return
  const kept: number[][] = []
  for (;;) kept.push(new Array(1_000_000).fill(0.5))
})
