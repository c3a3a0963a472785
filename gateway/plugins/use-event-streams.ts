import type { Plugin } from 'graphql-yoga'

/** No proxy stores events, holds them back or compresses them into blocks. */
export function passEventsOn(): Plugin {
  return {
    onResponse({ response: { headers } }) {
      if (!headers.get('content-type')?.startsWith('text/event-stream')) return
      headers.set('cache-control', 'private, no-store, no-transform')
      headers.set('x-accel-buffering', 'no')
    },
  }
}
